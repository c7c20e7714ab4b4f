/// Grids of SwiftUI's, macOS 27. Source: MetalUI probe swiftui-grid, its random grids ("corpus", with the seed) and its
/// arms.
extension RecordedGrid {
    /// Each: id, proposal and where in the source; the grid; its size and its cells' frames in order.
    static let all = parse(
        """
        E003 at 300×200, corpus 4242 case 3
        Grid(center,h:12,v:default){ c0=half }
        150×10: 0,0 150×10

        E006 at 150×nil, corpus 4242 case 6
        Grid(topLeading,h:3,v:default){ c0=FW(0..inf) h20.anchor(topLeading); Row(center){ c1=FW(30..90)
          h10.unsized(v) } }
        150×38: 0,0 150×20; 0,28 90×10

        E007 at 60×60, corpus 4242 case 7
        Grid(bottomTrailing,h:12,v:default){ Row{ c0=R(60,20).span(2) }; Row{ c1=FB.prio(1); c2=FB(20..30) };
          Row{ c3=R(40,10); c4=R(100,60).anchor(leading).unsized(v) } }
        160×140: 100,0 60×20; 0,28 48×44; 130,42 30×30; 8,130 40×10; 60,80 100×60

        E009 at nil×nil, corpus 4242 case 9
        Grid(bottomLeading,h:default,v:12){ Row(bottom){ c0=half.unsized(h) } }
        20×10: 0,0 20×10

        E011 at 300×200, corpus 4242 case 11
        Grid(leading,h:default,v:default){ Row{ c0=R(150,40).prio(1).anchor(trailing); c1=FW(0..inf) h40 }; Row{
          c2=FW(30..180) h30; c3=FW(10..160) h20.colAlign(leading); c4=Spacer().prio(-1).colAlign(trailing) } }
        300×170: 0,0 150×40; 158,0 71×40; 0,94 150×30; 158,99 71×20; 229,48 71×122

        E015 at 200×100, corpus 4242 case 15
        Grid(bottomLeading,h:12,v:12){ Row(top){ c0=FW(0..inf) h10; c1=FW(0..30) h40 } }
        200×40: 0,0 158×10; 170,0 30×40

        E016 at 200×100, corpus 4242 case 16
        Grid(bottomLeading,h:12,v:default){ Row(center){ c0=FW(30..90) h40.anchor(bottom);
          c1=half.anchor(bottomTrailing).colAlign(trailing) } }
        151×40: 0,0 90×40; 126.5,30 24.5×10

        E017 at 100×100, corpus 4242 case 17
        Grid(top,h:default,v:default){ Row{ c0=FW(30..130) h40 } }
        100×40: 0,0 100×40

        E020 at nil×80, corpus 4242 case 20
        Grid(bottom,h:default,v:0){ Row(center){ c0=R(60,30).anchor(top) }; Row{ c1=FW(0..inf)
          h10.prio(-1).colAlign(leading); c2=FH(0..inf) w30.span(2).prio(1) }; Row{ c3=FW(10..40) h30.prio(-1) }
          }
        98×140: 0,0 60×30; 0,100 60×10; 68,30 30×80; 0,110 40×30

        E022 at nil×nil, corpus 4242 case 22
        Grid(topLeading,h:3,v:5){ c0=FH(0..inf) w30.unsized(h) }
        30×10: 0,0 30×10

        E023 at nil×80, corpus 4242 case 23
        Grid(bottomTrailing,h:default,v:default){ Row{ c0=FW(0..inf) h30.span(2).unsized(hv); c1=R(150,20);
          c2=FW(10..110) h20 } }
        186×30: 0,0 10×30; 18,10 150×20; 176,10 10×20

        E024 at 60×60, corpus 4242 case 24
        Grid(top,h:0,v:default){ Row{ c0=R(30,60); c1=R(40,60).anchor(topTrailing).unsized(h) };
          c2=FB(0..100).unsized(h); Row{ c3=FH(0..inf) w30.span(3).colAlign(trailing) } }
        70×76: 0,0 30×60; 30,0 40×60; 0,68 70×0; 20,76 30×0

        E026 at 60×60, corpus 4242 case 26
        Grid(topTrailing,h:0,v:12){ Row{ c0=R(30,40).colAlign(center).unsized(h); c1=FW(0..inf)
          h30.prio(-1).colAlign(leading); c2=FB } }
        60×60: 0,0 30×40; 30,0 0×30; 30,0 30×60

        E028 at nil×nil, corpus 4242 case 28
        Grid(trailing,h:3,v:default){ Row(center){ c0=R(10,40).anchor(bottom).unsized(v); c1=FH(0..inf) w10 };
          Row{ c2=R(60,60).anchor(bottom).unsized(v); c3=R(30,30).anchor(bottomTrailing).unsized(v);
          c4=FW(10..160) h40.colAlign(center) } }
        106×108: 25,0 10×40; 83,0 10×40; 0,48 60×60; 63,78 30×30; 96,58 10×40

        E032 at 60×60, corpus 4242 case 32
        Grid(top,h:3,v:5){ c0=FH(0..inf) w20.span(2).colAlign(leading) }
        20×60: 0,0 20×60

        E033 at 150×nil, corpus 4242 case 33
        Grid(top,h:3,v:5){ c0=half.prio(1).anchor(leading); Row(top){ c1=R(10,10).prio(1).anchor(bottomLeading)
          } }
        75×25: 0,0 75×10; 0,15 10×10

        E038 at 200×100, corpus 4242 case 38
        Grid(bottomLeading,h:3,v:default){ Row{ c0=FH(0..inf) w40.colAlign(center); c1=half.anchor(bottom) };
          Row{ c2=FW(30..60) h40.span(2).anchor(leading).colAlign(trailing).unsized(h);
          c3=FB(10..160).unsized(h) } }
        102×100: 0,0 40×46; 54.5,36 23×10; 0,57 60×40; 92,54 10×46

        E040 at 300×200, corpus 4242 case 40
        Grid(topLeading,h:default,v:default){ Row(top){ c0=FH(0..inf) w40.anchor(bottom) }; Row(top){
          c1=FB(0..40).prio(1) } }
        40×200: 0,0 40×152; 0,160 40×40

        E043 at 60×60, corpus 4242 case 43
        Grid(topLeading,h:default,v:12){ Row(center){ c0=R(10,40).span(3).colAlign(leading);
          c1=R(10,20).anchor(bottomLeading).colAlign(center).unsized(v);
          c2=Spacer().span(2).anchor(center).unsized(h) }; Row{
          c3=Spacer().anchor(bottomLeading).colAlign(leading); c4=R(60,30).unsized(h) }; Row{
          c5=Spacer().anchor(center).unsized(h); c6=Spacer() } }
        94×102: 0,0 10×40; 76,20 10×20; 86,0 8×40; 0,52 8×30; 8,52 60×30; 0,94 8×8; 8,94 60×8

        E048 at nil×80, corpus 4242 case 48
        Grid(leading,h:default,v:12){ Row{ c0=FW(30..180) h20.span(3).colAlign(leading);
          c1=Spacer().anchor(bottom).colAlign(trailing); c2=R(100,20) }; Row{
          c3=R(20,60).colAlign(trailing).unsized(h); c4=half } }
        156×92: 0,0 48×20; 48,0 8×20; 56,0 100×20; 0,32 20×60; 28,57 10×10

        E049 at nil×nil, corpus 4242 case 49
        Grid(bottom,h:3,v:12){ Row(bottom){ c0=FB(10..50); c1=FW(30..130) h30.anchor(leading).colAlign(leading)
          }; Row{ c2=FB(0..30).prio(1) }; Row{ c3=FW(0..150) h40 } }
        43×104: 0,0 10×30; 13,0 30×30; 0,42 10×10; 0,64 10×40

        E050 at nil×80, corpus 4242 case 50
        Grid(bottom,h:default,v:default){ Row(bottom){ c0=FW(0..inf) h10.colAlign(center) } }
        10×10: 0,0 10×10

        E051 at nil×80, corpus 4242 case 51
        Grid(bottomLeading,h:0,v:0){ c0=FW(0..inf) h30.colAlign(trailing); Row{ c1=FW(0..inf) h10;
          c2=Spacer().anchor(leading); c3=FW(30..90) h10.span(2) } }
        48×70: 0,0 48×30; 0,60 10×10; 10,30 8×40; 18,60 30×10

        E052 at 60×60, corpus 4242 case 52
        Grid(topTrailing,h:default,v:0){ Row(top){ c0=R(10,20).colAlign(leading); c1=FW(10..110) h40;
          c2=FH(0..inf) w20 }; Row{ c3=FH(0..inf) w10 } }
        60.666667×70: 0,0 10×20; 18,0 14.666667×40; 40.666667,0 20×40; 0,40 10×30

        E053 at nil×80, corpus 4242 case 53
        Grid(leading,h:3,v:0){ Row{ c0=FB(10..40).colAlign(center).unsized(h); c1=Spacer().anchor(topTrailing) }
          }
        21×40: 0,0 10×40; 13,0 8×40

        E054 at nil×80, corpus 4242 case 54
        Grid(topLeading,h:12,v:5){ Row{ c0=R(60,40).anchor(center); c1=half.span(2).prio(-1);
          c2=Spacer().anchor(top) } }
        112×40: 0,0 60×40; 72,0 10×10; 104,0 8×40

        E055 at 150×nil, corpus 4242 case 55
        Grid(bottomLeading,h:12,v:0){ Row{ c0=R(60,30).colAlign(trailing).unsized(h) }; Row{ c1=FW(10..30)
          h10.prio(1) } }
        60×40: 0,0 60×30; 30,30 30×10

        E056 at 100×100, corpus 4242 case 56
        Grid(leading,h:default,v:0){ Row(center){ c0=FH(0..inf) w30.prio(1).colAlign(center); c1=FW(0..inf)
          h10.prio(1).anchor(bottomTrailing) }; c2=FB(10..50).colAlign(leading) }
        84×110: 0,0 30×100; 38,90 46×10; 0,100 50×10

        E057 at nil×80, corpus 4242 case 57
        Grid(topTrailing,h:12,v:default){ Row(top){ c0=FH(0..inf) w40.anchor(bottomLeading).unsized(v);
          c1=FH(0..inf) w20.span(2).anchor(trailing); c2=R(20,30).unsized(h) } }
        104×80: 0,0 40×80; 52,0 20×80; 84,0 20×30

        E058 at 200×100, corpus 4242 case 58
        Grid(bottomLeading,h:12,v:0){ Row(center){ c0=FH(0..inf) w40 }; c1=R(60,20); c2=Spacer() }
        140×108: 0,0 40×80; 0,80 60×20; 0,100 140×8

        E059 at nil×nil, corpus 4242 case 59
        Grid(center,h:default,v:default){ Row{ c0=FW(10..30) h20.prio(-1); c1=FW(0..inf)
          h10.anchor(center).unsized(v) } }
        28×20: 0,0 10×20; 18,5 10×10

        E061 at 60×60, corpus 4242 case 61
        Grid(topLeading,h:default,v:12){ Row{ c0=Spacer().anchor(topLeading); c1=FW(0..150) h30;
          c2=R(20,10).unsized(h) }; Row{ c3=R(40,10).colAlign(center).unsized(v); c4=FB(10..110).prio(-1) } }
        86×52: 0,0 40×30; 48,0 10×30; 66,0 20×10; 0,42 40×10; 48,42 10×10

        E063 at nil×80, corpus 4242 case 63
        Grid(leading,h:default,v:default){ Row{ c0=R(60,40).unsized(v); c1=FB(20..30).unsized(h);
          c2=Spacer().unsized(h) }; Row(center){ c3=FB.prio(-1) } }
        96×80: 0,0 60×40; 68,5 20×30; 88,0 8×40; 0,48 60×32

        E066 at 200×100, corpus 4242 case 66
        Grid(bottom,h:default,v:default){ Row{ c0=R(100,60); c1=R(100,30).unsized(h); c2=R(100,10) }; Row{
          c3=FB.anchor(leading).colAlign(trailing); c4=R(30,10); c5=FW(30..180) h30 }; Row(center){
          c6=R(60,40).span(3).prio(-1).anchor(leading) } }
        316×146: 0,0 100×60; 108,30 100×30; 216,50 100×10; 0,68 100×30; 143,88 30×10; 216,68 100×30; 0,106 60×40

        E075 at 200×100, corpus 4242 case 75
        Grid(top,h:default,v:default){ Row(bottom){ c0=R(100,20).span(3).prio(1).unsized(h);
          c1=Spacer().anchor(topTrailing) } }
        200×80: 0,60 100×20; 100,0 100×80

        E077 at 100×100, corpus 4242 case 77
        Grid(topTrailing,h:default,v:0){ Row{ c0=R(20,20).colAlign(center); c1=FB(0..100);
          c2=R(30,60).colAlign(trailing).unsized(h) }; Row(bottom){ c3=Spacer().colAlign(trailing);
          c4=R(100,60).anchor(bottomLeading); c5=FW(0..inf) h30.anchor(top) } }
        166×120: 0,0 20×20; 28,0 100×60; 136,0 30×60; 0,60 20×60; 28,60 100×60; 136,60 30×30

        E078 at nil×nil, corpus 4242 case 78
        Grid(top,h:default,v:default){ Row{ c0=FB(0..30).prio(-1); c1=R(60,20).span(2) }; Row{
          c2=Spacer().unsized(v); c3=R(10,60).anchor(top); c4=R(150,60).anchor(topLeading).unsized(h) }; Row{
          c5=FW(0..inf) h40.colAlign(trailing); c6=Spacer().anchor(bottomTrailing).colAlign(leading);
          c7=FW(30..130) h30.colAlign(center) } }
        186×136: 0,0 10×20; 72,0 60×20; 0,28 10×60; 18,28 10×60; 36,28 150×60; 0,96 10×40; 18,96 10×40; 46,96
          130×30

        E079 at 300×200, corpus 4242 case 79
        Grid(top,h:3,v:12){ c0=Spacer() }
        300×200: 0,0 300×200

        E080 at nil×80, corpus 4242 case 80
        Grid(topTrailing,h:default,v:5){ Row{ c0=half } }
        20×10: 0,0 20×10

        E084 at nil×80, corpus 4242 case 84
        Grid(bottomTrailing,h:default,v:5){ c0=FB.colAlign(trailing); Row(bottom){ c1=FW(30..90)
          h30.colAlign(center).unsized(v); c2=FB(0..30).anchor(bottom).colAlign(trailing); c3=FW(10..110)
          h40.anchor(topTrailing).colAlign(leading).unsized(h) } }
        66×80: 0,0 66×35; 0,50 30×30; 38,50 10×30; 56,40 10×40

        E088 at 60×60, corpus 4242 case 88
        Grid(trailing,h:default,v:5){ Row{ c0=FH(0..inf) w30.unsized(h);
          c1=R(10,10).span(2).colAlign(trailing).unsized(hv); c2=R(150,20).anchor(bottom).colAlign(center) } }
        206×60: 0,0 30×60; 38,25 10×10; 56,40 150×20

        E089 at 100×100, corpus 4242 case 89
        Grid(bottomTrailing,h:default,v:5){ Row(center){ c0=R(20,30).prio(1); c1=half } }
        64×30: 0,0 20×30; 46,10 18×10

        E091 at 150×nil, corpus 4242 case 91
        Grid(bottomLeading,h:0,v:0){ Row(bottom){ c0=FW(0..150) h30 } }
        150×30: 0,0 150×30

        E093 at 150×nil, corpus 4242 case 93
        Grid(topLeading,h:default,v:default){ Row{ c0=FB(10..160).prio(-1).colAlign(leading).unsized(v) } }
        150×10: 0,0 150×10

        E094 at 150×nil, corpus 4242 case 94
        Grid(top,h:default,v:default){ c0=R(30,20).unsized(v); Row(top){
          c1=R(40,20).prio(-1).anchor(bottomLeading); c2=R(60,30).span(3).colAlign(center).unsized(h);
          c3=FW(30..180) h40.unsized(h) }; Row{ c4=FW(0..inf) h40.span(3).unsized(h);
          c5=R(40,30).anchor(bottomLeading).colAlign(center).unsized(h) } }
        146×116: 58,0 30×20; 0,48 40×20; 48,28 60×30; 116,28 30×40; 0,76 60×40; 68,86 40×30

        E095 at 150×nil, corpus 4242 case 95
        Grid(topLeading,h:0,v:5){ Row{ c0=R(40,20).colAlign(leading); c1=FW(0..inf) h20.span(2) } }
        150×20: 0,0 40×20; 40,0 110×20

        E100 at 100×100, corpus 4242 case 100
        Grid(top,h:default,v:default){ Row{ c0=FW(0..inf) h20.span(3); c1=Spacer().span(2).unsized(v) } }
        108×20: 0,0 100×20; 100,0 8×20

        E102 at nil×80, corpus 4242 case 102
        Grid(topLeading,h:12,v:default){ Row{ c0=R(20,20).span(2).anchor(bottomLeading); c1=R(60,10) };
          c2=FW(0..inf) h40.span(2); Row{ c3=Spacer(); c4=FH(0..inf) w40 } }
        132×84: 0,0 20×20; 72,0 60×10; 0,28 132×40; 0,76 8×8; 20,76 40×8

        E104 at 100×100, corpus 4242 case 104
        Grid(bottom,h:default,v:5){ c0=FB(10..70); Row(bottom){ c1=R(20,20) }; Row{ c2=R(10,60).anchor(center);
          c3=FW(0..100) h40 } }
        100×100: 15,0 70×10; 0,15 20×20; 5,40 10×60; 28,60 72×40

        E106 at nil×80, corpus 4242 case 106
        Grid(trailing,h:default,v:default){ Row(top){ c0=R(20,20).colAlign(trailing); c1=FW(0..inf)
          h30.span(2).unsized(v) }; Row(bottom){ c2=R(60,40) }; Row{ c3=FW(0..inf) h40.prio(-1).unsized(v) } }
        78×126: 40,0 20×20; 68,0 10×30; 0,38 60×40; 0,86 60×40

        E112 at 200×100, corpus 4242 case 112
        Grid(center,h:3,v:default){ Row{ c0=FH(0..inf) w10.span(2).unsized(v); c1=FW(0..40) h40 } }
        53×40: 0,0 10×40; 13,0 40×40

        E116 at nil×nil, corpus 4242 case 116
        Grid(topTrailing,h:default,v:default){ Row{ c0=Spacer().anchor(bottomLeading) };
          c1=R(20,10).anchor(trailing); c2=Spacer().prio(-1).colAlign(trailing) }
        20×26: 0,0 20×8; 0,8 20×10; 0,18 20×8

        E119 at nil×80, corpus 4242 case 119
        Grid(bottomTrailing,h:default,v:default){ c0=FW(0..inf) h30.anchor(center).colAlign(center);
          Row(center){ c1=FB(10..20) } }
        10×58: 0,0 10×30; 0,38 10×20

        E120 at 200×100, corpus 4242 case 120
        Grid(top,h:default,v:default){ Row{ c0=FH(0..inf) w30 }; Row{ c1=Spacer() } }
        170×108: 70,0 30×100; 0,100 170×8

        E121 at nil×nil, corpus 4242 case 1, the swiftUI answer
        Grid(center,h:3,v:default){ Row{ c0=Spacer().span(3).colAlign(leading) }; Row{ c1=half.unsized(v);
          c2=FW(0..inf) h40.span(3).prio(1); c3=FH(0..inf) w10.colAlign(trailing).unsized(h) } }
        46×48: 0,0 28.666667×8; 0,23 10×10; 23,8 10×40; 36,8 10×40

        E140 at nil×80, corpus 4242 case 20, the swiftUI answer
        Grid(top,h:12,v:default){ Row{ c0=half.anchor(topLeading); c1=Spacer() }; c2=FW(10..160)
          h30.span(2).anchor(bottomTrailing); Row(top){ c3=FB(10..70).span(3).prio(1).unsized(h) } }
        52×120: 0,0 20×10; 32,0 8×10; 0,18 52×30; 0,56 52×64

        E150 at nil×80, corpus 4242 case 30, the swiftUI answer
        Grid(bottomLeading,h:default,v:5){ c0=R(30,30); Row{ c1=FW(0..inf) h40.unsized(v); c2=Spacer() };
          c3=FB.span(3).colAlign(trailing) }
        30×80: 0,0 30×30; 0,35 10×40; 10,35 8×40; 0,80 30×0

        E153 at nil×80, corpus 4242 case 33, the swiftUI answer
        Grid(bottomTrailing,h:default,v:0){ c0=R(100,10).span(3); Row(bottom){
          c1=Spacer().span(2).colAlign(trailing) } }
        100×80: 0,0 100×10; 0,10 66.666667×70

        E157 at 300×200, corpus 4242 case 37, the swiftUI answer
        Grid(leading,h:0,v:default){ Row{ c0=FH(0..inf) w10 }; Row{ c1=R(40,10).span(2).anchor(center);
          c2=R(30,30).span(3).unsized(h) }; c3=R(100,20) }
        100×200: 0,0 10×134; 0,152 40×10; 40,142 30×30; 0,180 100×20

        E171 at 200×100, corpus 4242 case 51, the swiftUI answer
        Grid(trailing,h:3,v:default){ Row{ c0=FH(0..inf) w30.span(2).anchor(center); c1=half.anchor(trailing) };
          c2=FB.unsized(v) }
        200×54: 44.888889,0 30×46; 161.388889,18 38.611111×10; 0,54 200×0

        E178 at 60×60, corpus 4242 case 58, the swiftUI answer
        Grid(bottomTrailing,h:12,v:default){ Row{ c0=FW(0..60) h20; c1=FB(20..120) }; Row(center){ c2=FW(10..20)
          h40; c3=half.unsized(h) }; Row{ c4=FW(0..inf) h10; c5=FW(0..inf) h10.span(2).unsized(v); c6=Spacer() }
          }
        74×86: 0,0 10×20; 22,0 20×20; 0,28 10×40; 32,43 10×10; 0,76 10×10; 22,76 32×10; 66,76 8×10

        E184 at 60×60, corpus 4242 case 64, the swiftUI answer
        Grid(trailing,h:default,v:5){ Row{ c0=FH(0..inf) w20.unsized(v); c1=FW(0..inf) h20; c2=FH(0..inf)
          w20.span(3).anchor(bottomTrailing).colAlign(center).unsized(v) }; Row{ c3=Spacer(); c4=FB(20..80);
          c5=half }; Row{ c6=R(10,60).unsized(h) } }
        76×110: 0,0 20×20; 28,0 20×20; 56,0 20×20; 0,25 20×20; 28,25 20×20; 57.1,30 2.2×10; 10,50 10×60

        E-GA2 at nil×nil, arm GA2
        Grid(center,h:0,v:0){ Row{ c0=R(30,10); c1=R(20,20) }; Row{ c2=R(10,30); c3=R(40,10) } }
        70×50: 0,5 30×10; 40,0 20×20; 10,20 10×30; 30,30 40×10

        E-GA3 at nil×nil, arm GA3
        Grid(center,h:3,v:5){ Row{ c0=R(30,10); c1=R(20,20) }; Row{ c2=R(10,30); c3=R(40,10) } }
        73×55: 0,5 30×10; 43,0 20×20; 10,25 10×30; 33,35 40×10

        E-GA8 at nil×nil, arm GA8
        Grid(center,h:default,v:default){ c0=R(30,10); c1=R(10,20) }
        30×38: 0,0 30×10; 10,18 10×20

        E-GF5 at 200×100, arm GF5
        Grid(center,h:default,v:default){ Row{ c0=FB(0..50); c1=R(20,20) }; Row{ c2=R(10,30); c3=R(40,10) } }
        98×88: 0,0 50×50; 68,15 20×20; 20,58 10×30; 58,68 40×10

        E-GF7 at 100×100, arm GF7
        Grid(center,h:default,v:default){ Row{ c0=FB; c1=R(120,20) }; Row{ c2=R(10,30); c3=R(40,10) } }
        138×100: 0,0 10×62; 18,21 120×20; 0,70 10×30; 58,80 40×10

        E-GF9 at 100×100, arm GF9
        Grid(center,h:default,v:default){ Row{ c0=FW(0..30) h10; c1=FW(0..55) h10 } }
        93×10: 0,0 30×10; 38,0 55×10

        E-GS1 at 200×100, arm GS1
        Grid(center,h:default,v:default){ Row{ c0=Spacer(); c1=R(20,20) }; Row{ c2=R(10,30); c3=R(40,10) } }
        190×80: 0,0 142×42; 160,11 20×20; 66,50 10×30; 150,60 40×10

        E-GS3 at nil×80, arm GS3
        Grid(center,h:default,v:default){ Row{ c0=R(30,10); c1=R(8,8); c2=FH(0..inf) w10 } }
        64×80: 0,35 30×10; 38,36 8×8; 54,0 10×80

        E-GS8 at nil×nil, arm GS8
        Grid(center,h:-10,v:-5){ Row{ c0=R(30,10); c1=R(20,20) }; Row{ c2=R(10,30); c3=R(40,10) } }
        60×45: 0,5 30×10; 30,0 20×20; 10,15 10×30; 20,25 40×10

        E-GS11 at nil×80, arm GS11
        Grid(center,h:12,v:default){ Row{ c0=R(30,10); c1=Spacer(); c2=R(10,10) } }
        72×70: 0,30 30×10; 42,0 8×70; 62,30 10×10

        E-GX2 at nil×nil, arm GX2
        Grid(center,h:default,v:default){ Row{ c0=R(30,10); c1=R(20,20) }; Row{ c2=R(10,10).span(2) } }
        58×38: 0,5 30×10; 38,0 20×20; 24,28 10×10

        E-GX4 at nil×nil, arm GX4
        Grid(center,h:default,v:default){ Row{ c0=R(30,10); c1=R(20,20) }; c2=half }
        58×38: 0,5 30×10; 38,0 20×20; 14.5,28 29×10

        E-GX8 at 300×100, arm GX8
        Grid(center,h:default,v:default){ Row{ c0=R(100,10).span(2) }; Row{ c1=R(30,10); c2=R(20,20) } }
        100×38: 0,0 100×10; 10.5,23 30×10; 69.5,18 20×20

        E-GX11 at nil×nil, arm GX11
        Grid(center,h:default,v:default){ Row{ c0=FB(0..100); c1=R(100,40).span(2); c2=FW(30..40) h40.span(2) };
          Row{ c3=FH(0..inf) w10.span(2); c4=FH(0..inf) w10; c5=FW(30..180) h10 } }
        156×58: 0,0 10×40; 18,0 100×40; 126,0 30×40; 45,48 10×10; 108,48 10×10; 126,48 30×10

        E-GX13 at nil×nil, arm GX13
        Grid(center,h:default,v:default){ Row{ c0=R(30,10); c1=R(20,20); c2=R(5,5) }; c3=R(10,10).span(1) }
        71×38: 0,5 30×10; 38,0 20×20; 66,7.5 5×5; 30.5,28 10×10

        E-GX14 at nil×nil, arm GX14
        Grid(center,h:default,v:default){ Row{ c0=R(30,10); c1=R(20,20) }; Row{ c2=R(10,10).span(0); c3=R(5,5) }
          }
        58×38: 0,5 30×10; 38,0 20×20; 0,28 10×10; 12.5,30.5 5×5

        E-GX19 at 200×100, arm GX19
        Grid(center,h:default,v:default){ Row{ c0=FB; c1=FW(10..30) h10; c2=FW(20..50) h10 }; c3=R(40,10) }
        200×100: 0,0 104×82; 112,36 30×10; 150,36 50×10; 80,90 40×10

        E-GQ1 at 100×100, arm GQ1
        Grid(center,h:default,v:default){ Row{ c0=FB; c1=FB.prio(1) } }
        100×100: 0,0 0×100; 8,0 92×100

        E-GQ8 at 100×100, arm GQ8
        Grid(center,h:default,v:default){ Row{ c0=Spacer() } }
        100×100: 0,0 100×100

        E-GL1 at nil×nil, arm GL1
        Grid(topLeading,h:default,v:default){ Row{ c0=R(30,10); c1=R(20,20) }; Row{ c2=R(10,30); c3=R(40,10) } }
        78×58: 0,0 30×10; 38,0 20×20; 0,28 10×30; 38,28 40×10

        E-GL4 at nil×nil, arm GL4
        Grid(center,h:default,v:default){ Row{ c0=R(30,10); c1=R(20,20).colAlign(trailing) }; Row{ c2=R(10,30);
          c3=R(40,10) } }
        78×58: 0,5 30×10; 58,0 20×20; 10,28 10×30; 38,38 40×10

        E-GL5 at nil×nil, arm GL5
        Grid(center,h:default,v:default){ Row{ c0=R(10,10); c1=R(20,20) }; Row{ c2=R(30,30).colAlign(trailing);
          c3=R(40,10) } }
        78×58: 20,5 10×10; 48,0 20×20; 0,28 30×30; 38,38 40×10

        E-GL7 at nil×nil, arm GL7
        Grid(center,h:default,v:default){ Row{ c0=R(10,10).colAlign(trailing) }; Row{ c1=R(10,10) }; Row{
          c2=R(30,10).colAlign(leading) } }
        30×46: 20,0 10×10; 20,18 10×10; 0,36 30×10

        E-GL11 at nil×nil, arm GL11
        Grid(center,h:default,v:default){ Row{ c0=R(40,10); c1=R(10,30) }; c2=R(10,10).anchor(trailing) }
        58×48: 0,10 40×10; 48,0 10×30; 48,38 10×10

        E-GL13 at nil×nil, arm GL13
        Grid(topLeading,h:default,v:default){ Row(bottom){ c0=R(10,10).colAlign(trailing); c1=R(20,40);
          c2=R(10,10).anchor(center) }; Row{ c3=R(30,30); c4=R(40,10); c5=R(30,30) } }
        116×78: 20,30 10×10; 38,0 20×40; 96,15 10×10; 0,48 30×30; 38,48 40×10; 86,48 30×30

        E-GU2 at 200×200, arm GU2
        Grid(center,h:default,v:default){ Row{ c0=R(30,10); c1=R(20,20) }; Row{ c2=FB; c3=R(40,10) } }
        200×200: 61,5 30×10; 170,0 20×20; 0,28 152×172; 160,109 40×10

        E-GU3 at 200×200, arm GU3
        Grid(center,h:default,v:default){ Row{ c0=R(30,10); c1=R(20,20) }; Row{ c2=FB.span(2).unsized(hv) } }
        58×28: 0,5 30×10; 38,0 20×20; 0,28 58×0

        E-GU4 at nil×nil, arm GU4
        Grid(center,h:default,v:default){ Row{ c0=R(30,10); c1=R(20,20) }; Row{ c2=R(100,30).unsized(h);
          c3=R(40,10) } }
        148×58: 35,5 30×10; 118,0 20×20; 0,28 100×30; 108,38 40×10

        E-GU9 at 200×100, arm GU9
        Grid(center,h:default,v:default){ Row{ c0=R(30,10); c1=R(20,20) }; c2=FB.unsized(h) }
        58×100: 0,5 30×10; 38,0 20×20; 0,28 58×72
        """)
}
