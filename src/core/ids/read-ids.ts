import { ReadContext } from "#core/files/read/build/context.ts";
import type { SourceFile } from "#core/files/read/decode/decode.ts";
import { walkXml } from "#core/files/read/formats/xml/walk-xml.ts";
import { isZip } from "#core/files/read/open/zip-directory.ts";
import { Notes } from "#core/files/read/report/notes.ts";
import { ReadError } from "#core/files/read/report/read-error.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import {
  CARDINALITIES,
  CONSTRAINTS,
  type EntityFacet,
  type Facet,
  FACET_KINDS,
  type IdsFile,
  type IdsValue,
  IFC_VERSIONS,
  type Requirement,
  type Specification,
} from "./model.ts";
import type { Element } from "./schema.ts";
import { schemaProblem } from "./validate.ts";
import { IDS_NAMESPACE, XML_SCHEMA_NAMESPACE } from "./write-ids.ts";

/**
 * Reads an IDS 1.0 file. Throws a `ReadError` if the file is an archive; with the line, and the specification if it is in one, if it is not
 * well-formed or departs from the schema.
 */
export async function readIds(file: SourceFile, signal?: AbortSignal): Promise<IdsFile> {
  if (isZip(file.bytes)) throw new ReadError(text("readers.archive", { extension: ".zip" }));
  const reader = new TreeReader();
  await walkXml(file, reader, new ReadContext(new Notes(), signal), 1);
  const { root } = reader;
  if (root === null) throw new ReadError(text("ids.schemaNoRoot"));
  const problem = schemaProblem(root);
  if (problem !== null) throw new ReadError(problem.sentence, locationOf(problem.element, root));
  return { info: infoOf(root), specifications: specificationElements(root).map(specificationOf) };
}

type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

/** Builds the tree of a document, and resolves the prefixes of its namespaces. */
class TreeReader {
  root: Element | null = null;
  readonly #open: { element: Element; prefixes: ReadonlyMap<string, string> }[] = [];

  readonly open = (tag: Tag, line: number): void => {
    const parent = this.#open.at(-1);
    const own = Object.entries(tag.attributes).flatMap(([name, value]): [string, string][] =>
      name === "xmlns" ? [["", value]] : name.startsWith("xmlns:") ? [[name.slice(6), value]] : [],
    );
    const before = parent?.prefixes ?? new Map([["xml", "http://www.w3.org/XML/1998/namespace"]]);
    const prefixes = own.length === 0 ? before : new Map([...before, ...own]);
    const element: Element = {
      name: qualified(tag.name, prefixes),
      line,
      // Those with a prefix are instructions for parsers, like the location of the schema.
      attributes: Object.fromEntries(
        Object.entries(tag.attributes).filter(([name]) => name !== "xmlns" && !name.includes(":")),
      ),
      children: [],
      text: "",
    };
    if (parent === undefined) this.root = element;
    else parent.element.children.push(element);
    this.#open.push({ element, prefixes });
  };

  readonly close = (): void => void this.#open.pop();

  readonly text = (text: string): void => {
    const open = this.#open.at(-1);
    if (open !== undefined) open.element.text += text;
  };
}

function qualified(name: string, prefixes: ReadonlyMap<string, string>): string {
  const colon = name.indexOf(":");
  const namespace = prefixes.get(name.slice(0, Math.max(colon, 0)));
  const local = name.slice(colon + 1);
  if (namespace === IDS_NAMESPACE) return local;
  return namespace === XML_SCHEMA_NAMESPACE ? `xs:${local}` : `${name} (xmlns="${namespace ?? ""}")`;
}

function specificationElements(root: Element): Element[] {
  return childrenOf(child(root, "specifications"), "specification");
}

/** The line of an element, and the specification that it is in. */
function locationOf(element: Element, root: Element): Text {
  const around = specificationElements(root).find((one) => contains(one, element));
  const name = around?.attributes["name"];
  const line = String(element.line);
  return name === undefined
    ? text("places.line", { line })
    : text("places.lineOfSpecification", { line, name });
}

function contains(one: Element, element: Element): boolean {
  return one === element || one.children.some((inner) => contains(inner, element));
}

function child(one: Element | null, name: string): Element | null {
  return one?.children.find((each) => each.name === name) ?? null;
}

function childrenOf(one: Element | null, name: string): Element[] {
  return one?.children.filter((each) => each.name === name) ?? [];
}

function infoOf(root: Element): IdsFile["info"] {
  const info = child(root, "info");
  const text = (name: string): string | null => child(info, name)?.text ?? null;
  return {
    title: text("title") ?? "",
    copyright: text("copyright"),
    version: text("version"),
    description: text("description"),
    author: text("author"),
    date: text("date")?.trim() ?? null,
    purpose: text("purpose"),
    milestone: text("milestone"),
  };
}

function specificationOf(one: Element): Specification {
  const applicability = child(one, "applicability");
  const requirements = child(one, "requirements");
  const { minOccurs = "1", maxOccurs = "1" } = applicability?.attributes ?? {};
  const versions = (one.attributes["ifcVersion"] ?? "").split(/\s+/);
  return {
    name: one.attributes["name"] ?? "",
    ifcVersions: IFC_VERSIONS.filter((version) => versions.includes(version)),
    identifier: one.attributes["identifier"] ?? null,
    description: one.attributes["description"] ?? null,
    instructions: one.attributes["instructions"] ?? null,
    minOccurs: Number(minOccurs),
    maxOccurs: maxOccurs.trim() === "unbounded" ? "unbounded" : Number(maxOccurs),
    applicability: (applicability?.children ?? []).map(facetOf),
    requirements: (requirements?.children ?? []).map(requirementOf),
  };
}

function requirementOf(one: Element): Requirement {
  return {
    facet: facetOf(one),
    cardinality: CARDINALITIES.find((each) => each === one.attributes["cardinality"]) ?? "required",
    uri: one.attributes["uri"] ?? null,
    instructions: one.attributes["instructions"] ?? null,
  };
}

function facetOf(one: Element): Facet {
  const kind = FACET_KINDS.find((each) => each === one.name) ?? "material";
  const value = (name: string): IdsValue | null => valueIn(child(one, name));
  switch (kind) {
    case "entity":
      return { kind, ...entityOf(one) };
    case "partOf": {
      const relation = one.attributes["relation"] ?? null;
      return { kind, relation, entity: entityOf(child(one, "entity")) };
    }
    case "classification":
      return { kind, system: value("system") ?? "", value: value("value") };
    case "attribute":
      return { kind, name: value("name") ?? "", value: value("value") };
    case "property":
      return {
        kind,
        propertySet: value("propertySet") ?? "",
        baseName: value("baseName") ?? "",
        dataType: one.attributes["dataType"] ?? null,
        value: value("value"),
      };
    case "material":
      return { kind, value: value("value") };
  }
}

function entityOf(one: Element | null): Omit<EntityFacet, "kind"> {
  return { name: valueIn(child(one, "name")) ?? "", predefinedType: valueIn(child(one, "predefinedType")) };
}

function valueIn(one: Element | null): IdsValue | null {
  if (one === null) return null;
  const restriction = child(one, "xs:restriction");
  if (restriction === null) return child(one, "simpleValue")?.text ?? "";
  return {
    base: restriction.attributes["base"]?.replace(/^[^:]*:/, "").trim() ?? "string",
    constraints: restriction.children.flatMap((each) => {
      const name = CONSTRAINTS.find((constraint) => `xs:${constraint}` === each.name);
      return name === undefined ? [] : [{ name, value: each.attributes["value"] ?? "" }];
    }),
  };
}
