// Baseline 2: the limit of the platform. A fixed pool of rows in plain DOM; the open codes are one flat array.
import "./peers.css";
import "./limit.css";
import { type CodeNode, createStatus, isWhole, loadAllCodes, loadCodes } from "./catalogue-client.ts";

type Row = {
  readonly node: CodeNode;
  readonly level: number;
  readonly position: number;
  readonly parent: Row | null;
};

const ROW = 28;
const HEIGHT = 700;
/** Rows above and below the view. */
const SPARE = 8;

const showLoaded = createStatus();
const tree = document.createElement("div");
tree.setAttribute("role", "tree");
tree.setAttribute("aria-label", "Codes");
tree.tabIndex = 0;
const spacer = tree.appendChild(document.createElement("div"));
document.getElementById("root")?.append(tree);

/** Row `index` is always rendered by item `index` modulo the pool size, so that scrolling changes only new rows. */
const items = Array.from({ length: Math.ceil(HEIGHT / ROW) + 1 + 2 * SPARE }, (_, slot) => {
  const element = document.createElement("div");
  element.setAttribute("role", "treeitem");
  element.id = `item-${slot}`;
  element.hidden = true;
  const text = element.appendChild(document.createTextNode(""));
  tree.append(element);
  return { element, text, shown: -1 };
});

let rows: Row[] = [];
let active = 0;
/** The number of children by the class number of an open code. */
const opened = new Map<string | null, number>();
/** The rows below what was closed. */
const closed = new Map<Row, readonly Row[]>();

function draw(isReset: boolean): void {
  const first = Math.max(0, Math.floor(tree.scrollTop / ROW) - SPARE);
  for (let index = first; index < first + items.length; index += 1) {
    const item = items[index % items.length];
    if (item !== undefined && (isReset || item.shown !== index)) show(item, index);
  }
}

function show(item: (typeof items)[number], index: number): void {
  const { element, text } = item;
  const row = rows[index];
  item.shown = index;
  element.hidden = row === undefined;
  if (row === undefined) return;
  const { node, level, position, parent } = row;
  const isOpen = opened.has(node.id) && !closed.has(row);
  text.data = node.label;
  element.style.paddingLeft = `${level * 16}px`;
  element.style.transform = `translateY(${index * ROW}px)`;
  element.ariaLevel = String(level);
  element.ariaPosInSet = String(position);
  element.ariaSetSize = String(opened.get(parent?.node.id ?? null));
  element.ariaExpanded = node.isLeaf ? null : String(isOpen);
  element.ariaSelected = String(index === active);
}

function activate(index: number): void {
  if (rows[index] === undefined) return;
  const before = items[active % items.length];
  if (before?.shown === active) before.element.ariaSelected = "false";
  active = index;
  const [top, bottom] = [index * ROW, (index + 1) * ROW];
  if (top < tree.scrollTop) tree.scrollTop = top;
  else if (bottom > tree.scrollTop + tree.clientHeight) tree.scrollTop = bottom - tree.clientHeight;
  draw(false);
  const item = items[index % items.length];
  if (item === undefined) return;
  item.element.ariaSelected = "true";
  tree.setAttribute("aria-activedescendant", item.element.id);
}

async function open(parent: Row | null): Promise<void> {
  const id = parent?.node.id ?? null;
  if (parent?.node.isLeaf === true || opened.has(id)) return;
  let count = 0;
  opened.set(id, count);
  await loadCodes(id, "each page", (nodes) => {
    const level = (parent?.level ?? 0) + 1;
    const more = nodes.map((node, index): Row => ({ node, level, position: count + index + 1, parent }));
    const at = (parent === null ? 0 : rows.indexOf(parent) + 1) + count;
    count += more.length;
    opened.set(id, count);
    replace(at, 0, more);
    showLoaded(count);
  });
}

async function openAll(): Promise<void> {
  const all: Row[] = [];
  const add = (nodes: readonly CodeNode[], parent: Row | null): void => {
    opened.set(parent?.node.id ?? null, nodes.length);
    for (const [index, node] of nodes.entries()) {
      const row = { node, level: (parent?.level ?? 0) + 1, position: index + 1, parent };
      all.push(row);
      if (!node.isLeaf) add(node.children ?? [], row);
    }
  };
  add(await loadAllCodes(), null);
  replace(0, 0, all);
  showLoaded(all.length);
}

/** Closes what is open, and opens what was closed. */
function toggle(index: number): void {
  const row = rows[index];
  if (row === undefined || !opened.has(row.node.id)) {
    void open(row ?? null);
    return;
  }
  const below = closed.get(row);
  if (below === undefined) {
    let end = index + 1;
    while ((rows[end]?.level ?? 0) > row.level) end += 1;
    closed.set(row, rows.slice(index + 1, end));
    replace(index + 1, end - index - 1, []);
  } else {
    closed.delete(row);
    replace(index + 1, 0, below);
  }
}

function replace(at: number, count: number, by: readonly Row[]): void {
  rows = [...rows.slice(0, at), ...by, ...rows.slice(at + count)];
  spacer.style.height = `${rows.length * ROW}px`;
  draw(true);
}

tree.addEventListener("scroll", () => draw(false), { passive: true });
tree.addEventListener("click", ({ target }) => {
  const item = items.find(({ element }) => element === target);
  if (item === undefined) return;
  activate(item.shown);
  toggle(item.shown);
});
tree.addEventListener("keydown", (event) => {
  const { key } = event;
  if (key === "ArrowDown") activate(active + 1);
  else if (key === "ArrowUp") activate(active - 1);
  else if (key === "ArrowRight") void open(rows[active] ?? null);
  else return;
  event.preventDefault();
});
void (isWhole ? openAll() : open(null));
