// The log of Apple's platforms under its other name.
@_exported import os
