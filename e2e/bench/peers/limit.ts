// Baseline 2: the limit of the platform. A fixed pool of rows in plain DOM; the open codes are one flat array.
import "./peers.css";
import "./limit.css";
import { type CodeNode, createStatus, loadCodes } from "./catalogue-client.ts";

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
  const isOpen = opened.has(node.id);
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
    rows = [...rows.slice(0, at), ...more, ...rows.slice(at)];
    spacer.style.height = `${rows.length * ROW}px`;
    draw(true);
    showLoaded(count);
  });
}

tree.addEventListener("scroll", () => draw(false), { passive: true });
tree.addEventListener("click", ({ target }) => {
  const item = items.find(({ element }) => element === target);
  if (item === undefined) return;
  activate(item.shown);
  void open(rows[item.shown] ?? null);
});
tree.addEventListener("keydown", (event) => {
  const { key } = event;
  if (key === "ArrowDown") activate(active + 1);
  else if (key === "ArrowUp") activate(active - 1);
  else if (key === "ArrowRight") void open(rows[active] ?? null);
  else return;
  event.preventDefault();
});
void open(null);
