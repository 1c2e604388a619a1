import { xmlAttribute, xmlText } from "#core/files/text.ts";
import type { Facet, IdsFile, IdsInfo, IdsValue, Requirement, Specification } from "./model.ts";
import { FACET_KINDS } from "./model.ts";

export const IDS_NAMESPACE = "http://standards.buildingsmart.org/IDS";
export const XML_SCHEMA_NAMESPACE = "http://www.w3.org/2001/XMLSchema";

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<ids xmlns="${IDS_NAMESPACE}" xmlns:xs="${XML_SCHEMA_NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${IDS_NAMESPACE} http://standards.buildingsmart.org/IDS/1.0/ids.xsd">
`;

/** The elements of `info` in the order of the schema. */
const INFO = [
  "title",
  "copyright",
  "version",
  "description",
  "author",
  "date",
  "purpose",
  "milestone",
] as const satisfies readonly (keyof IdsInfo)[];

function attributes(values: Readonly<Record<string, string | null>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === null ? "" : ` ${name}="${xmlAttribute(value)}"`))
    .join("");
}

function valueElement(name: string, value: IdsValue | null, indent: string): string {
  if (value === null) return "";
  const content =
    typeof value === "string"
      ? `${indent}  <simpleValue>${xmlText(value)}</simpleValue>\n`
      : `${indent}  <xs:restriction base="xs:${xmlAttribute(value.base)}">\n${value.constraints
          .map((one) => `${indent}    <xs:${one.name} value="${xmlAttribute(one.value)}"/>\n`)
          .join("")}${indent}  </xs:restriction>\n`;
  return `${indent}<${name}>\n${content}${indent}</${name}>\n`;
}

function facetContent(facet: Facet, indent: string): string {
  const value = (name: string, one: IdsValue | null): string => valueElement(name, one, indent);
  switch (facet.kind) {
    case "entity":
      return value("name", facet.name) + value("predefinedType", facet.predefinedType);
    case "partOf":
      return `${indent}<entity>\n${facetContent({ kind: "entity", ...facet.entity }, `${indent}  `)}${indent}</entity>\n`;
    case "classification":
      return value("value", facet.value) + value("system", facet.system);
    case "attribute":
      return value("name", facet.name) + value("value", facet.value);
    case "property":
      return (
        value("propertySet", facet.propertySet) +
        value("baseName", facet.baseName) +
        value("value", facet.value)
      );
    case "material":
      return value("value", facet.value);
  }
}

function facetElement(facet: Facet, others: Readonly<Record<string, string | null>> = {}): string {
  const own = {
    ...(facet.kind === "property" && { dataType: facet.dataType?.toUpperCase() ?? null }),
    ...(facet.kind === "partOf" && { relation: facet.relation }),
  };
  const content = facetContent(facet, "          ");
  const start = `        <${facet.kind}${attributes({ ...own, ...others })}`;
  return content === "" ? `${start}/>\n` : `${start}>\n${content}        </${facet.kind}>\n`;
}

function requirementElement({ facet, cardinality, uri, instructions }: Requirement): string {
  return facetElement(facet, {
    // Elements always have an entity, and a part has no address.
    uri: facet.kind === "entity" || facet.kind === "partOf" || facet.kind === "attribute" ? null : uri,
    cardinality: facet.kind === "entity" ? null : cardinality,
    instructions,
  });
}

function specificationElement(one: Specification): string {
  const { name, ifcVersions, identifier, description, instructions, minOccurs, maxOccurs } = one;
  const start = attributes({
    name,
    ifcVersion: ifcVersions.join(" "),
    identifier,
    description,
    instructions,
  });
  const occurs = attributes({ minOccurs: String(minOccurs), maxOccurs: String(maxOccurs) });
  const facets = FACET_KINDS.flatMap((kind) => one.applicability.filter((facet) => facet.kind === kind));
  const requirements = one.requirements.map(requirementElement).join("");
  return `    <specification${start}>
      <applicability${occurs}>
${facets.map((facet) => facetElement(facet)).join("")}      </applicability>
${requirements === "" ? "" : `      <requirements>\n${requirements}      </requirements>\n`}    </specification>\n`;
}

/** The texts of an IDS 1.0 file, one a specification, in the order of the schema. */
export function* idsTexts({ info, specifications }: IdsFile): Generator<string> {
  yield HEAD;
  yield "  <info>\n";
  for (const name of INFO) {
    const text = info[name];
    if (text !== null) yield `    <${name}>${xmlText(text)}</${name}>\n`;
  }
  yield "  </info>\n  <specifications>\n";
  for (const specification of specifications) yield specificationElement(specification);
  yield "  </specifications>\n</ids>\n";
}
