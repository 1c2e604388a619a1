import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { format } from "oxfmt";
import { isParameterDeclaration } from "typescript/unstable/ast/is";
import {
  API,
  type Checker,
  NodeBuilderFlags,
  SignatureKind,
  type Symbol,
  SymbolFlags,
  type Type,
} from "typescript/unstable/sync";
import { type Component, COMPONENTS } from "#core/api/interface/components.ts";

const ROOT = join(import.meta.dirname, "..");
const COMPONENTS_BY_NAME: ReadonlyMap<string, Component> = new Map(Object.entries(COMPONENTS));
const ENTRY = join(ROOT, "src/core/library/api.ts");

/**
 * The page of documentation of `plinth/api`, in Markdown: what the library exports, with the types that the compiler finds and the doc
 * comments of the source. TypeDoc needs the compiler as JavaScript, which it is no longer.
 */
export async function describeLibrary(): Promise<string> {
  const compiler = new API({ cwd: ROOT });
  try {
    const snapshot = compiler.updateSnapshot({ openProjects: [join(ROOT, "tsconfig.json")] });
    const [project] = snapshot.getProjects();
    const file = project?.program.getSourceFile(ENTRY);
    const module = file === undefined ? undefined : project?.checker.getSymbolAtLocation(file);
    if (project === undefined || file === undefined || module === undefined)
      throw new Error(`The compiler does not find ${ENTRY}.`);
    const [, introduction = ""] = /^\/\*\*(.*?)@packageDocumentation/s.exec(file.text) ?? [];
    const text = describeModule(project.checker, module, introduction.replaceAll("\n * ", " ").trim());
    const { code } = await format("api.md", text, { printWidth: 110 });
    return code;
  } finally {
    compiler.close();
  }
}

/** The programs in `examples`, each with the comment at its beginning. */
function exampleList(): string[] {
  return globSync("examples/*.mjs", { cwd: ROOT })
    .toSorted()
    .map((path) => {
      const [, comment = ""] = /^((?:\/\/ .*\n)+)/.exec(readFileSync(join(ROOT, path), "utf8")) ?? [];
      return `- [\`${basename(path)}\`](../${path}): ${comment
        .replaceAll(/^\/\/ /gm, "")
        .replaceAll("\n", " ")
        .trim()}`;
    });
}

function describeModule(checker: Checker, module: Symbol, introduction: string): string {
  const exported = checker.getExportsOfModule(module).map((symbol) => {
    const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return { name: symbol.name, symbol: target, isType: (target.flags & SymbolFlags.Type) !== 0 };
  });
  const types = exported
    .filter(({ isType }) => isType)
    .map(({ name, symbol }) => {
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      const written = checker.typeToString(
        type,
        undefined,
        NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias,
      );
      return { name, symbol, type, written, properties: propertiesOf(type) };
    });

  function propertiesOf(type: Type): ReadonlyMap<string, Symbol> {
    return new Map(checker.getPropertiesOfType(type).map((property) => [property.name, property]));
  }

  /** A type with the names of the exported types in it, also where the compiler knows only their content. */
  function nameOf(type: Type | undefined): string {
    if (type === undefined) return "unknown";
    let text = checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation);
    for (const { name, written } of types.toSorted((a, b) => b.written.length - a.written.length))
      if (/^[{"]/.test(written)) text = text.replaceAll(written, name);
    return text.replaceAll("readonly ", "");
  }

  /** The doc comment of a property, else its meaning in the interface. */
  function commentOf(property: Symbol, owner: string): string {
    const component = COMPONENTS_BY_NAME.get(owner);
    const meaning = component?.fields[property.name];
    const comment = property.getDocumentationComment(checker) || (meaning === undefined ? "" : `${meaning}.`);
    return comment === "" ? "" : `${comment.replaceAll(/^/gm, "// ")}\n`;
  }

  function member(property: Symbol, owner: string): string {
    const isOptional = (property.flags & SymbolFlags.Optional) !== 0;
    const type = nameOf(checker.getTypeOfSymbol(property));
    const short = isOptional ? type.replace(/ \| undefined$/, "") : type;
    return `${commentOf(property, owner)}${property.name}${isOptional ? "?" : ""}: ${short};\n`;
  }

  /** The members of an object type, each below its comment; without those of the largest exported type that it contains. */
  function membersOf(type: Type, owner: string): string {
    const properties = propertiesOf(type);
    const isSame = (one: Symbol, other: Symbol | undefined) =>
      other !== undefined && nameOf(checker.getTypeOfSymbol(one)) === nameOf(checker.getTypeOfSymbol(other));
    const [base] = types
      .filter(
        (other) =>
          other.name !== owner &&
          other.properties.size < properties.size &&
          other.written.includes("{") &&
          [...other.properties].every(([name, property]) => isSame(property, properties.get(name))),
      )
      .toSorted((a, b) => b.properties.size - a.properties.size);
    const own = [...properties.values()].filter(
      (property) => base?.properties.has(property.name) !== true && property.getParent()?.name !== "Error",
    );
    const members = `{\n${own.map((property) => member(property, owner)).join("")}}`;
    return base === undefined ? members : `${base.name} & ${members}`;
  }

  /** The type of a parameter: by its name if readers find that on the page, else with its members. */
  function parameterText(type: Type | undefined): string {
    const text = nameOf(type).replace(/ \| undefined$/, "");
    const [, name] = /^(?:\w+<)?(\w+)(?:, [^{}]*>)?$/.exec(text) ?? [];
    const isKnown = types.some((one) => one.name === name) || text === "unknown" || text.includes("=>");
    return isKnown || type === undefined || propertiesOf(type).size === 0 ? text : membersOf(type, "");
  }

  function functionText(name: string, symbol: Symbol): string {
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type === undefined ? [] : checker.getSignaturesOfType(type, SignatureKind.Call);
    if (signature === undefined) throw new Error(`${name} is no function.`);
    const parameters = signature.getParameters().map((parameter) => {
      const node = parameter.valueDeclaration?.resolve();
      const isOptional =
        node !== undefined && isParameterDeclaration(node) && (node.initializer ?? node.questionToken);
      // One that is taken apart has no name.
      const parameterName = parameter.name.startsWith("__") ? "options" : parameter.name;
      return `${parameterName}${isOptional ? "?" : ""}: ${parameterText(checker.getTypeOfSymbol(parameter))}`;
    });
    return `function ${name}(${parameters.join(", ")}): ${nameOf(checker.getReturnTypeOfSignature(signature))};`;
  }

  function typeText({ name, symbol, type, written }: (typeof types)[number]): string {
    if (symbol.flags & SymbolFlags.Class) return `class ${name} extends Error ${membersOf(type, name)}`;
    const [title] = new RegExp(`^${name}<.*>$`).exec(nameOf(type)) ?? [name];
    return `type ${title} = ${written.includes("{") ? membersOf(type, name) : written};`;
  }

  const section = (name: string, symbol: Symbol, text: string) =>
    `### ${name}\n\n${symbol.getDocumentationComment(checker)}\n\n\`\`\`ts\n${text}\n\`\`\`\n`;
  const functions = exported.filter(({ isType }) => !isType);
  return [
    "# plinth/api\n",
    introduction,
    "\n## Examples\n",
    "They are in the package, too. `npx plinth serve --sample` serves the sample catalogue at `http://127.0.0.1:8090`.\n",
    ...exampleList(),
    "\n## Functions\n",
    ...functions.map(({ name, symbol }) => section(name, symbol, functionText(name, symbol))),
    "## Types\n\nAll members and arrays are `readonly`, here and above; the keyword is left out.\n",
    ...types.map((type) => section(type.name, type.symbol, typeText(type))),
  ].join("\n");
}
