/// What `--help` prints.
public enum Help {
    public static let version = "viewtree 0.1.0"

    public static let text = """
        viewtree: who gets the tap on a SwiftUI screen, and why

        viewtree COMMAND SOURCE… [options]
        SOURCE is a Swift file, several, a folder with SwiftUI views, or the name of an example.

        commands
          dump        the layout tree; --explain ID: who offered what, what came back and which rule decided,
                      on the way to the frame of one element
          tap         who receives a tap and why; performs it. --at X,Y or --on ID, --count 2 after it for a double
                      tap; --drag X,Y:X,Y or ID:DX,DY, --press X,Y or ID (,SECONDS after it), --type ID=TEXT,
                      --scroll ID:DX,DY and --advance SECONDS; repeated for a sequence; --fresh starts each anew;
                      --expect ID (or none) belongs to the one before it
          why         --on ID: can this element be tapped, where, and if not, who or what is in the way
          sweep       --on ID: for each opacity who receives the tap and how visible the layer is;
                      --opacity 0,0.001,0.01,0.011,0.014,0.02
          examples    the built-in examples

        ID is an accessibility identifier, a label, a kind (ColorPicker), or a number (@12).

        the screen
          --device "iPhone 16 Pro"   (the default)      --landscape
          --size WxH  with --scale N and --safe-area T,L,B,R
          --platform iOS17|iOS18|iOS26|macOS|watchOS
          --dynamic-type SIZE   --locale ID   --rtl   --dark
        the source
          --view NAME   --preview NAME, its number, or File.swift:LINE   --timeout SECONDS
          --stub MapKit,Charts       placeholders for what comes from modules that are not there
          --stub unknown             placeholders for every unknown name
        the rules
          --rules frontMost|iOS18Scored|macOS   --clips-limit-hits   --finger [RADIUS]
        the answer
          --format text|json|svg   --output FILE   --color never
          --version   --help

        exit code: 0 answered, 1 an expectation failed, 2 usage or the source does not compile,
        3 the source's code crashed or ran out of time or memory
        """
}
