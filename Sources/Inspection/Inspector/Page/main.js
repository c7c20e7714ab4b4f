// Buttons, keys, and the first drawing.
const toggles = { taps: document.getElementById("show-taps"), exploded: document.getElementById("explode"), modifiers: document.getElementById("modifiers") };
for (const [name, button] of Object.entries(toggles)) button.addEventListener("click", () => set({ [name]: !state[name] }));
const themeButton = document.getElementById("theme");
const system = matchMedia("(prefers-color-scheme: dark)");
const theme = () => state.theme ?? (system.matches ? "dark" : "light");
themeButton.addEventListener("click", () => set({ theme: theme() === "dark" ? "light" : "dark" }));
system.addEventListener("change", changed);
const help = document.getElementById("help");
document.getElementById("show-help").addEventListener("click", () => help.showModal());

listeners.push(() => {
  for (const [name, button] of Object.entries(toggles)) button.setAttribute("aria-pressed", String(state[name]));
  document.body.classList.toggle("taps", state.taps && !state.exploded);
  document.body.classList.toggle("exploded", state.exploded);
  document.documentElement.dataset.theme = theme();
  themeButton.setAttribute("aria-pressed", String(theme() === "dark"));
});

addEventListener("keydown", (event) => {
  if (event.target.closest?.("input") || help.open || event.ctrlKey || event.metaKey || event.altKey) return;
  switch (event.key) {
    case "t": set({ taps: !state.taps }); break;
    case "e": set({ exploded: !state.exploded }); break;
    case "m": set({ modifiers: !state.modifiers }); break;
    case "d": set({ theme: theme() === "dark" ? "light" : "dark" }); break;
    case "/": filter.focus(); break;
    case "?": help.showModal(); break;
    case "+": case "=": zoom(1.25); break;
    case "-": case "−": zoom(0.8); break;
    case "0": set({ seen: null }); break;
    case "Escape": set({ n: null, at: null, hover: null }); break;
    default: return;
  }
  event.preventDefault();
});
filter.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    filter.value = "";
    filter.dispatchEvent(new Event("input"));
    treeView.focus();
  } else if (event.key === "ArrowDown" || event.key === "Enter") {
    if (visible.length) set({ n: visible[0].node.n });
    treeView.focus();
    event.preventDefault();
  }
});
addEventListener("hashchange", readAddress);
addEventListener("resize", drawRows);
listRows();
readAddress();
document.documentElement.dataset.ready = "yes";
// For scripts that check the page.
globalThis.viewtree = { answerAt, viewAt, state, nodes, sweeps, sweepText };
