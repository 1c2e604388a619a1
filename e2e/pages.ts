import { guidOf } from "./support/stub-catalogue.ts";

const segment = (kind: string): string => encodeURIComponent(guidOf(kind));

const TEMPLATE = `/templates/${segment("template1")}`;

/** Every page with data of the stub catalogue, and the list or tree that shows that it has loaded. */
export const PAGES: readonly (readonly [name: string, address: string, list: string])[] = [
  ["overview", "/", "Content of the service"],
  ["classifications", "/classifications", "Classifications"],
  ["classification", `/classifications/${segment("classification1")}`, "Classification codes"],
  ["matching codes", `/classifications/${segment("classification1")}?search=x`, "Matching codes"],
  ["code", `/classifications/${segment("classification1")}/codes/${segment("code1")}?number=1`, "Templates"],
  ["templates", "/templates", "Templates"],
  ["mapped properties", `${TEMPLATE}/properties`, "Mapped properties"],
  ["mapped property", `${TEMPLATE}/properties/${segment("property1")}`, "Values"],
  ["classifications of a template", `${TEMPLATE}/classifications`, "Classifications"],
  ["documents of a template", `${TEMPLATE}/documents`, "Documents"],
  ["versions of a template", `${TEMPLATE}/versions`, "Versions"],
  ["property", `/properties/${segment("property1")}`, "Values"],
  ["property tag", `/property-tags/${segment("tag")}`, "Properties"],
  ["document", `/documents/${segment("document")}`, "Templates"],
  ["unit", `/units/${segment("unit")}`, "Versions"],
  ["construction object", `/construction-objects?object=${segment("object1")}`, "Construction objects"],
];
