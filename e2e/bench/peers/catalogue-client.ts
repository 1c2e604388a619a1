/** All baselines and peers load the same data in the same way, so that only their rendering differs. */

const CODES = "classifications/bench-classification/classification-codes";
/** The size of the first page, which is small so that it is shown soon, and of the others, which is what the service grants. */
const FIRST = 200;
const OTHERS = 10_000;
const AT_ONCE = 4;

/** A construction object or a code; only codes have a number. */
export type Concept = {
  readonly versionGuid: string;
  readonly name: string;
  readonly classNumber?: string;
  readonly hasCodes?: boolean;
};

type Page = { results: Concept[]; pagination: { total: number } };

/** A code in the form that the trees accept. */
export type CodeNode = {
  /** The class number. */
  readonly id: string;
  readonly label: string;
  readonly isLeaf: boolean;
  /** Omitted until they are loaded. */
  readonly children?: CodeNode[];
};

/** The steps in which a tree grows: with each page; or with the first page and then all others, for peers that are slow at adding items. */
export type Steps = "each page" | "first, then rest";

/**
 * Loads the codes of the first level, or the children of the code with this number; `add` is called with each page in the order of the
 * list.
 */
export function loadCodes(parent: string | null, steps: Steps, add: (nodes: CodeNode[]) => void) {
  const below = parent === null ? "" : `${parent}.`;
  return load(parent === null ? {} : { ClassNumber: parent }, steps, (codes) =>
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

/** Shows the number of loaded rows, in pages without React. */
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

/** Loads one page, which is painted before the others are processed; the others are loaded four at a time. */
async function load(
  query: Record<string, string>,
  steps: Steps,
  add: (items: Concept[]) => void,
): Promise<void> {
  const first = await fetchPage(CODES, query, 0, FIRST);
  add(first.results);
  const rest: Promise<Page>[] = [];
  for (let skip = FIRST; skip < first.pagination.total; skip += OTHERS) {
    rest.push((rest.at(-AT_ONCE) ?? Promise.resolve()).then(() => fetchPage(CODES, query, skip, OTHERS)));
  }
  await nextPaint();
  if (steps === "each page") {
    for (const page of rest) add((await page).results);
    return;
  }
  const others = (await Promise.all(rest)).flatMap(({ results }) => results);
  if (others.length > 0) add(others);
}

/** The page size of the construction objects; `?take=10000` in the address gives another one. */
export const OBJECTS_TAKE = Number(new URLSearchParams(location.search).get("take") ?? 50);

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
