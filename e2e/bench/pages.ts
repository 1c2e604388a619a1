import { CLASSIFICATION } from "./catalogue.ts";

/** A page that shows the first level of the codes as a tree. */
export interface TreePage {
  readonly name: string;
  readonly path: string;
  /** The part of a code that only opens or closes it when clicked; elsewhere in the app, a click also shows the code. Default: all of it. */
  readonly toggle?: string;
}

/** A page that shows the 100,000 construction objects, 50 at a time. */
export interface ListPage {
  readonly name: string;
  readonly path: string;
}

export const APP = "Plinth";
export const EMPTY = "empty page";
export const LIMIT = "limit";
export const NGINX = "nginx";
/** The service without anything in front of it. */
export const DIRECT = "directly";
export const EMPTY_PATH = "/peers/empty.html";

export const TREES: readonly TreePage[] = [
  { name: APP, path: `/classifications/${CLASSIFICATION}`, toggle: "[data-toggle]" },
  { name: LIMIT, path: "/peers/limit.html" },
  { name: "Mantine's flat tree", path: "/peers/mantine-tree.html" },
  { name: "react-arborist", path: "/peers/arborist.html" },
  { name: "rc-tree", path: "/peers/rc-tree.html" },
];

export const LISTS: readonly ListPage[] = [
  { name: APP, path: "/construction-objects" },
  { name: LIMIT, path: "/peers/list-limit.html" },
  { name: "virtua", path: "/peers/virtua.html" },
  { name: "react-virtuoso", path: "/peers/virtuoso.html" },
];

export const TREE_PEERS = TREES.slice(2).map(({ name }) => name);
export const LIST_PEERS = LISTS.slice(2).map(({ name }) => name);
