/** Minimal valid files of every layer, which the invalid files below import. */
export const LAYERS: Record<string, string> = {
  "src/core/addresses/addresses.ts": "export const home = () => '/';",
  "src/core/lib/pure.ts": "export const twice = (value: number) => value * 2;",
  "src/browser/ui/panel.ts": "import { twice } from '#core/lib/pure.ts';\nexport const panel = twice(1);",
  "src/core/api/resources/units.ts":
    "import { twice } from '#core/lib/pure.ts';\n" +
    "export interface Unit { name: string }\n" +
    "export const unitSchema = twice(1);\n" +
    "export const getUnit = async (): Promise<Unit> => Promise.resolve({ name: 'metre' });",
  "src/browser/session/session.ts":
    "import { getUnit } from '#core/api/resources/units.ts';\nexport const session = { getUnit };",
  "src/browser/queries/resources/units.ts":
    "import { session } from '#browser/session/session.ts';\nexport const unitQuery = session.getUnit;",
  "src/browser/storage/store.ts":
    "import { twice } from '#core/lib/pure.ts';\nexport const store = twice(1);",
  "src/core/code-tree/class-number/numbers.ts": "export const numbers = 1;",
  "src/core/files/rows.ts":
    "import { twice } from '#core/lib/pure.ts';\nimport type { Unit } from '#core/api/resources/units.ts';\n" +
    "import { numbers } from '#core/code-tree/class-number/numbers.ts';\n" +
    "export const rows = (unit: Unit) => [unit, twice(numbers)];",
  "src/core/code-tree/code-tree.ts":
    "import { getUnit } from '#core/api/resources/units.ts';\nexport const codeTree = { getUnit };",
  "src/core/catalogue/model.ts": "export interface Model { units: readonly string[] }",
  "src/core/text/messages/text.ts":
    "import { twice } from '#core/lib/pure.ts';\nexport const message = twice(1);",
  "src/browser/lib/idle.ts": "import { twice } from '#core/lib/pure.ts';\nexport const idle = twice(1);",
  "src/browser/routing/memory.ts":
    "import { session } from '#browser/session/session.ts';\nexport const memory = { session };",
  "src/browser/queries/code-tree/code-trees.ts":
    "import { codeTree } from '#core/code-tree/code-tree.ts';\nexport const trees = { codeTree };",
  "src/core/ids/build.ts": "import { rows } from '#core/files/rows.ts';\nexport const build = { rows };",
  "src/node/connect/service.ts":
    "import { sample } from '#core/catalogue/service/service.ts';\nexport const connect = { sample };",
  "src/browser/parts/unit-link.ts":
    "import { home } from '#core/addresses/addresses.ts';\nimport { unitQuery } from '#browser/queries/resources/units.ts';\n" +
    "import { panel } from '#browser/ui/panel.ts';\nexport const unitLink = { home, unitQuery, panel };",
  "src/browser/features/units/units-page.tsx":
    "import { unitLink } from '#browser/parts/unit-link.ts';\nexport default unitLink;\nexport const units = unitLink;",
  "src/browser/features/templates/templates.ts":
    "import { home } from '#core/addresses/addresses.ts';\nexport const templates = home();",
  "src/core/catalogue/service/service.ts":
    "import { unitSchema } from '#core/api/resources/units.ts';\nimport type { Unit } from '#core/api/resources/units.ts';\n" +
    "import type { Model } from '#core/catalogue/model.ts';\n" +
    "export const sample = (unit: Unit, rest: Model) => ({ unit, unitSchema, rest });",
  "src/core/catalogue/service/service.test.ts":
    "import { getUnit } from '#core/api/resources/units.ts';\nimport { sample } from './service.ts';\nexport const tested = { getUnit, sample };",
  "src/core/api/openapi/document.ts":
    "import { unitSchema } from '#core/api/resources/units.ts';\nexport const described = { unitSchema };",
  "src/core/api/guid-probes.ts":
    "import { getUnit } from '#core/api/resources/units.ts';\nexport const probes = [getUnit];",
  "src/node/mcp/server.ts":
    "import { codeTree } from '#core/code-tree/code-tree.ts';\nimport { probes } from '#core/api/guid-probes.ts';\n" +
    "export const server = { codeTree, probes };",
  "src/node/conformance/check.ts":
    "import { described } from '#core/api/openapi/document.ts';\nimport { numbers } from '#core/code-tree/class-number/numbers.ts';\n" +
    "export const check = { described, numbers };",
  "src/node/gateway/serve/server.ts":
    "import { getUnit } from '#core/api/resources/units.ts';\nimport { described } from '#core/api/openapi/document.ts';\n" +
    "export const gateway = { described, getUnit };",
  "src/node/cli/export/main.ts":
    "import { codeTree } from '#core/code-tree/code-tree.ts';\nimport { rows } from '#core/files/rows.ts';\n" +
    "import { sample } from '#core/catalogue/service/service.ts';\nexport const exported = { codeTree, rows, sample };",
  "src/node/catalogue-server/main.ts":
    "import { gateway } from '#node/gateway/serve/server.ts';\nimport { rows } from '#core/files/rows.ts';\n" +
    "import { sample } from '#core/catalogue/service/service.ts';\nexport const served = { gateway, rows, sample };",
  "src/core/library/api.ts":
    "import { codeTree } from '#core/code-tree/code-tree.ts';\nexport const library = { codeTree };",
  "src/node/cli/run.ts":
    "import { served } from '#node/catalogue-server/main.ts';\nimport { exported } from '#node/cli/export/main.ts';\n" +
    "export const commands = { served, exported };",
  "src/core/catalogue/sample/seed.ts":
    "import { sample } from '#core/catalogue/service/service.ts';\nexport const seed = { sample };",
  "src/browser/app/sample/start.ts":
    "import { seed } from '#core/catalogue/sample/seed.ts';\nexport const started = { seed };",
  "src/browser/app/start-sample.ts": "export const startSample = async () => import('./sample/start.ts');",
  "src/browser/app/main.ts":
    "import { units } from '#browser/features/units/units-page.tsx';\nimport { startSample } from './start-sample.ts';\n" +
    "export const main = { units, startSample };",
};

const DIRECTIONS = "boundaries(dependencies)";

/** Each file violates exactly one rule. */
export const LINT: [what: string, file: string, text: string, rule: string][] = [
  [
    "core imports browser",
    "src/core/lib/browser.ts",
    "import { idle } from '#browser/lib/idle.ts';\nexport const up = { idle };",
    DIRECTIONS,
  ],
  [
    "core imports node",
    "src/core/api/node.ts",
    "import { connect } from '#node/connect/service.ts';\nexport const up = { connect };",
    DIRECTIONS,
  ],
  [
    "browser imports node",
    "src/browser/app/node.ts",
    "import { connect } from '#node/connect/service.ts';\nexport const up = { connect };",
    DIRECTIONS,
  ],
  [
    "node imports browser",
    "src/node/cli/browser.ts",
    "import { idle } from '#browser/lib/idle.ts';\nexport const up = { idle };",
    DIRECTIONS,
  ],
  [
    "core imports React",
    "src/core/lib/react.ts",
    "export { useId } from 'react';",
    "eslint(no-restricted-imports)",
  ],
  [
    "core imports a module of Node",
    "src/core/files/read-file.ts",
    "export { readFile } from 'node:fs/promises';",
    "eslint(no-restricted-imports)",
  ],
  [
    "core uses a global that workers do not have",
    "src/core/lib/page.ts",
    "export const title = () => document.title;",
    "eslint(no-restricted-globals)",
  ],
  [
    "a feature imports another",
    "src/browser/features/units/other.ts",
    "export { templates } from '#browser/features/templates/templates.ts';",
    DIRECTIONS,
  ],
  [
    "a feature imports the app",
    "src/browser/features/units/up.ts",
    "import { main } from '#browser/app/main.ts';\nexport const up = { main };",
    DIRECTIONS,
  ],
  [
    "parts import a feature",
    "src/browser/parts/up.ts",
    "import { templates } from '#browser/features/templates/templates.ts';\nexport const up = { templates };",
    DIRECTIONS,
  ],
  [
    "routing imports parts",
    "src/browser/routing/up.ts",
    "import { unitLink } from '#browser/parts/unit-link.ts';\nexport const up = { unitLink };",
    DIRECTIONS,
  ],
  [
    "the service over a model imports the sample",
    "src/core/catalogue/service/up.ts",
    "import { seed } from '#core/catalogue/sample/seed.ts';\nexport const up = seed;",
    DIRECTIONS,
  ],
  [
    "queries import a feature",
    "src/browser/queries/up.ts",
    "import { templates } from '#browser/features/templates/templates.ts';\nexport const up = { templates };",
    DIRECTIONS,
  ],
  [
    "the session imports queries",
    "src/browser/session/up.ts",
    "import { unitQuery } from '#browser/queries/resources/units.ts';\nexport const up = { unitQuery };",
    DIRECTIONS,
  ],
  [
    "the api imports queries",
    "src/core/api/up.ts",
    "import { unitQuery } from '#browser/queries/resources/units.ts';\nexport const up = { unitQuery };",
    DIRECTIONS,
  ],
  [
    "ui imports the session",
    "src/browser/ui/up.ts",
    "import { session } from '#browser/session/session.ts';\nexport const up = { session };",
    DIRECTIONS,
  ],
  [
    "lib imports ui",
    "src/core/lib/up.ts",
    "import { panel } from '#browser/ui/panel.ts';\nexport const up = { panel };",
    DIRECTIONS,
  ],
  [
    "ui imports paths",
    "src/browser/ui/paths.ts",
    "import { home } from '#core/addresses/addresses.ts';\nexport const up = { home };",
    DIRECTIONS,
  ],
  [
    "a feature imports the sample",
    "src/browser/features/units/sample.ts",
    "import { seed } from '#core/catalogue/sample/seed.ts';\nexport const up = { seed };",
    DIRECTIONS,
  ],
  [
    "the app imports the sample past start-sample.ts",
    "src/browser/app/sample.ts",
    "export const sample = async () => import('./sample/start.ts');",
    DIRECTIONS,
  ],
  [
    "the sample imports a function of the api",
    "src/core/catalogue/sample/up.ts",
    "import { getUnit } from '#core/api/resources/units.ts';\nexport const up = { getUnit };",
    DIRECTIONS,
  ],
  [
    "the sample imports a function beside a schema",
    "src/core/catalogue/sample/mixed.ts",
    "import { getUnit, unitSchema } from '#core/api/resources/units.ts';\nexport const up = { getUnit, unitSchema };",
    DIRECTIONS,
  ],
  [
    "the description of the interface imports the embedded service",
    "src/core/api/openapi/sample.ts",
    "import { sample } from '#core/catalogue/service/service.ts';\nexport const up = { sample };",
    DIRECTIONS,
  ],
  [
    "the server for assistants imports a query",
    "src/node/mcp/query.ts",
    "import { unitQuery } from '#browser/queries/resources/units.ts';\nexport const up = { unitQuery };",
    DIRECTIONS,
  ],
  [
    "the conformance test imports the embedded service",
    "src/node/conformance/sample.ts",
    "import { sample } from '#core/catalogue/service/service.ts';\nexport const up = { sample };",
    DIRECTIONS,
  ],
  [
    "the gateway imports the session",
    "src/node/gateway/session.ts",
    "import { session } from '#browser/session/session.ts';\nexport const up = { session };",
    DIRECTIONS,
  ],
  [
    "the browser storage imports the session",
    "src/browser/storage/up.ts",
    "import { session } from '#browser/session/session.ts';\nexport const up = { session };",
    DIRECTIONS,
  ],
  [
    "the code tree imports queries",
    "src/core/code-tree/queries.ts",
    "import { unitQuery } from '#browser/queries/resources/units.ts';\nexport const up = { unitQuery };",
    DIRECTIONS,
  ],
  [
    "a file format imports a function of the api",
    "src/core/files/function.ts",
    "import { getUnit } from '#core/api/resources/units.ts';\nexport const up = { getUnit };",
    DIRECTIONS,
  ],
  [
    "a file format imports the code tree",
    "src/core/files/tree.ts",
    "import { codeTree } from '#core/code-tree/code-tree.ts';\nexport const up = { codeTree };",
    DIRECTIONS,
  ],
  [
    "the sample imports a file format",
    "src/core/catalogue/sample/rows.ts",
    "import { rows } from '#core/files/rows.ts';\nexport const up = { rows };",
    DIRECTIONS,
  ],
  [
    "the export program imports the session",
    "src/node/cli/export/session.ts",
    "import { session } from '#browser/session/session.ts';\nexport const up = { session };",
    DIRECTIONS,
  ],
  [
    "the serving program imports the code tree",
    "src/node/catalogue-server/tree.ts",
    "import { codeTree } from '#core/code-tree/code-tree.ts';\nexport const up = { codeTree };",
    DIRECTIONS,
  ],
  [
    "a program imports the command line",
    "src/node/catalogue-server/commands.ts",
    "import { commands } from '#node/cli/run.ts';\nexport const up = { commands };",
    DIRECTIONS,
  ],
  [
    "the library imports the session",
    "src/core/library/session.ts",
    "import { session } from '#browser/session/session.ts';\nexport const up = { session };",
    DIRECTIONS,
  ],
  [
    "the command line imports a page",
    "src/node/cli/page.ts",
    "import { units } from '#browser/features/units/units-page.tsx';\nexport const up = { units };",
    DIRECTIONS,
  ],
  [
    "shipped code imports a test file",
    "src/browser/app/test.ts",
    "import { tested } from '#core/catalogue/service/service.test.ts';\nexport const up = { tested };",
    DIRECTIONS,
  ],
  [
    "a file outside of every layer",
    "src/utils/anything.ts",
    "export const anything = 1;",
    "boundaries(no-unknown-files)",
  ],
  ["a barrel", "src/core/lib/index.ts", "export * from './pure.ts';", "oxc(no-barrel-file)"],
  [
    "a file without a name for what it exports",
    "src/core/lib/default.ts",
    "export default 1;",
    "import(no-default-export)",
  ],
  [
    "a promise that nothing awaits",
    "src/core/api/resources/floating.ts",
    "import { getUnit } from './units.ts';\nexport function start() {\n  getUnit();\n}",
    "typescript(no-floating-promises)",
  ],
  ["any", "src/core/lib/any.ts", "export const anything: any = 1;", "typescript(no-explicit-any)"],
  [
    "as",
    "src/core/lib/as.ts",
    "export const asserted = JSON.parse('1') as string;",
    "typescript(consistent-type-assertions)",
  ],
  [
    "a case is forgotten",
    "src/core/lib/switch.ts",
    "export function name(of: 'a' | 'b') {\n  switch (of) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
    "typescript(switch-exhaustiveness-check)",
  ],
  [
    "a link without the culture of the page",
    "src/browser/ui/link.ts",
    "export { Link } from 'react-router';",
    "eslint(no-restricted-imports)",
  ],
  [
    "a part of React Router that is not public",
    "src/browser/ui/unsafe-history.ts",
    "export { UNSAFE_createBrowserHistory as history } from 'react-router';",
    "eslint(no-restricted-imports)",
  ],
  ["the console", "src/core/lib/console.ts", "console.log(1);", "eslint(no-console)"],
  [
    "a long file",
    "src/core/lib/long.ts",
    "export const first = 1;\n".concat("//\n".repeat(250)),
    "eslint(max-lines)",
  ],
  [
    "a pattern that tries every way to share a text among its repetitions",
    "src/core/lib/backtracking.ts",
    "export const pattern = /^a.*?b.*?c$/;",
    "regexp(no-super-linear-backtracking)",
  ],
  [
    "a hook behind a condition",
    "src/browser/ui/hook.tsx",
    "import { useId } from 'react';\nexport function Field({ on }: { on: boolean }) {\n  if (on) return null;\n  return <p id={useId()} />;\n}",
    "react-hooks(rules-of-hooks)",
  ],
  [
    "a picture without a text",
    "src/browser/ui/picture.tsx",
    "export const picture = <img src='/a.png' />;",
    "jsx-a11y(alt-text)",
  ],
  [
    "a text that is no message of the catalogue",
    "src/browser/ui/literal.tsx",
    "export const literal = <p>Nothing found</p>;",
    "react(jsx-no-literals)",
  ],
  [
    "a name that is no message of the catalogue",
    "src/browser/ui/literal-name.tsx",
    "export const literalName = <nav aria-label='Catalogue' />;",
    "react(jsx-no-literals)",
  ],
];

/** Cycles of values, and of types alone. */
export const CYCLES = {
  "src/core/lib/one.ts": "import { two } from './two.ts';\nexport const one = () => two;",
  "src/core/lib/two.ts": "import { one } from './one.ts';\nexport const two = () => one;",
  "src/core/lib/first-type.ts":
    "import type { Second } from './second-type.ts';\nexport type First = { second: Second };",
  "src/core/lib/second-type.ts":
    "import type { First } from './first-type.ts';\nexport type Second = { first: First };",
};
