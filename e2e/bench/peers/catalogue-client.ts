/** How all baselines and peers fetch the same data in the same way, so that only what they do with it differs. */

const CODES = "classifications/bench-classification/classification-codes";
/** How many items the first page has, so that it is there soon, and how many the others, which is as many as the service grants. */
const FIRST = 200;
const OTHERS = 10_000;
const AT_ONCE = 4;

/** Whether all codes are to be there, and open, from the beginning. */
export const isWhole = location.search === "?whole";

/** A template or a code; only codes have a number. */
export type Concept = {
  readonly versionGuid: string;
  readonly name: string;
  readonly classNumber?: string;
  readonly hasCodes?: boolean;
};

type Page = { results: Concept[]; pagination: { total: number } };

/** A code as the trees take it. */
export type CodeNode = {
  /** The class number. */
  readonly id: string;
  readonly label: string;
  readonly isLeaf: boolean;
  /** Left out until they are asked for. */
  readonly children?: CodeNode[];
};

/**
 * In what steps a list grows: by each page as it comes, or by the first page and then by all others, for what takes so long to take items in
 * that it is there sooner this way, or at once where nothing can be added.
 */
export type Steps = "each page" | "first, then rest" | "all at once";

/** The codes of the first level, or directly below the one with this number, each page handed to `add` in the order of the list. */
export function loadCodes(parent: string | null, steps: Steps, add: (nodes: CodeNode[]) => void) {
  const below = parent === null ? "" : `${parent}.`;
  return load(CODES, parent === null ? {} : { ClassNumber: parent }, steps, (codes) =>
    add(
      codes
        .filter(
          ({ classNumber = "" }) => classNumber.startsWith(below) && !classNumber.includes(".", below.length),
        )
        .map(toNode),
    ),
  );
}

function toNode({ classNumber = "", name, hasCodes }: Concept): CodeNode {
  return { id: classNumber, label: `${classNumber} ${name}`, isLeaf: hasCodes !== true };
}

/** All codes with all that is below them: every class number begins with nothing. */
export async function loadAllCodes(): Promise<CodeNode[]> {
  const roots: CodeNode[] = [];
  const below = new Map<string, CodeNode[]>();
  await load(CODES, { ClassNumber: "" }, "all at once", (codes) => {
    for (const code of codes) {
      const children: CodeNode[] = [];
      const node = { ...toNode(code), children };
      below.set(node.id, children);
      (below.get(node.id.slice(0, Math.max(0, node.id.lastIndexOf(".")))) ?? roots).push(node);
    }
  });
  return roots;
}

/** All templates, each page handed to `add` in the order of the list. */
export function loadTemplates(steps: Steps, add: (templates: Concept[]) => void) {
  return load("templates", {}, steps, add);
}

/** Says how many rows are there, as the pages without React do. */
export function createStatus(): (loaded: number, total?: number) => void {
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  document.body.prepend(status);
  return (loaded, total) => {
    status.textContent = statusText(loaded, total);
  };
}

export function statusText(loaded: number, total?: number): string {
  const rest = total === undefined ? "loaded" : `of ${total.toLocaleString("en")}`;
  return `${loaded.toLocaleString("en")} ${rest}`;
}

/** First one page, which is painted before anything is done with the others; these four at a time. */
async function load(
  path: string,
  query: Record<string, string>,
  steps: Steps,
  add: (items: Concept[]) => void,
): Promise<void> {
  const first = await fetchPage(path, query, 0, FIRST);
  if (steps !== "all at once") add(first.results);
  const rest: Promise<Page>[] = [];
  for (let skip = FIRST; skip < first.pagination.total; skip += OTHERS) {
    rest.push((rest.at(-AT_ONCE) ?? Promise.resolve()).then(() => fetchPage(path, query, skip, OTHERS)));
  }
  await nextPaint();
  if (steps === "each page") {
    for (const page of rest) add((await page).results);
    return;
  }
  const others = (await Promise.all(rest)).flatMap(({ results }) => results);
  if (steps === "all at once") add([...first.results, ...others]);
  else if (others.length > 0) add(others);
}

/** Fetches one page of the construction objects. */
export function fetchObjects(skip: number, take: number): Promise<Page> {
  return fetchPage("construction-objects", {}, skip, take);
}

async function fetchPage(
  path: string,
  query: Record<string, string>,
  skip: number,
  take: number,
): Promise<Page> {
  const parameters = new URLSearchParams({ ...query, Skip: String(skip), Take: String(take) });
  const response = await fetch(`/templates-management/api/v2/${path}?${parameters.toString()}`);
  return response.json();
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
