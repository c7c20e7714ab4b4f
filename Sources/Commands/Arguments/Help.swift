/// What `--help` prints.
public enum Help {
    public static let version = "viewtree \(number)"
    static let number = "0.1.0"

    public static let text = """
        viewtree: who gets the tap on a SwiftUI screen, and why

        viewtree COMMAND SOURCE… [options]
        SOURCE is a Swift file, several, a folder with SwiftUI views, or the name of an example.

        commands
          dump        the layout tree; --explain ID: who offered what, what came back and which rule decided,
                      on the way to the frame of one element
          tap         who receives a tap and why; performs it. --at X,Y or --on ID, --count 2 after it for a double
                      tap; --drag X,Y:X,Y or ID:DX,DY, --press X,Y or ID (,SECONDS after it), --type ID=TEXT
                      (\\= in the ID for =), --scroll ID:DX,DY and --advance SECONDS; repeated for a sequence;
                      --fresh starts each anew; --expect ID (or none) belongs to the one before it
          why         --on ID: can this element be tapped, where, and if not, who or what is in the way
          map         who receives taps where: the exact region of every receiver, what is drawn and not tappable,
                      and what is tappable and not drawn; as text, JSON, a picture or a page
          sweep       --on ID: for each opacity who receives the tap and how visible the layer is;
                      --opacity 0,0.001,0.01,0.011,0.014,0.02
          audit       findings, a severity each, with rule, numbers and fix (docs/audit.md lists the rules);
                      --fail-on error|warning|note|never (default warning), --ignore RULE,RULE@ID,
                      --matrix devices,types,directions looks at other screens too, --shard I/N at a part of them;
                      .viewtree.json beside or above the source, or --config FILE, sets the same
          diff        A B, two dumps or two sources: what moved, was resized, appeared or went, other opacities and
                      labels, other receivers of taps (of dumps made with dump --format json --receivers)
          examples    the built-in examples

        ID is an accessibility identifier, a label, a kind (ColorPicker), or a number (@12).

        the screen
          --device "iPhone 16 Pro"   (the default)      --landscape
          --size WxH  with --scale N and --safe-area T,L,B,R
          --platform iOS17|iOS18|iOS26|macOS|watchOS (macOS: a window of 900x450 unless a screen is named)
          --dynamic-type SIZE   --locale ID   --rtl   --dark
        the source
          --view NAME   --preview NAME, its number, or File.swift:LINE   --timeout SECONDS
          --watch                    answers again each time that a source is saved, until Ctrl-C
          --stub MapKit,Charts       placeholders for what comes from modules that are not there
          --stub unknown             placeholders for every unknown name
        the rules
          --rules frontMost|iOS18Scored|macOS   --clips-limit-hits   --finger [RADIUS]
        the answer
          --format text|json|svg|html (audit: text|json|sarif|junit|github)   --output FILE   --color never
          --version   --help

        -- ends the options: what follows is a source.

        exit code: 0 answered, 1 an expectation failed or a finding stands, 2 usage or the source does not compile,
        3 the source's code crashed or ran out of time or memory
        """
}
