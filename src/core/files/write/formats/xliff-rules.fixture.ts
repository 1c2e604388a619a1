import { SaxesParser } from "@rubensworks/saxes";
import { XLIFF } from "../../namespaces.ts";

/** An element of an XLIFF document, with the text directly in it. */
export type XliffElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XliffElement[];
  text: string;
};

type Rule = {
  /** The child elements in their order, each name followed by a space. */
  readonly content: RegExp;
  readonly hasText?: boolean;
  readonly attributes?: Readonly<Record<string, RegExp>>;
  readonly required?: readonly string[];
};

const NMTOKEN = /^[-.:\w\u00b7\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u037d\u037f-\u1fff\u200c\u200d]+$/;
const LANGUAGE = /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/;
const DIRECTION = /^(?:ltr|rtl|auto)$/;
const YES_NO = /^(?:yes|no)$/;
const USER_DEFINED = /^[^\s:]+:[^\s:]+$/;
const ANY = /^/;
const SPACE = { "xml:space": /^(?:default|preserve)$/ };
const INHERITED = { canResegment: YES_NO, translate: YES_NO, srcDir: DIRECTION, trgDir: DIRECTION, ...SPACE };

/** The core of the XLIFF 2.1 schema without inline elements, skeletons, modules and extensions, which are not written. */
const RULES: Readonly<Record<string, Rule>> = {
  xliff: {
    content: /^(?:file )+$/,
    attributes: { version: /^2\.1$/, srcLang: LANGUAGE, trgLang: LANGUAGE, ...SPACE },
    required: ["version", "srcLang"],
  },
  file: {
    content: /^(?:notes )?(?:(?:unit|group) )+$/,
    attributes: { id: NMTOKEN, original: ANY, ...INHERITED },
    required: ["id"],
  },
  group: {
    content: /^(?:notes )?(?:(?:unit|group) )*$/,
    attributes: { id: NMTOKEN, name: ANY, type: USER_DEFINED, ...INHERITED },
    required: ["id"],
  },
  unit: {
    content: /^(?:notes )?(?:originalData )?(?:(?:segment|ignorable) )+$/,
    attributes: { id: NMTOKEN, name: ANY, type: USER_DEFINED, ...INHERITED },
    required: ["id"],
  },
  notes: { content: /^(?:note )+$/ },
  note: {
    content: /^$/,
    hasText: true,
    attributes: {
      id: NMTOKEN,
      appliesTo: /^(?:source|target)$/,
      category: ANY,
      priority: /^(?:[1-9]|10)$/,
    },
  },
  segment: {
    content: /^source (?:target )?$/,
    attributes: {
      id: NMTOKEN,
      canResegment: YES_NO,
      state: /^(?:initial|translated|reviewed|final)$/,
      subState: /^[^:]+:.+$/,
    },
  },
  source: { content: /^$/, hasText: true, attributes: { "xml:lang": LANGUAGE, ...SPACE } },
  target: {
    content: /^$/,
    hasText: true,
    attributes: { "xml:lang": LANGUAGE, ...SPACE, order: /^[1-9]\d*$/ },
  },
};

/** In which element the ids of elements are unique. */
const SCOPES: readonly (readonly [scope: string, of: string])[] = [
  ["xliff", "file"],
  ["file", "unit"],
  ["file", "group"],
  ["unit", "segment"],
  ["notes", "note"],
];

/** Parses a document; throws if it is not well-formed. */
export function parseXliff(xml: string): XliffElement {
  const root: XliffElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    if (uri !== XLIFF) throw new Error(`<${local}> is in another namespace: ${uri}`);
    const own = Object.values(attributes).filter(
      ({ prefix, local }) => prefix !== "xmlns" && local !== "xmlns",
    );
    const element: XliffElement = {
      name: local,
      attributes: Object.fromEntries(own.map(({ name, value }) => [name, value])),
      children: [],
      text: "",
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  const [document] = root.children;
  if (document === undefined) throw new Error("There is no document.");
  return document;
}

/** All elements with this name, in document order. */
export function elementsNamed(element: XliffElement, name: string): XliffElement[] {
  const own = element.name === name ? [element] : [];
  return [...own, ...element.children.flatMap((child) => elementsNamed(child, name))];
}

/** The violations of the core schema of XLIFF 2.1, and of its rule that documents with targets name their language. */
export function xliffViolations(document: XliffElement): string[] {
  const violations = document.name === "xliff" ? [] : [`The root is <${document.name}>.`];
  const check = (element: XliffElement): void => {
    const { name, attributes, children, text } = element;
    const rule = RULES[name];
    if (rule === undefined) {
      violations.push(`<${name}> is not an element of the core.`);
      return;
    }
    const content = children.map((child) => `${child.name} `).join("");
    if (!rule.content.test(content)) violations.push(`<${name}> must not contain: ${content}`);
    if (rule.hasText !== true && text.trim() !== "") violations.push(`<${name}> must not contain text.`);
    for (const key of rule.required ?? [])
      if (attributes[key] === undefined) violations.push(`<${name}> has no ${key}.`);
    for (const [key, value] of Object.entries(attributes))
      if (rule.attributes?.[key]?.test(value) !== true)
        violations.push(`<${name}> must not have ${key}="${value}".`);
    for (const child of children) check(child);
  };
  check(document);
  for (const [scope, of] of SCOPES)
    for (const around of elementsNamed(document, scope)) {
      const ids = elementsNamed(around, of).flatMap(({ attributes }) => attributes["id"] ?? []);
      if (new Set(ids).size < ids.length) violations.push(`The ids of <${of}> are not unique in <${scope}>.`);
    }
  if (elementsNamed(document, "target").length > 0 && document.attributes["trgLang"] === undefined)
    violations.push("There are targets, but no trgLang.");
  return violations;
}
