// What is known of the selected view, and of the tap.
const panel = document.getElementById("panel");
const said = document.getElementById("said");
const entry = (name, ...value) => [element("dt", {}, name), element("dd", {}, ...value)];
const link = (n, text) =>
  element("button", { class: "link", onclick: () => set({ n }), onmouseenter: () => set({ hover: n }), onmouseleave: () => set({ hover: null }) }, text);

function tapPanel() {
  if (!state.at) {
    return [
      element("h2", {}, "Tap"),
      element("p", { class: "faint" }, "Click in the picture: who receives the tap, and why everybody else does not."),
    ];
  }
  const answer = answerAt(...state.at);
  const at = state.at.map((value) => number(value, 1)).join(",");
  const receiver = byNumber.get(answer.receiver);
  const made = [
    element("h2", {}, `Tap at ${at}`),
    element("p", { class: "verdict " + (receiver ? "good" : "bad"), id: "verdict", "data-receiver": answer.receiver ?? "none" }, answer.verdict.replaceAll("{point}", at)),
    element("dl", {}, ...entry("rule", answer.rule), ...entry("certainty", answer.certainty)),
  ];
  if (answer.fix) made.push(element("p", { class: "fix" }, answer.fix.replaceAll("{point}", at)));
  if (answer.considered.length) {
    made.push(
      element("h2", {}, "Front to back"),
      element("ol", { id: "candidates" }, ...answer.considered.map(([n, result, rule, detail]) =>
        element("li", {}, link(n, `@${n} ${nameOf(byNumber.get(n))}`), " ",
          element("span", { class: result === "hit" ? "good" : "faint" }, result), rule ? ` · ${rule}` : "",
          detail ? element("div", { class: "faint" }, detail.replaceAll("{point}", at)) : null))));
  }
  return made;
}

// A view's chain of modifiers as boxes in boxes, with what each adds around the one inside.
function boxModel(node) {
  let inner = node;
  while (inner.isModifier && inner.children.length) inner = inner.children[0];
  let made = element("div", { class: "box" + (inner === node ? " here" : "") }, element("div", {}, inner.kind), element("div", {}, size(inner.frame[2], inner.frame[3])));
  let step = inner;
  let count = 0;
  while (byNumber.get(step.parent)?.isModifier && byNumber.get(step.parent).children[0] === step && count < 24) {
    const around = byNumber.get(step.parent);
    const [a, b] = [around.frame, step.frame];
    const insets = [b[1] - a[1], a[0] + a[2] - b[0] - b[2], a[1] + a[3] - b[1] - b[3], b[0] - a[0]];
    if (insets.some((inset) => Math.abs(inset) > 1e-4) || around === node) {
      const text = (value) => element("span", { class: "inset" }, number(value, 2));
      made = element(
        "div", { class: "box" + (around === node ? " here" : "") },
        element("div", { class: "name" }, link(around.n, `${around.kind} ${size(a[2], a[3])}`)), text(insets[0]),
        element("div", { class: "across" }, text(insets[3]), made, text(insets[1])), text(insets[2]));
      count += 1;
    }
    step = around;
  }
  return made;
}

// Opacity: 0 to 1, with most of the way for the lowest values.
const opacityAt = (position) => position ** 3;
const positionOf = (opacity) => Math.cbrt(opacity);

function sweepText(sweep, opacity) {
  const takes = sweep.lowest !== null && opacity >= sweep.lowest;
  const difference = differenceAt(sweep, opacity);
  const seen =
    difference === null ? "how visible it is, is not known"
    : difference < 1 ? `invisible (ΔE2000 about ${number(difference, 2)})`
    : difference < 2 ? `barely visible (ΔE2000 about ${number(difference, 2)})`
    : `visible (ΔE2000 about ${number(difference, 2)})`;
  return { takes, text: `${takes ? "takes taps" : "takes no taps"}, ${seen}` };
}

// Between the opacities that the engine was asked about, the difference is drawn as a line.
function differenceAt(sweep, opacity) {
  const steps = sweep.steps;
  for (let i = 1; i < steps.length; i += 1) {
    if (opacity > steps[i][0]) continue;
    const [a, b] = [steps[i - 1], steps[i]];
    if (a[1] === null || b[1] === null) return null;
    return a[1] + ((b[1] - a[1]) * (opacity - a[0])) / (b[0] - a[0]);
  }
  return steps.length ? steps[steps.length - 1][1] : null;
}

function opacityPanel(node) {
  const sweep = sweeps.get(node.n);
  if (!sweep) return [];
  const output = element("output", { for: "opacity" });
  const text = element("p", { id: "opacity-text" });
  const show = (opacity) => {
    const { takes, text: words } = sweepText(sweep, opacity);
    output.textContent = number(opacity, 6);
    text.textContent = words;
    text.className = takes ? "good" : "bad";
    text.dataset.takes = String(takes);
    const painted = picture.querySelector(`[data-n="${node.n}"]`);
    if (painted) painted.style.opacity = String(opacity);
  };
  const slider = element("input", {
    type: "range", id: "opacity", min: 0, max: 1, step: 0.0005, value: positionOf(sweep.own), "aria-label": "opacity",
    oninput: (event) => show(opacityAt(Number(event.target.value))),
  });
  const track = drawn("svg", { id: "track", viewBox: "0 0 100 6", preserveAspectRatio: "none", "aria-hidden": "true" });
  const lowest = sweep.lowest === null ? 1 : positionOf(sweep.lowest);
  const highest = sweep.highest === null ? 0 : positionOf(sweep.highest);
  track.append(
    drawn("rect", { x: 0, width: 100 * lowest, height: 3, fill: "var(--bad)" }),
    drawn("rect", { x: 100 * lowest, width: 100 * (1 - lowest), height: 3, fill: "var(--good)" }),
    drawn("rect", { x: 0, y: 3, width: 100 * highest, height: 3, fill: "var(--faint)", "fill-opacity": 0.5 }));
  show(sweep.own);
  const ends = [];
  if (sweep.lowest !== null) ends.push(`takes taps from ${number(sweep.lowest, 10)}`);
  if (sweep.highest !== null) ends.push(`not visible up to ${number(sweep.highest, 4)}`);
  const hasWindow = sweep.lowest !== null && sweep.highest !== null && sweep.lowest <= sweep.highest;
  return [
    element("h2", {}, element("label", { for: "opacity" }, "Opacity")),
    element("div", { class: "slider" }, element("div", {}, slider, track), output), text,
    ends.length ? element("p", { class: "faint", id: "window" }, (hasWindow ? "window: " : "no window: ") + ends.join(", ")) : null,
  ];
}

// Why nothing is outlined, where nothing is.
function whereabouts(node) {
  if (!node.quad) return "It has no area: there is nothing to outline.";
  const xs = [0, 2, 4, 6].map((i) => node.quad[i]);
  const ys = [1, 3, 5, 7].map((i) => node.quad[i]);
  const isOff = Math.max(...xs) <= 0 || Math.max(...ys) <= 0 || Math.min(...xs) >= data.size[0] || Math.min(...ys) >= data.size[1];
  if (isOff) return "It lies off the screen.";
  return node.isSeen ? null : "It is hidden.";
}

let restored = null;
function viewPanel() {
  const node = byNumber.get(state.n);
  if (!node) return [element("h2", {}, "Selected"), element("p", { class: "faint" }, "Nothing. Choose a view in the tree or in the picture.")];
  const rows = [...entry("frame", rect(node.frame))];
  if (node.bounds.some((value, i) => Math.abs(value - node.frame[i]) > 1e-4)) rows.push(...entry("on screen", rect(node.bounds)));
  if (node.opacity !== 1) rows.push(...entry("opacity", number(node.opacity, 6)));
  rows.push(...entry("taps", { self: "in an area of its own", content: "through what is inside", none: `none: ${node.reason}` }[node.hit]));
  const note = whereabouts(node);
  if (node.hosted) rows.push(...entry("hosted", "a UIKit control"));
  if (node.approximate) rows.push(...entry("approximate", node.approximate));
  const layout = [...entry("proposal", `${number(node.proposal[0])}×${number(node.proposal[1])}`), ...entry("answer", size(node.frame[2], node.frame[3]))];
  for (const [name, words] of [["offered", node.offered], ["answered", node.answered], ["placed", node.placed]]) {
    if (words) layout.push(...entry(name, words));
  }
  const region = data.regions.find((region) => region.n === node.n);
  if (region) rows.push(...entry("region", `${number(region.area, 1)} pt², ${number(region.share * 100, 2)} % of the screen`));
  return [
    element("h2", {}, "Selected"), element("h3", { id: "chosen" }, `@${node.n} ${nameOf(node)}`), element("dl", {}, ...rows),
    note ? element("p", { class: "note", id: "whereabouts" }, note) : null,
    element("h2", {}, "Layout"), element("dl", { id: "layout" }, ...layout),
    element("h2", {}, "Boxes"), boxModel(node), ...opacityPanel(node),
  ];
}

function legend() {
  if (!state.taps || !data.regions.length) return [];
  return [
    element("h2", {}, "Who receives"),
    element("div", { class: "legend", id: "legend" }, ...data.regions.slice(0, 60).map((region, place) =>
      element("div", {}, element("span", { style: `background:${colours[place % colours.length]}` }), link(region.n, nameOf(byNumber.get(region.n) ?? region)),
        ` ${number(region.share * 100, 1)} %`))),
    element("p", { class: "faint" }, "Hatched: takes taps where nothing of it is drawn."),
  ];
}

let panelSignature = "";
listeners.push(() => {
  // Built anew only for what it shows: a slider that is held must stay.
  const signature = JSON.stringify([state.n, state.at, state.taps]);
  if (signature === panelSignature) return;
  panelSignature = signature;
  if (restored) {
    restored.style.opacity = "";
    restored = null;
  }
  said.textContent = state.at ? answerAt(...state.at).verdict.replaceAll("{point}", state.at.map((value) => number(value, 1)).join(",")) : "";
  panel.replaceChildren(...tapPanel(), ...legend(), ...viewPanel().filter((child) => child !== null));
  restored = state.n === null ? null : picture.querySelector(`[data-n="${state.n}"]`);
});
