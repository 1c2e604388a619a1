import type { ComponentType } from "react";
import { createLoader, type Loader } from "./loader.ts";

type PageCode = { readonly default: ComponentType };
type PageAt = { readonly path: string; readonly code: Loader<PageCode> };

function at(path: string, code: Loader<PageCode> | (() => Promise<PageCode>)): PageAt {
  return { path, code: typeof code === "function" ? createLoader(code) : code };
}

// One page at two addresses, so that going from one to the other leaves it as it is.
const classification = createLoader(() => import("#features/classifications/classification-page.tsx"));
const templateProperties = createLoader(() => import("#features/templates/template-properties-page.tsx"));

/** Which page stands at which address; the addresses are built by `paths`. */
export const PAGES: readonly PageAt[] = [
  at("/", () => import("#features/overview/overview-page.tsx")),
  at("/classifications", () => import("#features/classifications/classifications-page.tsx")),
  at("/classifications/:classification", classification),
  at("/classifications/:classification/codes/:code", classification),
  at("/templates", () => import("#features/templates/templates-page.tsx")),
  at("/properties", () => import("#features/properties/properties-page.tsx")),
  at("/properties/:property", () => import("#features/properties/property-page.tsx")),
  at("/property-tags/:tag", () => import("#features/property-tags/property-tag-page.tsx")),
  at("/construction-objects", () => import("#features/construction-objects/construction-objects-page.tsx")),
  at("/documents", () => import("#features/documents/documents-page.tsx")),
  at("/documents/:document", () => import("#features/documents/document-page.tsx")),
  at("/units", () => import("#features/units/units-page.tsx")),
  at("/units/:unit", () => import("#features/units/unit-page.tsx")),
  at("/requirements", () => import("#features/requirements/requirements-page.tsx")),
  at("/projects/:project/requirements", () => import("#features/requirements/project-requirements-page.tsx")),
  at("/connect", () => import("#features/connection/connect-page.tsx")),
];

/** The page of a template, around its tabs. */
export const TEMPLATE: PageAt = at(
  "/templates/:template",
  () => import("#features/templates/template-page.tsx"),
);

/** The tabs of a template, by what follows its address. */
export const TEMPLATE_TABS: readonly PageAt[] = [
  at("", templateProperties),
  at("properties/:property?", templateProperties),
  at("classifications", () => import("#features/templates/template-classifications-page.tsx")),
  at("documents", () => import("#features/templates/template-documents-page.tsx")),
  at("versions", () => import("#features/templates/template-versions-page.tsx")),
];

/**
 * What has to be loaded for an address (its path, below the base of the app); empty where no page stands there. For the moment before the
 * router is there, so it knows no more of patterns than these have.
 */
export function loadersAt(pathname: string): readonly Loader<PageCode>[] {
  const page = PAGES.find(({ path }) => matches(path, pathname));
  if (page !== undefined) return [page.code];
  const tab = TEMPLATE_TABS.find(({ path }) => matches(`${TEMPLATE.path}/${path}`, pathname));
  return tab === undefined ? [] : [TEMPLATE.code, tab.code];
}

function matches(pattern: string, pathname: string): boolean {
  const source = pattern
    .replace(/(?<=.)\/+$/, "")
    .replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?")
    .replaceAll(/:\w+/g, "[^/]+");
  return new RegExp(`^${source}/*$`).test(pathname);
}
