#!/usr/bin/env python3
"""Writes Sources/ViewTree/Text/Metrics/EmbeddedMetrics+Data.swift.

    apt-get install fonts-inter        # 4.0~beta7+ds-1
    pip install fonttools numpy
    python3 Scripts/make-embedded-metrics.py

What it stores, each section in base64 (numbers are little-endian, two bytes unless said otherwise):

ranges    pairs (first code point, count): the characters of the table in order. A character's place is its glyph.
advances  per glyph six numbers in design units: Thin, Regular and Black of the text cut, then of the display cut.
          The other weights lie on the straight lines between these (checked below to half a unit).
          One more glyph follows the characters: the tabular digit.
left      one byte per glyph: its class as the first of a kerning pair.
right     one byte per glyph: its class as the second.
palette   per distinct pair four numbers in 1/1000 em: Regular and Black of the text cut, then of the display cut.
          (Thin kerns like Regular.)
cells     for each left class, for each right class, a palette index; runs of zeros as (0, length).
"""

import base64
import os
import struct
import sys

import numpy
from fontTools.ttLib import TTFont

FOLDER = "/usr/share/fonts/opentype/inter/"
OUTPUT = os.path.join(os.path.dirname(__file__), "../Sources/ViewTree/Text/Metrics/EmbeddedMetrics+Data.swift")
CUTS = ["Inter", "InterDisplay"]
UNITS = {"Inter": 2816, "InterDisplay": 2048}
WEIGHTS = ["Thin", "Regular", "Black"]

BLOCKS = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x192, 0x192), (0x218, 0x21B), (0x2C6, 0x2DD), (0x370, 0x3FF), (0x400, 0x45F),
    (0x490, 0x491), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x2010, 0x2027), (0x2030, 0x205E), (0x2070, 0x209F),
    (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2150, 0x218F), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2300, 0x23FF),
    (0x2500, 0x25FF), (0x2600, 0x27BF),
]


def load(cut, weight):
    return TTFont(FOLDER + cut + "-" + weight + ".otf")


def kerning(font, glyphs):
    """A matrix of the pair adjustments among `glyphs`, in design units."""
    table = font["GPOS"].table
    lookups = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex}
    values = numpy.zeros((len(glyphs), len(glyphs)), int)
    decided = numpy.zeros(values.shape, bool)
    for index in sorted(lookups):
        for subtable in table.LookupList.Lookup[index].SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            covered = {name: i for i, name in enumerate(subtable.Coverage.glyphs)}
            for i, first in enumerate(glyphs):
                if first not in covered:
                    continue
                if subtable.Format == 1:
                    pairs = {p.SecondGlyph: p.Value1 for p in subtable.PairSet[covered[first]].PairValueRecord}
                    found = {j: pairs[second] for j, second in enumerate(glyphs) if second in pairs}
                else:
                    row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(first, 0)].Class2Record
                    classes = subtable.ClassDef2.classDefs
                    found = {j: row[classes.get(second, 0)].Value1 for j, second in enumerate(glyphs)}
                for j, value in found.items():
                    if not decided[i, j]:
                        values[i, j] = getattr(value, "XAdvance", 0) or 0
                        decided[i, j] = True
    return values


def tabular_zero(font):
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for subtable in table.LookupList.Lookup[index].SubTable:
                mapping = getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {})
                name = font.getBestCmap()[ord("0")]
                if name in mapping:
                    return font["hmtx"][mapping[name]][0]
    sys.exit("no tabular digits")


def classes(vectors):
    """Numbers equal vectors alike; the class of the all-zero vector is 0."""
    seen = {tuple([0] * len(vectors[0])): 0}
    return [seen.setdefault(tuple(v), len(seen)) for v in vectors], seen


def check_lines(fonts, characters):
    """The remaining weights must lie on the lines between the stored ones."""
    for cut in CUTS:
        for weight, (low, high, share) in {
            "ExtraLight": ("Thin", "Regular", 1 / 3), "Light": ("Thin", "Regular", 2 / 3),
            "Medium": ("Regular", "Black", 0.2), "SemiBold": ("Regular", "Black", 0.4),
            "Bold": ("Regular", "Black", 0.6), "ExtraBold": ("Regular", "Black", 0.8),
        }.items():
            font = load(cut, weight)
            for c in characters:
                at = [f["hmtx"][f.getBestCmap()[c]][0] for f in (fonts[cut, low], fonts[cut, high], font)]
                assert abs(at[0] + (at[1] - at[0]) * share - at[2]) < 1, (cut, weight, hex(c))


def shorts(numbers, code="H"):
    return struct.pack("<%d%s" % (len(numbers), code), *numbers)


def literal(name, comment, data):
    text = base64.b64encode(data).decode()
    lines = [text[i:i + 108] for i in range(0, len(text), 108)]
    body = "\\\n".join("        " + line for line in lines)
    return '    /// %s\n    static let %s: StaticString = """\n%s\n        """\n' % (comment, name, body)


def main():
    fonts = {(cut, weight): load(cut, weight) for cut in CUTS for weight in WEIGHTS}
    known = set.intersection(*(set(f.getBestCmap()) for f in fonts.values()))
    characters = [c for first, last in BLOCKS for c in range(first, last + 1) if c in known]
    check_lines(fonts, characters)

    ranges = []
    for c in characters:
        if ranges and ranges[-1][0] + ranges[-1][1] == c:
            ranges[-1][1] += 1
        else:
            ranges.append([c, 1])

    advances = []
    for c in characters:
        advances += [fonts[cut, w]["hmtx"][fonts[cut, w].getBestCmap()[c]][0] for cut in CUTS for w in WEIGHTS]
    advances += [tabular_zero(fonts[cut, w]) for cut in CUTS for w in WEIGHTS]

    matrices = []
    for cut in CUTS:
        for weight in ("Regular", "Black"):
            font = fonts[cut, weight]
            names = [font.getBestCmap()[c] for c in characters]
            matrices.append(numpy.rint(kerning(font, names) * 1000 / UNITS[cut]).astype(int))
    pairs = numpy.stack(matrices, axis=2)
    count = len(characters)
    left, rows = classes([pairs[i].ravel() for i in range(count)])
    right, columns = classes([pairs[:, j].ravel() for j in range(count)])
    assert len(rows) < 256 and len(columns) < 256

    palette = {(0, 0, 0, 0): 0}
    cells = []
    for row in range(len(rows)):
        for column in range(len(columns)):
            entry = (0, 0, 0, 0)
            if row and column:
                entry = tuple(int(x) for x in pairs[left.index(row), right.index(column)])
            cells.append(palette.setdefault(entry, len(palette)))
    packed, i = [], 0
    while i < len(cells):
        if cells[i]:
            packed.append(cells[i])
            i += 1
            continue
        run = 1
        while i + run < len(cells) and not cells[i + run]:
            run += 1
        packed += [0, run]
        i += run

    head = """\
// SPDX-License-Identifier: OFL-1.1
// Copyright 2016-2022 The Inter Project Authors (https://github.com/rsms/inter)
//
// Derived from Inter 4.0 beta7: advance widths and pair kerning in another format, a Modified Version in the sense
// of the licence (LICENSES/OFL-1.1.txt). Written by Scripts/make-embedded-metrics.py, where the format is explained.

enum EmbeddedMetricsData {
    /// Characters with an advance.
    static let characterCount = %d
    /// Design units per em of the text and of the display cut.
    static let unitsPerEm: (text: Double, display: Double) = (%d, %d)
    /// Classes of the second characters of kerning pairs.
    static let rightClassCount = %d

""" % (count, UNITS["Inter"], UNITS["InterDisplay"], len(columns))
    sections = [
        literal("ranges", "First code point and count of each run of characters.", shorts([x for r in ranges for x in r])),
        literal("advances", "Six advances per character.", shorts(advances)),
        literal("left", "Kerning classes as the first of a pair.", bytes(left)),
        literal("right", "Kerning classes as the second of a pair.", bytes(right)),
        literal("palette", "The adjustments that occur, four numbers each.", shorts([x for p in palette for x in p], "h")),
        literal("cells", "The adjustment of each pair of classes.", shorts(packed)),
    ]
    with open(OUTPUT, "w") as file:
        file.write(head + "\n".join(sections) + "}\n")
    print("characters", count, "classes", len(rows), "x", len(columns), "adjustments", len(palette),
          "bytes", os.path.getsize(OUTPUT))


main()
