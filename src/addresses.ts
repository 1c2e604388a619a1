/** Every address of the app; nobody else builds one. A version GUID becomes one percent-encoded path segment. */

type Search = Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>;

function segment(text: string): string {
  // Half a surrogate pair, which a text field can well produce, would be an error.
  return encodeURIComponent(text.toWellFormed());
}

function address(path: string, search: Search = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === null || value === undefined || value === false || value === "") continue;
    if (Array.isArray(value)) for (const one of value) query.append(name, String(one));
    else query.set(name, String(value));
  }
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

export type TemplateTab = "properties" | "classifications" | "documents" | "versions";

export const paths = {
  overview: (): string => "/",
  classifications: (): string => "/classifications",
  classification: (versionGuid: string, search: { search?: string | null } = {}): string =>
    address(`/classifications/${segment(versionGuid)}`, search),
  /**
   * One code in its classification; `number` lets the code be found again from the address alone, `nested` shows the templates of the
   * codes below it as well.
   */
  code: (
    classification: string,
    code: string,
    number: string | null,
    filter: { nested?: boolean } = {},
  ): string =>
    address(`/classifications/${segment(classification)}/codes/${segment(code)}`, { number, ...filter }),
  templates: (
    filter: { classification?: string | null; code?: string | null; nested?: boolean } = {},
  ): string => address("/templates", filter),
  template: (versionGuid: string, tab: TemplateTab = "properties"): string =>
    `/templates/${segment(versionGuid)}/${tab}`,
  templateProperty: (template: string, property: string): string =>
    `/templates/${segment(template)}/properties/${segment(property)}`,
  properties: (search: { search?: string | null } = {}): string => address("/properties", search),
  property: (versionGuid: string): string => `/properties/${segment(versionGuid)}`,
  propertyTag: (versionGuid: string, filter: { template?: string | null } = {}): string =>
    address(`/property-tags/${segment(versionGuid)}`, filter),
  documents: (search: { search?: string | null } = {}): string => address("/documents", search),
  document: (versionGuid: string): string => `/documents/${segment(versionGuid)}`,
  units: (search: { search?: string | null } = {}): string => address("/units", search),
  /** One unit, alone or beside another one (`compare`: its version GUID). */
  unit: (versionGuid: string, beside: { compare?: string | null } = {}): string =>
    address(`/units/${segment(versionGuid)}`, beside),
  /** `object` is the version GUID of the one whose details are open. */
  constructionObjects: (filter: { search?: string | null; object?: string | null } = {}): string =>
    address("/construction-objects", filter),
  requirements: (): string => "/requirements",
  projectRequirements: (
    id: number,
    view: {
      productType?: readonly string[];
      stage?: readonly number[];
      role?: readonly number[];
      view?: "matrix" | null;
      /** The part of the matrix whose rows the table shows; the role `none` stands for requirements without one. */
      cellStage?: number | null;
      cellRole?: number | "none" | null;
      sort?: string | null;
      search?: string | null;
    } = {},
  ): string => address(`/projects/${id}/requirements`, view),
  connect: (): string => "/connect",
} as const;

/** The same address in a culture; null leaves the choice to the browser of whoever opens it. */
export function withCulture(path: string, culture: string | null): string {
  if (culture === null) return path;
  const [before = "", hash] = path.split("#");
  const [pathname = "", query = ""] = before.split("?");
  const search = new URLSearchParams(query);
  search.set("culture", culture);
  return `${pathname}?${search.toString()}${hash === undefined ? "" : `#${hash}`}`;
}
