export { SecondDefinition, SecondText } from "./second-text.tsx";
export { SecondList, SecondListOf, SecondQuery } from "./second-list.tsx";
export { SecondTree } from "./second-tree.tsx";
