/** Minimal valid files of every layer, which the invalid files below import. */
export const LAYERS: Record<string, string> = {
  "src/addresses.ts": "export const home = () => '/';",
  "src/lib/pure.ts": "export const twice = (value: number) => value * 2;",
  "src/ui/panel.ts": "import { twice } from '#lib/pure.ts';\nexport const panel = twice(1);",
  "src/api/resources/units.ts":
    "import { twice } from '#lib/pure.ts';\n" +
    "export interface Unit { name: string }\n" +
    "export const unitSchema = twice(1);\n" +
    "export const getUnit = async (): Promise<Unit> => Promise.resolve({ name: 'metre' });",
  "src/session/session.ts":
    "import { getUnit } from '#api/resources/units.ts';\nexport const session = { getUnit };",
  "src/queries/resources/units.ts":
    "import { session } from '#session/session.ts';\nexport const unitQuery = session.getUnit;",
  "src/browser-storage/store.ts": "import { twice } from '#lib/pure.ts';\nexport const store = twice(1);",
  "src/code-tree/class-number/numbers.ts": "export const numbers = 1;",
  "src/import-export/rows.ts":
    "import { twice } from '#lib/pure.ts';\nimport type { Unit } from '#api/resources/units.ts';\n" +
    "import { numbers } from '#code-tree/class-number/numbers.ts';\n" +
    "export const rows = (unit: Unit) => [unit, twice(numbers)];",
  "src/code-tree/code-tree.ts":
    "import { unitQuery } from '#queries/resources/units.ts';\nexport const codeTree = { unitQuery };",
  "src/concepts/unit-link.ts":
    "import { home } from '#addresses.ts';\nimport { unitQuery } from '#queries/resources/units.ts';\n" +
    "import { panel } from '#ui/panel.ts';\nexport const unitLink = { home, unitQuery, panel };",
  "src/features/units/units-page.tsx":
    "import { unitLink } from '#concepts/unit-link.ts';\nexport default unitLink;\nexport const units = unitLink;",
  "src/features/templates/templates.ts":
    "import { home } from '#addresses.ts';\nexport const templates = home();",
  "src/embedded-service/service.ts":
    "import { unitSchema } from '#api/resources/units.ts';\nimport type { Unit } from '#api/resources/units.ts';\n" +
    "import type { rows } from '#import-export/rows.ts';\n" +
    "export const sample = (unit: Unit, rest: typeof rows) => ({ unit, unitSchema, rest });",
  "src/embedded-service/service.test.ts":
    "import { getUnit } from '#api/resources/units.ts';\nimport { sample } from './service.ts';\nexport const tested = { getUnit, sample };",
  "src/openapi/document.ts":
    "import { unitSchema } from '#api/resources/units.ts';\nexport const described = { unitSchema };",
  "src/queries/identify/probes.ts":
    "import { getUnit } from '#api/resources/units.ts';\nexport const probes = [getUnit];",
  "src/mcp/server.ts":
    "import { codeTree } from '#code-tree/code-tree.ts';\nimport { probes } from '#queries/identify/probes.ts';\n" +
    "export const server = { codeTree, probes };",
  "src/conformance/check.ts":
    "import { described } from '#openapi/document.ts';\nimport { numbers } from '#code-tree/class-number/numbers.ts';\n" +
    "export const check = { described, numbers };",
  "src/gateway/serve/server.ts":
    "import { getUnit } from '#api/resources/units.ts';\nimport { described } from '#openapi/document.ts';\n" +
    "export const gateway = { described, getUnit };",
  "src/export-cli/main.ts":
    "import { codeTree } from '#code-tree/code-tree.ts';\nimport { rows } from '#import-export/rows.ts';\n" +
    "import { sample } from '#embedded-service/service.ts';\nexport const exported = { codeTree, rows, sample };",
  "src/serve/main.ts":
    "import { gateway } from '#gateway/serve/server.ts';\nimport { rows } from '#import-export/rows.ts';\n" +
    "import { sample } from '#embedded-service/service.ts';\nexport const served = { gateway, rows, sample };",
  "src/library/api.ts":
    "import { codeTree } from '#code-tree/code-tree.ts';\nexport const library = { codeTree };",
  "src/cli/run.ts":
    "import { served } from '#serve/main.ts';\nimport { exported } from '#export-cli/main.ts';\n" +
    "export const commands = { served, exported };",
  "src/sample/seed.ts":
    "import { sample } from '#embedded-service/service.ts';\nexport const seed = { sample };",
  "src/app/start-sample.ts": "export const startSample = async () => import('#sample/seed.ts');",
  "src/app/main.ts":
    "import { units } from '#features/units/units-page.tsx';\nimport { startSample } from './start-sample.ts';\n" +
    "export const main = { units, startSample };",
};

const DIRECTIONS = "boundaries(dependencies)";

/** Each file violates exactly one rule. */
export const LINT: [what: string, file: string, text: string, rule: string][] = [
  [
    "a feature imports another",
    "src/features/units/other.ts",
    "export { templates } from '#features/templates/templates.ts';",
    DIRECTIONS,
  ],
  [
    "a feature imports the app",
    "src/features/units/up.ts",
    "import { main } from '#app/main.ts';\nexport const up = { main };",
    DIRECTIONS,
  ],
  [
    "concepts import a feature",
    "src/concepts/up.ts",
    "import { templates } from '#features/templates/templates.ts';\nexport const up = { templates };",
    DIRECTIONS,
  ],
  [
    "navigation imports concepts",
    "src/navigation/up.ts",
    "import { unitLink } from '#concepts/unit-link.ts';\nexport const up = { unitLink };",
    DIRECTIONS,
  ],
  [
    "the embedded service imports the sample",
    "src/embedded-service/up.ts",
    "import { seed } from '#sample/seed.ts';\nexport const up = seed;",
    DIRECTIONS,
  ],
  [
    "queries import a feature",
    "src/queries/up.ts",
    "import { templates } from '#features/templates/templates.ts';\nexport const up = { templates };",
    DIRECTIONS,
  ],
  [
    "the session imports queries",
    "src/session/up.ts",
    "import { unitQuery } from '#queries/resources/units.ts';\nexport const up = { unitQuery };",
    DIRECTIONS,
  ],
  [
    "the api imports queries",
    "src/api/up.ts",
    "import { unitQuery } from '#queries/resources/units.ts';\nexport const up = { unitQuery };",
    DIRECTIONS,
  ],
  [
    "ui imports the session",
    "src/ui/up.ts",
    "import { session } from '#session/session.ts';\nexport const up = { session };",
    DIRECTIONS,
  ],
  [
    "lib imports ui",
    "src/lib/up.ts",
    "import { panel } from '#ui/panel.ts';\nexport const up = { panel };",
    DIRECTIONS,
  ],
  [
    "ui imports paths",
    "src/ui/paths.ts",
    "import { home } from '#addresses.ts';\nexport const up = { home };",
    DIRECTIONS,
  ],
  [
    "a feature imports the sample",
    "src/features/units/sample.ts",
    "import { seed } from '#sample/seed.ts';\nexport const up = { seed };",
    DIRECTIONS,
  ],
  [
    "the app imports the sample past start-sample.ts",
    "src/app/sample.ts",
    "export const sample = async () => import('#sample/seed.ts');",
    DIRECTIONS,
  ],
  [
    "the sample imports a function of the api",
    "src/sample/up.ts",
    "import { getUnit } from '#api/resources/units.ts';\nexport const up = { getUnit };",
    DIRECTIONS,
  ],
  [
    "the sample imports a function beside a schema",
    "src/sample/mixed.ts",
    "import { getUnit, unitSchema } from '#api/resources/units.ts';\nexport const up = { getUnit, unitSchema };",
    DIRECTIONS,
  ],
  [
    "the description of the interface imports the embedded service",
    "src/openapi/sample.ts",
    "import { sample } from '#embedded-service/service.ts';\nexport const up = { sample };",
    DIRECTIONS,
  ],
  [
    "the server for assistants imports a query",
    "src/mcp/query.ts",
    "import { unitQuery } from '#queries/resources/units.ts';\nexport const up = { unitQuery };",
    DIRECTIONS,
  ],
  [
    "the conformance test imports the embedded service",
    "src/conformance/sample.ts",
    "import { sample } from '#embedded-service/service.ts';\nexport const up = { sample };",
    DIRECTIONS,
  ],
  [
    "the gateway imports the session",
    "src/gateway/session.ts",
    "import { session } from '#session/session.ts';\nexport const up = { session };",
    DIRECTIONS,
  ],
  [
    "the browser storage imports the session",
    "src/browser-storage/up.ts",
    "import { session } from '#session/session.ts';\nexport const up = { session };",
    DIRECTIONS,
  ],
  [
    "queries import the code tree",
    "src/queries/tree.ts",
    "import { codeTree } from '#code-tree/code-tree.ts';\nexport const up = { codeTree };",
    DIRECTIONS,
  ],
  [
    "import-export imports a function of the api",
    "src/import-export/function.ts",
    "import { getUnit } from '#api/resources/units.ts';\nexport const up = { getUnit };",
    DIRECTIONS,
  ],
  [
    "import-export imports the code tree",
    "src/import-export/tree.ts",
    "import { codeTree } from '#code-tree/code-tree.ts';\nexport const up = { codeTree };",
    DIRECTIONS,
  ],
  [
    "the sample imports a value of import-export",
    "src/sample/rows.ts",
    "import { rows } from '#import-export/rows.ts';\nexport const up = { rows };",
    DIRECTIONS,
  ],
  [
    "the export program imports the session",
    "src/export-cli/session.ts",
    "import { session } from '#session/session.ts';\nexport const up = { session };",
    DIRECTIONS,
  ],
  [
    "the serving program imports the code tree",
    "src/serve/tree.ts",
    "import { codeTree } from '#code-tree/code-tree.ts';\nexport const up = { codeTree };",
    DIRECTIONS,
  ],
  [
    "a program imports the command line",
    "src/serve/commands.ts",
    "import { commands } from '#cli/run.ts';\nexport const up = { commands };",
    DIRECTIONS,
  ],
  [
    "the library imports the session",
    "src/library/session.ts",
    "import { session } from '#session/session.ts';\nexport const up = { session };",
    DIRECTIONS,
  ],
  [
    "the command line imports a page",
    "src/cli/page.ts",
    "import { units } from '#features/units/units-page.tsx';\nexport const up = { units };",
    DIRECTIONS,
  ],
  [
    "shipped code imports a test file",
    "src/app/test.ts",
    "import { tested } from '#embedded-service/service.test.ts';\nexport const up = { tested };",
    DIRECTIONS,
  ],
  [
    "a file outside of every layer",
    "src/utils/anything.ts",
    "export const anything = 1;",
    "boundaries(no-unknown-files)",
  ],
  ["a barrel", "src/lib/index.ts", "export * from './pure.ts';", "oxc(no-barrel-file)"],
  [
    "a file without a name for what it exports",
    "src/lib/default.ts",
    "export default 1;",
    "import(no-default-export)",
  ],
  [
    "a promise that nothing awaits",
    "src/api/resources/floating.ts",
    "import { getUnit } from './units.ts';\nexport function start() {\n  getUnit();\n}",
    "typescript(no-floating-promises)",
  ],
  ["any", "src/lib/any.ts", "export const anything: any = 1;", "typescript(no-explicit-any)"],
  [
    "as",
    "src/lib/as.ts",
    "export const asserted = JSON.parse('1') as string;",
    "typescript(consistent-type-assertions)",
  ],
  [
    "a case is forgotten",
    "src/lib/switch.ts",
    "export function name(of: 'a' | 'b') {\n  switch (of) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
    "typescript(switch-exhaustiveness-check)",
  ],
  [
    "a link without the culture of the page",
    "src/ui/link.ts",
    "export { Link } from 'react-router';",
    "eslint(no-restricted-imports)",
  ],
  [
    "a part of React Router that is not public",
    "src/ui/unsafe-history.ts",
    "export { UNSAFE_createBrowserHistory as history } from 'react-router';",
    "eslint(no-restricted-imports)",
  ],
  ["the console", "src/lib/console.ts", "console.log(1);", "eslint(no-console)"],
  [
    "a long file",
    "src/lib/long.ts",
    "export const first = 1;\n".concat("//\n".repeat(250)),
    "eslint(max-lines)",
  ],
  [
    "a pattern that tries every way to share a text among its repetitions",
    "src/lib/backtracking.ts",
    "export const pattern = /^a.*?b.*?c$/;",
    "regexp(no-super-linear-backtracking)",
  ],
  [
    "a hook behind a condition",
    "src/ui/hook.tsx",
    "import { useId } from 'react';\nexport function Field({ on }: { on: boolean }) {\n  if (on) return null;\n  return <p id={useId()} />;\n}",
    "react-hooks(rules-of-hooks)",
  ],
  [
    "a picture without a text",
    "src/ui/picture.tsx",
    "export const picture = <img src='/a.png' />;",
    "jsx-a11y(alt-text)",
  ],
  [
    "a text that is no message of the catalogue",
    "src/ui/literal.tsx",
    "export const literal = <p>Nothing found</p>;",
    "react(jsx-no-literals)",
  ],
  [
    "a name that is no message of the catalogue",
    "src/ui/literal-name.tsx",
    "export const literalName = <nav aria-label='Catalogue' />;",
    "react(jsx-no-literals)",
  ],
];

/** Cycles of values, and of types alone. */
export const CYCLES = {
  "src/lib/one.ts": "import { two } from './two.ts';\nexport const one = () => two;",
  "src/lib/two.ts": "import { one } from './one.ts';\nexport const two = () => one;",
  "src/lib/first-type.ts":
    "import type { Second } from './second-type.ts';\nexport type First = { second: Second };",
  "src/lib/second-type.ts":
    "import type { First } from './first-type.ts';\nexport type Second = { first: First };",
};
