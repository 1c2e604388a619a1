import { text as message, type Text } from "#core/text/messages/text.ts";
import { isValueOf } from "./data-types.ts";
import { CARDINALITIES, CONSTRAINTS, IFC_VERSIONS } from "./model.ts";

/** An element of a document, with the names of its namespaces: those of IDS bare, those of XML Schema like `xs:restriction`. */
export type Element = {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
};

/** A rule for a text as it stands in the file; XML Schema ignores blanks around dates, numbers, lists and names of types only. */
type TextRule = {
  readonly isValid: (text: string) => boolean;
  /** What the text must be, as the end of a sentence. */
  readonly form: Text | string;
};

type AttributeRule = TextRule & { readonly isRequired: boolean };

/** How the children of an element are arranged: each in its turn, exactly one of them, or any of them in any order. */
type Order = "sequence" | "choice" | "any";

export type Child = {
  /** Null for an element that may contain anything. */
  readonly rule: (() => ElementRule) | null;
  readonly isRequired: boolean;
  readonly isRepeated: boolean;
};

export type ElementRule = {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** Null for an element with text. */
  readonly children: Readonly<Record<string, Child>> | null;
  readonly order: Order;
  readonly text: TextRule;
};

const ANY: TextRule = { isValid: () => true, form: "" };

function oneOf([first, ...others]: readonly [string, ...string[]]): TextRule {
  const listed = others.reduce<Text | string>(
    (before, next) => message("ids.listed", { before, next }),
    first,
  );
  return {
    isValid: (text) => text === first || others.includes(text),
    form: message("ids.formOneOf", { values: listed }),
  };
}

const attribute = (rule: TextRule = ANY): AttributeRule => ({ ...rule, isRequired: false });
const needed = (rule: TextRule = ANY): AttributeRule => ({ ...rule, isRequired: true });

const textElement = (text: TextRule = ANY): ElementRule => ({
  attributes: {},
  children: null,
  order: "sequence",
  text,
});

function element(
  children: Readonly<Record<string, Child>>,
  attributes: ElementRule["attributes"] = {},
  order: Order = "sequence",
): ElementRule {
  return { attributes, children, order, text: ANY };
}

const optional = (rule: () => ElementRule): Child => ({ rule, isRequired: false, isRepeated: false });
const required = (rule: () => ElementRule): Child => ({ rule, isRequired: true, isRepeated: false });
const many = (rule: () => ElementRule): Child => ({ rule, isRequired: false, isRepeated: true });
const anyText = (): ElementRule => textElement();

const date: TextRule = { isValid: (text) => isValueOf("date", text.trim()), form: message("ids.formDate") };
const author: TextRule = {
  isValid: (text) => /^[^@]+@[^.]+\..+$/.test(text),
  form: message("ids.formEmail"),
};
const count: TextRule = { isValid: (text) => /^\s*\+?\d+\s*$/.test(text), form: message("ids.formNumber") };
const countOrAny: TextRule = {
  isValid: (text) => text.trim() === "unbounded" || count.isValid(text),
  form: message("ids.formNumberOrUnbounded"),
};
const upperCase: TextRule = {
  isValid: (text) => /^[A-Z]+$/.test(text),
  form: message("ids.formDataType"),
};
const versions: TextRule = {
  // The list may be empty.
  isValid: (text) => text.split(/\s+/).every((one) => ["", ...IFC_VERSIONS].includes(one)),
  form: message("ids.formList", { values: IFC_VERSIONS.join(", ") }),
};
const relations = oneOf([
  "IFCRELAGGREGATES",
  "IFCRELASSIGNSTOGROUP",
  "IFCRELCONTAINEDINSPATIALSTRUCTURE",
  "IFCRELNESTS",
  "IFCRELVOIDSELEMENT IFCRELFILLSELEMENT",
]);

const annotation: Child = { rule: null, isRequired: false, isRepeated: true };
const COUNTS: ReadonlySet<string> = new Set([
  "length",
  "minLength",
  "maxLength",
  "totalDigits",
  "fractionDigits",
]);
const constraint = (name: string): ElementRule =>
  element(
    { "xs:annotation": annotation },
    { value: needed(COUNTS.has(name) ? count : ANY), fixed: attribute(), id: attribute() },
  );
const restriction = (): ElementRule =>
  element(
    {
      "xs:annotation": annotation,
      ...Object.fromEntries(CONSTRAINTS.map((name) => [`xs:${name}`, many(() => constraint(name))])),
    },
    {
      base: attribute({
        // Without a prefix, it is of the default namespace.
        isValid: (text) => /^\s*(?:[^\s:]+:)?[^\s:]+\s*$/.test(text),
        form: message("ids.formSchemaType"),
      }),
      id: attribute(),
    },
    "any",
  );

const value = (): ElementRule =>
  element({ simpleValue: optional(anyText), "xs:restriction": optional(restriction) }, {}, "choice");

const entityChildren = { name: required(value), predefinedType: optional(value) };
const entity = (): ElementRule => element(entityChildren);

const CHILDREN = {
  entity: entityChildren,
  partOf: { entity: required(entity) },
  classification: { value: optional(value), system: required(value) },
  attribute: { name: required(value), value: optional(value) },
  property: { propertySet: required(value), baseName: required(value), value: optional(value) },
  material: { value: optional(value) },
};
const relation = { relation: attribute(relations) };
const dataType = { dataType: attribute(upperCase) };

const applicability = (): ElementRule =>
  element(
    {
      entity: optional(entity),
      partOf: many(() => element(CHILDREN.partOf, relation)),
      classification: many(() => element(CHILDREN.classification)),
      attribute: many(() => element(CHILDREN.attribute)),
      property: many(() => element(CHILDREN.property, dataType)),
      material: many(() => element(CHILDREN.material)),
    },
    { minOccurs: attribute(count), maxOccurs: attribute(countOrAny) },
  );

const instructions = { instructions: attribute() };
const cardinality = { cardinality: attribute(oneOf(CARDINALITIES)), ...instructions };
const withUri = { uri: attribute(), ...cardinality };

const requirements = (): ElementRule =>
  element(
    {
      entity: many(() => element(CHILDREN.entity, instructions)),
      partOf: many(() =>
        element(CHILDREN.partOf, {
          ...relation,
          cardinality: attribute(oneOf(["required", "prohibited"])),
          ...instructions,
        }),
      ),
      classification: many(() => element(CHILDREN.classification, withUri)),
      attribute: many(() => element(CHILDREN.attribute, cardinality)),
      property: many(() => element(CHILDREN.property, { ...dataType, ...withUri })),
      material: many(() => element(CHILDREN.material, withUri)),
    },
    { description: attribute() },
    // The sequence of the schema can be repeated, so that it allows any order.
    "any",
  );

const specification = (): ElementRule =>
  element(
    { applicability: required(applicability), requirements: optional(requirements) },
    {
      name: needed(),
      ifcVersion: needed(versions),
      identifier: attribute(),
      description: attribute(),
      instructions: attribute(),
    },
  );

const info = (): ElementRule =>
  element({
    title: required(anyText),
    copyright: optional(anyText),
    version: optional(anyText),
    description: optional(anyText),
    author: optional(() => textElement(author)),
    date: optional(() => textElement(date)),
    purpose: optional(anyText),
    milestone: optional(anyText),
  });

/** The rule of the root element `ids`. */
export const ROOT: ElementRule = element({
  info: required(info),
  specifications: required(() =>
    element({ specification: { rule: specification, isRequired: true, isRepeated: true } }),
  ),
});
