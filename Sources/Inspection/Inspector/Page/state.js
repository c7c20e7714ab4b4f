// What is shown: kept in the address, so that a link brings it back.
const state = { n: null, hover: null, at: null, taps: false, exploded: false, yaw: -30, pitch: 20, theme: null, modifiers: false, seen: null };
const listeners = [];

function changed() {
  for (const listener of listeners) listener();
}

function set(values) {
  Object.assign(state, values);
  changed();
  const words = new URLSearchParams();
  if (state.n !== null) words.set("n", state.n);
  if (state.at) words.set("at", state.at.map((value) => number(value, 2)).join(","));
  if (state.taps) words.set("show", "taps");
  if (state.modifiers) words.set("modifiers", "1");
  if (state.exploded) words.set("explode", `${Math.round(state.yaw)},${Math.round(state.pitch)}`);
  if (state.seen) words.set("seen", state.seen.map((value) => number(value, 1)).join(","));
  if (state.theme) words.set("theme", state.theme);
  const hash = "#" + words.toString().replaceAll("%2C", ",");
  if (hash !== (location.hash || "#")) history.replaceState(null, "", hash);
}

function readAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  const list = (word, count) => {
    const values = (word ?? "").split(",").map(Number);
    return word && values.length === count && values.every(Number.isFinite) ? values : null;
  };
  const pair = (word) => list(word, 2);
  const seen = list(words.get("seen"), 4);
  const chosen = words.get("n") === null ? null : byNumber.get(Number(words.get("n")));
  const angles = pair(words.get("explode"));
  set({
    n: chosen ? chosen.n : null,
    at: pair(words.get("at")),
    taps: words.get("show") === "taps",
    modifiers: words.get("modifiers") === "1" || Boolean(chosen?.isModifier),
    exploded: angles !== null,
    yaw: angles ? angles[0] : -30,
    pitch: angles ? angles[1] : 20,
    seen: seen && seen[2] > 0 && seen[3] > 0 ? seen : null,
    theme: ["dark", "light"].includes(words.get("theme")) ? words.get("theme") : null,
  });
}

const element = (name, attributes = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
};
const drawn = (name, attributes = {}, ...children) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};
const reduced = (text, length) => (text.length > length ? text.slice(0, length - 1) + "…" : text);
