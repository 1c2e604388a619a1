// The limit of the platform for a long list: a fixed pool of rows in plain DOM, and up to three concurrent requests.
import "./peers.css";
import "./list-limit.css";
import { ROW_HEIGHT } from "../../../src/browser/ui/list/row-height.ts";
import { type Concept, createStatus, fetchObjects, OBJECTS_TAKE } from "./catalogue-client.ts";

const ROW = ROW_HEIGHT;
const HEIGHT = 640;
/** Rows above and below the view. */
const SPARE = 8;
const AT_ONCE = 3;
/** The distance in rows from the end of the loaded items at which more are requested. */
const AHEAD = 150;

const showLoaded = createStatus();
const list = document.createElement("div");
list.setAttribute("role", "list");
list.setAttribute("aria-label", "Construction objects");
const spacer = list.appendChild(document.createElement("div"));
document.getElementById("root")?.append(list);

/** Row `index` is always rendered by element `index` modulo the pool size, so that scrolling changes only new rows. */
const elements = Array.from({ length: Math.ceil(HEIGHT / ROW) + 1 + 2 * SPARE }, () => {
  const element = document.createElement("div");
  element.setAttribute("role", "listitem");
  element.hidden = true;
  const link = element.appendChild(document.createElement("a"));
  const text = link.appendChild(document.createTextNode(""));
  list.append(element);
  return { element, link, text, shown: -1 };
});

const items: Concept[] = [];
/** Pages that arrived before their predecessors. */
const early = new Map<number, readonly Concept[]>();
let total = Number.POSITIVE_INFINITY;
let requested = 0;
let inFlight = 0;

function draw(): void {
  const first = Math.max(0, Math.floor(list.scrollTop / ROW) - SPARE);
  for (let index = first; index < Math.min(items.length, first + elements.length); index += 1) {
    const row = elements[index % elements.length];
    const item = items[index];
    if (row === undefined || item === undefined || row.shown === index) continue;
    row.shown = index;
    row.element.hidden = false;
    row.text.data = item.name;
    row.link.href = `#${item.versionGuid}`;
    row.element.style.transform = `translateY(${index * ROW}px)`;
    row.element.ariaPosInSet = String(index + 1);
    row.element.ariaSetSize = String(total);
  }
}

async function load(): Promise<void> {
  const skip = requested;
  requested += OBJECTS_TAKE;
  inFlight += 1;
  const page = await fetchObjects(skip, OBJECTS_TAKE);
  inFlight -= 1;
  total = page.pagination.total;
  early.set(skip, page.results);
  for (let next = early.get(items.length); next !== undefined; next = early.get(items.length)) {
    early.delete(items.length);
    items.push(...next);
  }
  spacer.style.height = `${items.length * ROW}px`;
  draw();
  showLoaded(items.length, total);
  loadAhead();
}

/** Requests the pages near the view. */
function loadAhead(): void {
  const end = Math.min(total, list.scrollTop < ROW ? 0 : (list.scrollTop + HEIGHT) / ROW + AHEAD);
  while (inFlight < AT_ONCE && requested < end) void load();
}

list.addEventListener(
  "scroll",
  () => {
    draw();
    loadAhead();
  },
  { passive: true },
);
void load();
