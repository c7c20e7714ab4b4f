// The tree: only the rows in sight are in the page, however long it is.
const treeView = document.getElementById("tree");
const filter = document.getElementById("filter");
const rowHeight = 22;
const folded = new Set();
let visible = [];
let shownSignature = "";
// What the page holds: rows are made anew only where others come into sight, so that a click finds its row again.
let listed = 0;
let inPage = "";

function listRows() {
  const wanted = filter.value.trim().toLowerCase();
  const rows = [];
  const matches = (node) => `@${node.n} ${node.kind} ${node.id ?? ""} ${node.label ?? ""}`.toLowerCase().includes(wanted);
  const pending = nodes.filter((node) => node.parent === null || !byNumber.has(node.parent)).reverse().map((node) => [node, 0]);
  while (pending.length) {
    const [node, level] = pending.pop();
    const isListed = state.modifiers || !node.isModifier;
    if (isListed && (!wanted || matches(node))) rows.push({ node, level });
    if (folded.has(node.n) && !wanted) continue;
    for (const child of [...node.children].reverse()) pending.push([child, isListed ? level + 1 : level]);
  }
  // Of how many, and the how manieth: the page holds only those in sight, so it has to be said.
  const groups = [];
  for (const row of rows) {
    groups.length = row.level + 1;
    row.group = groups[row.level] ??= { count: 0 };
    row.place = row.group.count += 1;
  }
  visible = rows;
  listed += 1;
}

// Deep trees are indented less, so that their leaves stay in sight.
let deepest = 1;
for (const node of nodes) deepest = Math.max(deepest, node.depth);
const indent = Math.max(1, Math.min(12, 240 / deepest));
treeView.classList.toggle("deep", deepest > 30);

function rowElement({ node, level, group, place: number }, place) {
  const hasChildren = node.children.length > 0;
  const reason = node.hit === "none" && node.reason && node.reason !== "emptyContent" ? node.reason : null;
  return element(
    "div",
    {
      class: "row", id: `row-${node.n}`, role: "treeitem",
      "aria-level": level + 1, "aria-posinset": number, "aria-setsize": group.count,
      title: [nameOf(node), reason, node.approximate].filter(Boolean).join(" · "),
      "aria-expanded": hasChildren ? String(!folded.has(node.n)) : null, "data-row": node.n,
      style: `top:${place * rowHeight}px;padding-left:${4 + level * indent}px`,
    },
    element("span", { class: "fold", "data-fold": node.n, "aria-hidden": "true" }, hasChildren ? (folded.has(node.n) ? "▸" : "▾") : ""),
    element("span", { class: "n" }, `@${node.n} `),
    node.kind,
    node.id ?? node.label ? element("span", { class: "label" }, " “", element("span", { class: "name" }, reduced(node.id ?? node.label, 40)), "”") : null,
    reason ? element("span", { class: "dead" }, ` ${reason}`) : null,
    node.approximate ? element("span", { class: "guess" }, " ≈") : null,
  );
}

function drawRows() {
  const first = Math.max(0, Math.floor(treeView.scrollTop / rowHeight) - 10);
  const last = Math.min(visible.length, Math.ceil((treeView.scrollTop + treeView.clientHeight) / rowHeight) + 10);
  const signature = `${listed}|${first}|${last}`;
  if (signature !== inPage) {
    inPage = signature;
    const rows = [];
    for (let place = first; place < last; place += 1) rows.push(rowElement(visible[place], place));
    treeView.replaceChildren(element("div", { style: `height:${visible.length * rowHeight}px`, role: "presentation" }), ...rows);
    if (!visible.length) treeView.append(element("p", { class: "none" }, "No view matches."));
  }
  for (const row of treeView.querySelectorAll("[data-row]")) {
    const n = Number(row.dataset.row);
    row.classList.toggle("hover", n === state.hover);
    row.setAttribute("aria-selected", String(n === state.n));
  }
  const isInPage = state.n !== null && document.getElementById(`row-${state.n}`);
  if (isInPage) treeView.setAttribute("aria-activedescendant", `row-${state.n}`);
  else treeView.removeAttribute("aria-activedescendant");
}

function showChosen() {
  let node = byNumber.get(state.n);
  while (node && (node = byNumber.get(node.parent))) folded.delete(node.n);
  listRows();
  const place = visible.findIndex((row) => row.node.n === state.n);
  if (place < 0) return;
  // The rows as they are now: nothing can be scrolled further than what the page holds.
  drawRows();
  const top = place * rowHeight;
  if (top < treeView.scrollTop || top + rowHeight > treeView.scrollTop + treeView.clientHeight) {
    treeView.scrollTop = top - treeView.clientHeight / 2;
  }
  drawRows();
  const left = visible[place].level * indent;
  if (left > treeView.scrollLeft + treeView.clientWidth - 80) treeView.scrollLeft = left - 40;
  else if (left < treeView.scrollLeft) treeView.scrollLeft = Math.max(0, left - 40);
}

listeners.push(() => {
  const signature = `${state.n}|${state.modifiers}`;
  if (signature !== shownSignature) {
    shownSignature = signature;
    showChosen();
  }
  drawRows();
});
treeView.addEventListener("scroll", drawRows);
filter.addEventListener("input", () => {
  listRows();
  treeView.scrollTop = 0;
  drawRows();
});
const rowOf = (event) => event.target.closest?.("[data-row]")?.dataset.row;
treeView.addEventListener("mouseover", (event) => {
  const row = rowOf(event);
  if (row !== undefined && Number(row) !== state.hover) set({ hover: Number(row) });
});
treeView.addEventListener("mouseleave", () => set({ hover: null }));
treeView.addEventListener("click", (event) => {
  const fold = event.target.closest?.("[data-fold]");
  if (fold && fold.textContent) {
    const n = Number(fold.dataset.fold);
    if (!folded.delete(n)) folded.add(n);
    listRows();
    drawRows();
    return;
  }
  const row = rowOf(event);
  if (row !== undefined) set({ n: Number(row) });
});
treeView.addEventListener("keydown", (event) => {
  const place = visible.findIndex((row) => row.node.n === state.n);
  const chosen = visible[place];
  const go = (target) => {
    const row = visible[Math.max(0, Math.min(visible.length - 1, target))];
    if (row) set({ n: row.node.n });
  };
  const fold = (isFolded) => {
    if (isFolded) folded.add(chosen.node.n);
    else folded.delete(chosen.node.n);
    listRows();
    drawRows();
  };
  switch (event.key) {
    case "ArrowDown": go(place + 1); break;
    case "ArrowUp": go(place < 0 ? 0 : place - 1); break;
    case "Home": go(0); break;
    case "End": go(visible.length - 1); break;
    case "PageDown": go(place + Math.floor(treeView.clientHeight / rowHeight)); break;
    case "PageUp": go(place - Math.floor(treeView.clientHeight / rowHeight)); break;
    case "ArrowRight":
      if (!chosen) return;
      if (folded.has(chosen.node.n)) fold(false);
      else if (chosen.node.children.length) go(place + 1);
      break;
    case "ArrowLeft": {
      if (!chosen) return;
      if (chosen.node.children.length && !folded.has(chosen.node.n)) {
        fold(true);
        break;
      }
      for (let i = place - 1; i >= 0; i -= 1) {
        if (visible[i].level < chosen.level) {
          go(i);
          break;
        }
      }
      break;
    }
    case "Enter": case " ":
      if (!chosen?.node.quad) return;
      tap(...centre(chosen.node));
      break;
    default: return;
  }
  event.preventDefault();
});
