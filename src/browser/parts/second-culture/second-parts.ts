export { SecondCodes, SecondCodesOf, SecondTree } from "./second-codes.tsx";
export { SecondFoundCodes, SecondHits } from "./second-hits.tsx";
export { SecondFailures } from "./second-failures.tsx";
export { SecondHeading, SecondList, SecondListOf, SecondQuery } from "./second-list.tsx";
export { SecondDefinition, SecondNameList, SecondText } from "./second-text.tsx";
export { loadSecondCodes } from "./load-second-codes.ts";
export { secondNameIn } from "./second-name-in.ts";
