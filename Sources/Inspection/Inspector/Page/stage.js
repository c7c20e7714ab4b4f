// The picture, what lies over it, and the exploded layers. Where the pointer is, is asked of the data.
const stage = document.getElementById("stage");
const over = document.getElementById("over");
const layers = document.getElementById("layers");
const picture = document.querySelector("#picture > svg");
const box = picture.getAttribute("viewBox");
over.setAttribute("viewBox", box);
layers.setAttribute("viewBox", box);
// The part of the screen that is seen.
const whole = box.split(" ").map(Number);
const shownBox = () => state.seen ?? whole;
let inUse = box;
function drawSeen() {
  const words = shownBox().join(" ");
  if (words === inUse) return;
  inUse = words;
  for (const svg of [picture, over, layers]) svg.setAttribute("viewBox", words);
}

// Nearer or farther, with a point of the screen kept in its place.
function zoom(factor, x = shownBox()[0] + shownBox()[2] / 2, y = shownBox()[1] + shownBox()[3] / 2) {
  const [left, top, width, height] = shownBox();
  const share = Math.max(1 / 40, Math.min(1, width / factor / whole[2])) * (whole[2] / width);
  const seen = [x - (x - left) * share, y - (y - top) * share, width * share, height * share];
  set({ seen: seen[2] >= whole[2] * 0.999 ? null : seen });
}

const colours = ["#0a58ca", "#b3261e", "#1a7f37", "#8a3ffc", "#b25e00", "#00776f", "#a2206b", "#4b5563"];
const corners = (quad) => [0, 2, 4, 6].map((i) => `${quad[i]},${quad[i + 1]}`).join(" ");
const centre = (node) => [
  (node.quad[0] + node.quad[2] + node.quad[4] + node.quad[6]) / 4,
  (node.quad[1] + node.quad[3] + node.quad[5] + node.quad[7]) / 4,
];

// Layers: a view lies one above the view around it; modifiers lie with their views.
let highest = 0;
for (const node of nodes) {
  const parent = byNumber.get(node.parent);
  node.layer = parent ? parent.layer + (node.isModifier ? 0 : 1) : 0;
  highest = Math.max(highest, node.layer);
}

// Parallel projection: each layer is an affine map of the screen, so that a point can be taken back.
function layerMap(layer) {
  const yaw = (state.yaw * Math.PI) / 180;
  const pitch = (state.pitch * Math.PI) / 180;
  const [width, height] = data.size;
  const gap = Math.min(40, (Math.max(width, height) * 0.9) / Math.max(1, highest));
  const z = (layer - highest / 2) * gap;
  const shrink = 0.72;
  const a = Math.cos(yaw) * shrink;
  const b = Math.sin(pitch) * Math.sin(yaw) * shrink;
  const d = Math.cos(pitch) * shrink;
  const x = width / 2 + Math.sin(yaw) * z * shrink - a * (width / 2);
  const y = height / 2 - Math.sin(pitch) * Math.cos(yaw) * z * shrink - b * (width / 2) - d * (height / 2);
  return { a, b, d, x, y };
}

function drawLayers() {
  if (!state.exploded) {
    layers.replaceChildren();
    return;
  }
  const groups = [];
  const isDrawnAlready = layers.childElementCount === highest + 1;
  for (let layer = 0; layer <= highest; layer += 1) {
    const { a, b, d, x, y } = layerMap(layer);
    const group = isDrawnAlready ? layers.children[layer] : drawn("g");
    group.setAttribute("transform", `matrix(${a} ${b} 0 ${d} ${x} ${y})`);
    groups.push(group);
  }
  if (!isDrawnAlready) {
    const back = picture.getCTM()?.inverse();
    for (const node of nodes) {
      if (!node.quad) continue;
      const group = groups[node.layer];
      const painted = node.children.length ? null : picture.querySelector(`[data-n="${node.n}"]`);
      if (painted && back && painted.getCTM) {
        const m = back.multiply(painted.getCTM());
        const copy = painted.cloneNode(true);
        copy.removeAttribute("transform");
        // As faint as it is, without what lies around it.
        group.append(drawn("g", { transform: `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})`, opacity: node.alpha }, copy));
      }
      if (!node.isModifier) group.append(drawn("polygon", { points: corners(node.quad), "data-layer-of": node.n }));
    }
    layers.replaceChildren(...groups);
  }
  for (const polygon of layers.querySelectorAll("polygon[data-layer-of]")) {
    const n = Number(polygon.dataset.layerOf);
    polygon.setAttribute("class", n === state.n ? "chosen" : n === state.hover ? "hover" : "");
  }
}

// The receivers' regions; what is tappable and not drawn is hatched.
function regionElements() {
  const path = (polygons) =>
    polygons.map((polygon) => "M" + polygon.map((point) => point.join(" ")).join("L") + "Z").join("");
  const made = [];
  data.regions.forEach((region, place) => {
    const colour = colours[place % colours.length];
    made.push(
      drawn("path", { class: "region", d: path(region.polygons), "fill-rule": "evenodd", style: `color:${colour}`, "data-region": region.n }));
    if (region.undrawn.length) made.push(drawn("path", { class: "undrawn", d: path(region.undrawn), "fill-rule": "evenodd" }));
  });
  return made;
}
const regions = regionElements();

function drawOver() {
  const made = [];
  if (state.taps && !state.exploded) made.push(...regions);
  const outline = (n, name) => {
    const node = byNumber.get(n);
    if (node?.quad && !state.exploded) made.push(drawn("polygon", { class: name, points: corners(node.quad) }));
  };
  if (state.hover !== null && state.hover !== state.n) outline(state.hover, "hover");
  if (state.n !== null) outline(state.n, "chosen");
  if (state.at && !state.exploded) {
    const [x, y] = state.at;
    if (stage.matches(":focus-visible")) {
      const [left, top, width, height] = shownBox();
      made.push(
        drawn("line", { class: "cross", x1: left, x2: left + width, y1: y, y2: y }),
        drawn("line", { class: "cross", x1: x, x2: x, y1: top, y2: top + height }));
    }
    made.push(drawn("circle", { class: "point", cx: x, cy: y, r: (4 * shownBox()[2]) / whole[2] }));
  }
  const pattern = drawn(
    "pattern", { id: "hatch", width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    drawn("rect", { width: 2, height: 6, fill: "#b3261e", "fill-opacity": 0.7 }));
  over.replaceChildren(drawn("defs", {}, pattern), ...made);
}

function place(event) {
  const matrix = over.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return [point.x, point.y];
}

function viewUnder(event) {
  const at = place(event);
  if (!at) return null;
  if (!state.exploded) return viewAt(...at);
  // From the top layer down: the first view whose own layer has the point inside of it.
  let found = null;
  for (const node of nodes) {
    if (node.isModifier || !node.quad || (found && node.layer < found.layer)) continue;
    const { a, b, d, x, y } = layerMap(node.layer);
    const px = (at[0] - x) / a;
    if (quadHas(node.quad, px, (at[1] - y - b * px) / d)) found = node;
  }
  return found;
}

// A tap at a point: who receives is the engine's answer; the view that was hit is selected.
function tap(x, y) {
  const answer = answerAt(x, y);
  const n = answer.receiver ?? answer.hit ?? state.n;
  set({ at: [x, y], n });
}

// A drag turns the layers, or moves the picture when it is larger than the window.
let turning = null;
stage.addEventListener("pointerdown", (event) => {
  if ((!state.exploded && !state.seen) || event.button !== 0) return;
  turning = { x: event.clientX, y: event.clientY, yaw: state.yaw, pitch: state.pitch, seen: state.seen, moved: false };
});
stage.addEventListener("pointermove", (event) => {
  if (turning) {
    const dx = event.clientX - turning.x;
    const dy = event.clientY - turning.y;
    if (Math.abs(dx) + Math.abs(dy) > 4) turning.moved = true;
    if (turning.moved && !state.exploded) {
      const scale = over.getScreenCTM()?.a ?? 1;
      const [left, top, width, height] = turning.seen;
      set({ seen: [left - dx / scale, top - dy / scale, width, height], hover: null });
      return;
    }
    if (turning.moved) {
      set({ yaw: Math.max(-80, Math.min(80, turning.yaw + dx / 3)), pitch: Math.max(-80, Math.min(80, turning.pitch - dy / 3)) });
      return;
    }
  }
  const n = viewUnder(event)?.n ?? null;
  if (n !== state.hover) set({ hover: n });
});
addEventListener("pointerup", () => setTimeout(() => (turning = null)));
stage.addEventListener("pointerleave", () => set({ hover: null }));
stage.addEventListener("click", (event) => {
  if (turning?.moved) return;
  if (state.exploded) {
    const view = viewUnder(event);
    if (view) set({ n: view.n });
    return;
  }
  const at = place(event);
  if (at) tap(...at);
});
stage.addEventListener("wheel", (event) => {
  if (!event.ctrlKey && !event.metaKey && !state.seen) return;
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) {
    const at = place(event);
    if (at) zoom(Math.exp(-event.deltaY / 200), ...at);
  } else {
    const scale = over.getScreenCTM()?.a ?? 1;
    const [left, top, width, height] = state.seen;
    set({ seen: [left + event.deltaX / scale, top + event.deltaY / scale, width, height] });
  }
}, { passive: false });
stage.addEventListener("keydown", (event) => {
  const step = event.shiftKey ? 10 : 1;
  const [dx, dy] = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key] ?? [0, 0];
  if (event.ctrlKey || event.metaKey || event.altKey || (!dx && !dy && event.key !== "Enter")) return;
  event.preventDefault();
  if (state.exploded) {
    set({ yaw: Math.max(-80, Math.min(80, state.yaw + dx * 3)), pitch: Math.max(-80, Math.min(80, state.pitch - dy * 3)) });
    return;
  }
  const chosen = byNumber.get(state.n);
  const start = state.at ?? (chosen?.quad ? centre(chosen) : data.size.map((length) => length / 2));
  const inside = (value, length) => Math.max(0, Math.min(length - 0.5, value));
  tap(inside(start[0] + dx, data.size[0]), inside(start[1] + dy, data.size[1]));
});
for (const name of ["focus", "blur"]) stage.addEventListener(name, () => drawOver());

// What is under the pointer, in words.
const hint = document.getElementById("hint");
function drawHint() {
  const node = byNumber.get(state.hover);
  hint.textContent = node ? `@${node.n} ${nameOf(node)} · ${rect(node.bounds)}` : "";
}
listeners.push(drawSeen, drawLayers, drawOver, drawHint);
