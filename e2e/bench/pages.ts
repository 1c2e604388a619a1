import { CLASSIFICATION, COUNTS, PROJECT } from "./catalogue.ts";

/** A page that shows the first level of the codes as a tree. */
export interface TreePage {
  readonly name: string;
  readonly path: string;
  /** The part of a code that only opens or closes it when clicked; elsewhere in the app, a click also shows the code. Default: all of it. */
  readonly toggle?: string;
  /** Where all codes are there and open from the beginning. */
  readonly wholePath?: string;
}

/** A page that shows 20,000 requirements, or more rows. The MUI DataGrid is not included: it shows a hundred rows at a time. */
export interface ListPage {
  readonly name: string;
  readonly path: string;
  readonly role: "table" | "grid";
  readonly rows: number;
}

/** A page that shows the 100,000 construction objects, 50 at a time. */
export interface LongListPage {
  readonly name: string;
  readonly path: string;
}

export const APP = "Plinth";
export const EMPTY = "empty page";
export const LIMIT = "limit";
export const NGINX = "nginx";
/** The service without anything in front of it. */
export const DIRECT = "directly";
export const NODE_PROXY = "bare Node";
export const EMPTY_PATH = "/peers/empty.html";

export const APP_TREE: TreePage = {
  name: APP,
  path: `/classifications/${CLASSIFICATION}`,
  toggle: "[data-toggle]",
};

export const TREES: readonly TreePage[] = [
  APP_TREE,
  { name: LIMIT, path: "/peers/limit.html", wholePath: "/peers/limit.html?whole" },
  { name: "Mantine's flat tree", path: "/peers/mantine-tree.html" },
  { name: "react-arborist", path: "/peers/arborist.html", wholePath: "/peers/arborist.html?whole" },
  { name: "rc-tree", path: "/peers/rc-tree.html" },
  { name: "MUI X RichTreeView", path: "/peers/mui-tree.html" },
  { name: "jsTree", path: "/peers/jstree.html" },
];

export const WHOLE_TREES = TREES.flatMap(({ wholePath, ...tree }) =>
  wholePath === undefined ? [] : [{ ...tree, wholePath }],
);

/** The trees that render only the rows in view. */
export const VIRTUAL_TREES = TREES.filter(({ name }) => !/MUI|jsTree/.test(name));

export const LISTS: readonly ListPage[] = [
  { name: APP, path: `/projects/${PROJECT}/requirements`, role: "table", rows: COUNTS.lois },
  { name: "AG Grid", path: "/peers/ag-grid.html", role: "grid", rows: COUNTS.templates },
];

export const LONG_LISTS: readonly LongListPage[] = [
  { name: APP, path: "/construction-objects" },
  { name: LIMIT, path: "/peers/list-limit.html" },
  { name: "virtua", path: "/peers/virtua.html" },
  { name: "react-virtuoso", path: "/peers/virtuoso.html" },
];

export const TREE_PEERS = TREES.slice(2).map(({ name }) => name);
export const VIRTUAL_TREE_PEERS = VIRTUAL_TREES.slice(2).map(({ name }) => name);
export const LIST_PEERS = LISTS.slice(1).map(({ name }) => name);
export const LONG_LIST_PEERS = LONG_LISTS.slice(2).map(({ name }) => name);
