// Opens the inspector in a headless Chromium and uses it as people do: hovers, clicks, drags, types. Fails with one line
// for each thing that is not as it should be.
//
//     check-inspector CHROMIUM FOLDER
//
// In the folder are the pages, and what the engine says of the same screens: small.html with small.json, what
// `viewtree tap … --format json` says of points; odd.html with drawn.json, hosted.json and button.json, what
// `viewtree sweep … --format json` says of three elements; long.html, a screen of 5,000 nodes, which has to open in
// under a second; map.html, what `viewtree map --format html` makes of the small screen.

import Foundation

/// Chromium, spoken to through a pipe in the DevTools protocol: documents that end in a zero.
final class Browser {
    private let process: pid_t
    private let input: FileHandle
    private let output: FileHandle
    private var buffer = Data()
    private var nextID = 1
    private(set) var complaints: [String] = []
    private var session: String?

    init(_ program: String) throws {
        var toBrowser: [Int32] = [0, 0]
        var fromBrowser: [Int32] = [0, 0]
        guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else { throw Failure("no pipe") }
        for descriptor in toBrowser + fromBrowser { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        // Out of the way of 3 and 4, which Chromium reads and writes.
        let (read, write) = (fcntl(toBrowser[0], F_DUPFD_CLOEXEC, 10), fcntl(fromBrowser[1], F_DUPFD_CLOEXEC, 10))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, read, 3)
        posix_spawn_file_actions_adddup2(&actions, write, 4)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let profile = NSTemporaryDirectory() + "inspector-\(getpid())"
        let words = [
            program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--window-size=1400,950",
            "--user-data-dir=\(profile)", "about:blank",
        ]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var pid = pid_t()
        guard posix_spawnp(&pid, program, &actions, nil, &arguments, environ) == 0 else {
            throw Failure("cannot start \(program)")
        }
        process = pid
        for descriptor in [read, write, toBrowser[0], fromBrowser[1]] { close(descriptor) }
        input = FileHandle(fileDescriptor: toBrowser[1])
        output = FileHandle(fileDescriptor: fromBrowser[0])
        let target = try call("Target.createTarget", ["url": "about:blank", "width": 1400, "height": 950])
        let attached = try call(
            "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
    }

    deinit { kill(process, SIGKILL) }

    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        let id = nextID
        nextID += 1
        var message: [String: Any] = ["id": id, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try input.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try next()
            note(answer)
            guard answer["id"] as? Int == id else { continue }
            if let error = answer["error"] { throw Failure("\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func next() throws -> [String: Any] {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let document = buffer[buffer.startIndex..<end]
                buffer = Data(buffer[(end + 1)...])
                return try JSONSerialization.jsonObject(with: document) as? [String: Any] ?? [:]
            }
            let more = output.availableData
            guard !more.isEmpty else { throw Failure("Chromium ended") }
            buffer.append(more)
        }
    }

    private func note(_ message: [String: Any]) {
        let parameters = message["params"] as? [String: Any] ?? [:]
        switch message["method"] as? String {
        case "Runtime.exceptionThrown":
            complaints.append("exception: \(parameters["exceptionDetails"] ?? "")")
        case "Runtime.consoleAPICalled" where ["error", "warning"].contains(parameters["type"] as? String):
            complaints.append("console: \(parameters["args"] ?? "")")
        case "Log.entryAdded":
            let entry = parameters["entry"] as? [String: Any] ?? [:]
            if entry["level"] as? String == "error" { complaints.append("log: \(entry["text"] ?? "")") }
        default: break
        }
    }

    /// The value of an expression in the page.
    func value(_ expression: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let details = answer["exceptionDetails"] { throw Failure("\(expression): \(details)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    func text(_ expression: String) throws -> String { try value(expression).map { "\($0)" } ?? "nil" }
    func isTrue(_ expression: String) throws -> Bool { try value("Boolean(\(expression))") as? Bool ?? false }
    func number(_ expression: String) throws -> Double { (try value(expression) as? NSNumber)?.doubleValue ?? .nan }

    func open(_ file: String, hash: String = "", waits: Bool = true) throws {
        let url = URL(fileURLWithPath: file).absoluteString + hash
        try call("Page.navigate", ["url": "about:blank"])
        try call("Page.navigate", ["url": url])
        for _ in 0..<600 {
            let isReady =
                waits ? "document.documentElement?.dataset.ready === 'yes'" : "document.readyState === 'complete'"
            if try isTrue("location.protocol === 'file:' && \(isReady)") { return }
            usleep(10_000)
        }
        throw Failure("\(file) is not ready after 6 s: \(complaints)")
    }

    func mouse(_ type: String, _ x: Double, _ y: Double, buttons: Int = 0) throws {
        let isButton = type != "mouseMoved" || buttons > 0
        try call(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": x, "y": y, "button": isButton ? "left" : "none", "buttons": buttons,
                "clickCount": type == "mouseMoved" ? 0 : 1,
            ])
    }

    func click(_ x: Double, _ y: Double) throws {
        try mouse("mouseMoved", x, y)
        try mouse("mousePressed", x, y, buttons: 1)
        try mouse("mouseReleased", x, y)
    }

    /// - Parameter modifiers: 8 for Shift.
    func key(_ key: String, code: Int = 0, text: String? = nil, modifiers: Int = 0) throws {
        var event: [String: Any] = [
            "type": "keyDown", "key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers,
        ]
        if let text { event["text"] = text }
        try call("Input.dispatchKeyEvent", event)
        event["type"] = "keyUp"
        try call("Input.dispatchKeyEvent", event)
    }

    func type(_ letter: String) throws { try key(letter, text: letter) }

    /// Where a point of the screen that is inspected lies in the window.
    func place(_ x: Double, _ y: Double) throws -> (x: Double, y: Double) {
        let point = try value(
            "(() => { const p = new DOMPoint(\(x), \(y)).matrixTransform(document.getElementById('over').getScreenCTM());"
                + " return [p.x, p.y]; })()")
        let values = (point as? [NSNumber])?.map(\.doubleValue) ?? [0, 0]
        return (values[0], values[1])
    }

    /// The middle of the first element that a selector means.
    func middle(_ selector: String) throws -> (x: Double, y: Double) {
        let point = try value(
            "(() => { const r = document.querySelector('\(selector)').getBoundingClientRect();"
                + " return [r.x + Math.min(r.width, 120) / 2, r.y + r.height / 2]; })()")
        let values = (point as? [NSNumber])?.map(\.doubleValue) ?? [0, 0]
        return (values[0], values[1])
    }
}

struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

nonisolated(unsafe) var failures = 0
func expect(_ isMet: Bool, _ what: @autoclosure () throws -> String) rethrows {
    if isMet { return }
    failures += 1
    print("FAILED: \(try what())")
}

let words = CommandLine.arguments
guard words.count == 3 else {
    print("usage: check-inspector CHROMIUM FOLDER")
    exit(2)
}
func file(_ name: String) -> String { words[2] + "/" + name }
func document(_ name: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: file(name))))
    return object as? [String: Any] ?? [:]
}
do {
    let browser = try Browser(words[1])
    let small = file("small.html")
    try browser.open(small)

    // Every point that the engine was asked about.
    let points = try document("small.json")["taps"] as? [[String: Any]] ?? []
    expect(points.count >= 20, "only \(points.count) points to compare")
    var receivers: Set<String> = []
    for tap in points {
        let point = (tap["point"] as? [NSNumber] ?? []).map(\.doubleValue)
        let receiver = (tap["receiver"] as? [String: Any])?["n"].map { "\($0)" } ?? "none"
        receivers.insert(receiver)
        let answer = try browser.text("String(viewtree.answerAt(\(point[0]), \(point[1])).receiver ?? 'none')")
        expect(answer == receiver, "at \(point) the page says \(answer), the engine \(receiver)")
        let place = try browser.place(point[0], point[1])
        guard point[0] > 0, point[0] < 400 else { continue }
        try browser.click(place.x, place.y)
        let shown = try browser.text("document.getElementById('verdict').dataset.receiver")
        expect(shown == receiver, "clicked at \(point) the page shows \(shown), the engine says \(receiver)")
        let words = try browser.text("document.getElementById('verdict').textContent")
        expect(!words.contains("{") && words.count > 10, "the verdict at \(point) reads \(words)")
    }
    expect(receivers.count > 1, "all points have the receiver \(receivers)")
    expect(
        try browser.number("document.querySelectorAll('#candidates li').length") >= 1, "no candidates are listed")

    // Hover, both ways.
    let picker = try browser.text("viewtree.nodes.find((node) => node.kind === 'ColorPicker').n")
    try browser.mouse("mouseMoved", try browser.place(201, 89).x, try browser.place(201, 89).y)
    expect(try browser.isTrue("viewtree.state.hover !== null"), "hovering over the picture marks nothing")
    expect(try browser.isTrue("document.querySelector('#over .hover, #over .chosen')"), "nothing is outlined")
    try browser.open(small)
    let row = try browser.middle("#row-1")
    try browser.mouse("mouseMoved", row.x, row.y)
    expect(try browser.text("String(viewtree.state.hover)") == "1", "hovering over a row marks no view")
    expect(try browser.isTrue("document.querySelector('#over .hover')"), "the hovered row's view is not outlined")

    // Selecting in the tree, with the mouse and with keys.
    try browser.click(row.x, row.y)
    expect(try browser.text("String(viewtree.state.n)") == "1", "a click on a row selects nothing")
    expect(
        try browser.isTrue("document.querySelector('#row-1').getAttribute('aria-selected') === 'true'"),
        "the selected row is not marked")
    expect(
        try browser.text("document.getElementById('chosen').textContent").hasPrefix("@1 "), "the panel shows another")
    expect(try browser.isTrue("document.querySelector('#layout').textContent.includes('×')"), "no proposal is shown")
    try browser.key("ArrowDown", code: 40)
    expect(try browser.number("viewtree.state.n") > 1, "the down arrow does not go on")
    try browser.key("ArrowUp", code: 38)
    expect(try browser.text("String(viewtree.state.n)") == "1", "the up arrow does not go back")
    try browser.key("ArrowLeft", code: 37)
    expect(try browser.number("document.querySelectorAll('#tree .row').length") <= 2, "the left arrow does not fold")
    try browser.key("ArrowRight", code: 39)
    expect(try browser.number("document.querySelectorAll('#tree .row').length") > 2, "the right arrow does not unfold")

    // The slider: the moment the element goes dead.
    try browser.open(small, hash: "#n=\(picker)")
    expect(try browser.text("String(viewtree.state.n)") == picker, "the link selects nothing")
    expect(try browser.isTrue("document.getElementById('opacity')"), "the picker has no slider")
    func slide(to opacity: Double) throws -> String {
        try browser.text(
            "(() => { const s = document.getElementById('opacity'); s.value = Math.cbrt(\(opacity));"
                + " s.dispatchEvent(new Event('input')); return document.getElementById('opacity-text').dataset.takes; })()"
        )
    }
    expect(try slide(to: 0.014) == "true", "at 0.014 the slider says that no taps are taken")
    expect(try slide(to: 0.009) == "false", "at 0.009 the slider says that taps are taken")
    expect(try slide(to: 0.5) == "true", "at 0.5 the slider says that no taps are taken")
    expect(
        try browser.isTrue("document.getElementById('opacity-text').textContent.includes(', visible')"),
        "at 0.5 the layer is not called visible")
    let slider = try browser.middle("#opacity")
    try browser.click(slider.x, slider.y)
    let before = try browser.text("document.querySelector('output').textContent")
    try browser.key("ArrowLeft", code: 37)
    expect(try browser.text("document.querySelector('output').textContent") != before, "keys do not move the slider")

    // What takes taps.
    try browser.open(small)
    let button = try browser.middle("#show-taps")
    try browser.click(button.x, button.y)
    expect(try browser.number("document.querySelectorAll('#over .region').length") >= 1, "no regions are shown")
    expect(try browser.isTrue("document.getElementById('legend')"), "the regions have no legend")
    expect(try browser.isTrue("document.querySelector('#over .undrawn')"), "what is not drawn is not hatched")
    try browser.type("t")
    expect(try browser.number("document.querySelectorAll('#over .region').length") == 0, "t does not go back")

    // Layers.
    try browser.type("e")
    expect(try browser.number("document.querySelectorAll('#layers > g').length") > 3, "there are no layers")
    let turned = try browser.text("document.querySelector('#layers > g:last-child').getAttribute('transform')")
    let stage = try browser.middle("#stage")
    try browser.mouse("mouseMoved", stage.x, stage.y)
    try browser.mouse("mousePressed", stage.x, stage.y, buttons: 1)
    try browser.mouse("mouseMoved", stage.x + 60, stage.y + 20, buttons: 1)
    try browser.mouse("mouseReleased", stage.x + 60, stage.y + 20)
    usleep(50_000)
    expect(
        try browser.text("document.querySelector('#layers > g:last-child').getAttribute('transform')") != turned,
        "dragging does not turn the layers")
    let layer = try browser.middle("#layers [data-layer-of=\"\(picker)\"]")
    try browser.click(layer.x, layer.y)
    expect(try browser.isTrue("viewtree.state.n !== null"), "a click on a layer selects nothing")

    // The address brings it back; the theme.
    let address = try browser.text("location.hash")
    expect(address.contains("explode="), "the address does not tell of the layers: \(address)")
    try browser.type("d")
    let theme = try browser.text("document.documentElement.dataset.theme")
    try browser.open(small, hash: try browser.text("location.hash"))
    expect(try browser.isTrue("viewtree.state.exploded"), "the address does not bring the layers back")
    expect(try browser.text("document.documentElement.dataset.theme") == theme, "nor the theme \(theme)")

    // The filter.
    try browser.open(small)
    try browser.type("/")
    for letter in ["P", "i", "c", "k"] { try browser.type(letter) }
    expect(try browser.text("document.querySelector('#tree .row').dataset.row") == picker, "the filter finds another")

    // With keys alone: from the filter to the tree to the picture, where arrows move the tap.
    try browser.open(small)
    try browser.type("/")
    try browser.key("Tab", code: 9)
    expect(try browser.text("document.activeElement.id") == "tree", "Tab does not lead from the filter to the tree")
    expect(try browser.text("getComputedStyle(document.activeElement).outlineStyle") == "solid", "no ring is around it")
    try browser.key("Tab", code: 9)
    expect(try browser.text("document.activeElement.id") == "stage", "Tab does not lead from the tree to the picture")
    try browser.key("Enter", code: 13)
    let first = try browser.text("JSON.stringify(viewtree.state.at)")
    try browser.key("ArrowRight", code: 39)
    try browser.key("ArrowDown", code: 40, modifiers: 8)
    try expect(
        try browser.isTrue("viewtree.state.at[0] - \(first)[0] === 1 && viewtree.state.at[1] - \(first)[1] === 10"),
        "the arrows move the tap from \(first) to \(try browser.text("JSON.stringify(viewtree.state.at)"))")
    expect(
        try browser.text("document.getElementById('said').textContent").count > 10, "what becomes of it is not said")

    // Nearer; the address brings that back, too, and the point under the pointer is still the screen's.
    try browser.type("+")
    expect(try browser.isTrue("viewtree.state.seen[2] < 402"), "+ shows no part")
    let part = try browser.text("location.hash")
    expect(part.contains("seen="), "the address does not tell what part is seen: \(part)")
    try browser.open(small, hash: part)
    let seen = try browser.place(201, 80)
    try browser.click(seen.x, seen.y)
    try expect(
        try browser.isTrue("Math.hypot(viewtree.state.at[0] - 201, viewtree.state.at[1] - 80) < 1"),
        "a click on a part lands at \(try browser.text("JSON.stringify(viewtree.state.at)"))")
    try browser.type("0")
    expect(try browser.isTrue("viewtree.state.seen === null"), "0 does not show all of it")

    // The slider says of every opacity what a sweep says, and so does the moment it changes.
    try browser.open(file("odd.html"))
    for id in ["drawn", "hosted", "button"] {
        let sweep = try document("\(id).json")
        let n = try browser.text("viewtree.nodes.find((node) => node.id === '\(id)' && viewtree.sweeps.has(node.n))?.n")
        guard n != "nil" else {
            expect(false, "\(id) has no slider")
            continue
        }
        let lowest = (sweep["window"] as? [NSNumber])?.first?.doubleValue ?? .nan
        expect(
            try browser.number("viewtree.sweeps.get(\(n)).lowest") == lowest, "\(id) takes taps from \(lowest) on")
        for step in sweep["steps"] as? [[String: Any]] ?? [] {
            let opacity = (step["opacity"] as? NSNumber)?.doubleValue ?? .nan
            let takes = step["receiver"] is [String: Any] || step["receiver"] is String || step["receiver"] is NSNumber
            let shown = try browser.text(
                "String(viewtree.sweepText(viewtree.sweeps.get(\(n)), \(opacity)).takes)")
            expect(shown == "\(takes)", "\(id) at \(opacity): a sweep says \(takes), the page \(shown)")
        }
    }

    // Names that would break a page, and views without a place.
    expect(
        try browser.isTrue(
            "viewtree.nodes.some((node) => node.label?.startsWith('</script>') || node.id?.startsWith('</script>'))"),
        "the label with markup is lost")
    for (id, note) in [("nothing", "no area"), ("away", "off the screen")] {
        let n = try browser.text("viewtree.nodes.filter((node) => node.id === '\(id)').pop().n")
        try browser.open(file("odd.html"), hash: "#n=\(n)")
        expect(
            try browser.text("document.getElementById('whereabouts')?.textContent").contains(note),
            "of \(id) it is not said that it has \(note)")
    }
    let leaf = try browser.text("viewtree.nodes.filter((node) => node.id === 'leaf').pop().n")
    try browser.open(file("odd.html"), hash: "#n=\(leaf)")
    let tree = "document.getElementById('tree').getBoundingClientRect()"
    let name = "document.getElementById('row-\(leaf)').querySelector('.n').getBoundingClientRect()"
    expect(
        try browser.isTrue(
            "\(name).right <= \(tree).right && \(name).bottom <= \(tree).bottom && \(name).left >= \(tree).left"),
        "200 levels down a chosen row is out of sight")

    // Narrow and wide, dark and light: nothing sticks out of the window.
    for (width, height) in [(390, 844), (1024, 700), (1440, 900)] {
        try browser.call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
        for theme in ["dark", "light"] {
            try browser.open(small, hash: "#n=\(picker)&at=201,80&show=taps&theme=\(theme)")
            expect(
                try browser.isTrue("document.documentElement.scrollWidth <= innerWidth"),
                "at \(width) × \(height) the page is wider than the window")
            expect(
                try browser.isTrue(
                    "[...document.querySelectorAll('header button')].every((b) => b.scrollWidth <= b.clientWidth + 1 && b.getBoundingClientRect().right <= innerWidth)"
                ),
                "at \(width) × \(height) a button is cut off")
            let stage = "document.getElementById('stage').getBoundingClientRect()"
            expect(try browser.isTrue("\(stage).height >= 300"), "at \(width) × \(height) the picture is too small")
        }
    }
    try browser.call("Emulation.clearDeviceMetricsOverride")

    // The map: hovering a row marks its region, and the other way round.
    try browser.open(file("map.html"), waits: false)
    let line = try browser.middle("tr[data-n]")
    try browser.mouse("mouseMoved", line.x, line.y)
    expect(try browser.isTrue("document.querySelector('svg path.on')"), "hovering over a row marks no region")
    let region = try browser.middle("svg path[data-n]")
    try browser.mouse("mouseMoved", region.x, region.y)
    expect(try browser.isTrue("document.querySelector('tr.on')"), "hovering over a region marks no row")
    try browser.click(region.x, region.y)
    expect(
        try browser.isTrue("document.querySelector('tr.chosen') && location.hash.includes('n=')"),
        "a click on a region does not choose it")

    // A long screen.
    var fastest = Double.infinity
    var count = 0.0
    for _ in 0..<3 {
        try browser.open(file("long.html"))
        fastest = min(fastest, try browser.number("performance.now()"))
        count = try browser.number("viewtree.nodes.length")
    }
    expect(count >= 5000, "the long screen has \(Int(count)) nodes")
    expect(fastest < 1000, "a screen of \(Int(count)) nodes opens in \(Int(fastest)) ms")
    print("a screen of \(Int(count)) nodes opens in \(Int(fastest)) ms")
    expect(browser.complaints.isEmpty, "the page complains: \(browser.complaints)")
} catch {
    print("FAILED: \(error)")
    failures += 1
}
exit(failures == 0 ? 0 : 1)
