// What the engine said, and how to look it up. Nothing here asks the page.
const data = JSON.parse(document.getElementById("data").textContent);
const nodes = data.nodes.map((values) => {
  const node = {};
  data.fields.forEach((name, place) => (node[name] = values[place]));
  node.children = [];
  return node;
});
const byNumber = new Map(nodes.map((node) => [node.n, node]));
for (const node of nodes) {
  const parent = byNumber.get(node.parent);
  node.depth = parent ? parent.depth + 1 : 0;
  if (parent) parent.children.push(node);
}
const sweeps = new Map(data.sweeps.map((sweep) => [sweep.n, sweep]));

const number = (value, digits = 3) => (value === null ? "nil" : String(+value.toFixed(digits)));
const size = (width, height) => `${number(width)}×${number(height)}`;
const rect = (r) => `${number(r[0])},${number(r[1])} ${size(r[2], r[3])}`;
const nameOf = (node) =>
  node.kind + (node.id ?? node.label ? ` “${node.id ?? node.label}”` : "");

// A quad is four corners on the screen, x and y by turns; null where a view has none.
function quadHas(quad, x, y) {
  if (!quad) return false;
  let sign = 0;
  for (let i = 0; i < 8; i += 2) {
    const j = (i + 2) % 8;
    const cross = (quad[j] - quad[i]) * (y - quad[i + 1]) - (quad[j + 1] - quad[i + 1]) * (x - quad[i]);
    if (Math.abs(cross) < 1e-9) continue;
    if (sign !== 0 && cross > 0 !== sign > 0) return false;
    sign = cross;
  }
  return sign !== 0;
}

// Strips of the screen, each with the trapezoids that reach into it.
const stripHeight = 8;
const strips = new Map();
for (const piece of data.pieces) {
  for (let strip = Math.floor(piece[1] / stripHeight); strip <= Math.floor(piece[2] / stripHeight); strip += 1) {
    if (!strips.has(strip)) strips.set(strip, []);
    strips.get(strip).push(piece);
  }
}

// What the engine answers at a point: the cell of the screen it lies in.
function answerAt(x, y) {
  for (const [cell, top, bottom, topLeft, topRight, bottomLeft, bottomRight] of strips.get(Math.floor(y / stripHeight)) ?? []) {
    if (y < top || y >= bottom) continue;
    const share = (y - top) / (bottom - top);
    const left = topLeft + (bottomLeft - topLeft) * share;
    const right = topRight + (bottomRight - topRight) * share;
    if (x >= left && x < right) return data.cells[cell];
  }
  const isInside = x >= 0 && y >= 0 && x < data.size[0] && y < data.size[1];
  return isInside ? data.nowhere : data.offScreen;
}

// The view that is seen at a point: of those whose box holds it, the one painted last.
function viewAt(x, y) {
  for (let i = nodes.length - 1; i > 0; i -= 1) {
    if (!nodes[i].isModifier && nodes[i].isSeen && quadHas(nodes[i].quad, x, y)) return nodes[i];
  }
  return null;
}
