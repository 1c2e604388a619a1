import type { ComponentType } from "react";

export type LoadPage = () => Promise<{ readonly default: ComponentType }>;
type PageAt = { readonly path: string; readonly load: LoadPage };

/** Which page stands at which address; the addresses are built by `paths`. */
export const PAGES: readonly PageAt[] = [
  { path: "/", load: () => import("#features/overview/overview-page.tsx") },
  { path: "/classifications", load: () => import("#features/classifications/classifications-page.tsx") },
  {
    path: "/classifications/:classification",
    load: () => import("#features/classifications/classification-page.tsx"),
  },
  {
    path: "/classifications/:classification/codes/:code",
    load: () => import("#features/classifications/classification-page.tsx"),
  },
  { path: "/templates", load: () => import("#features/templates/templates-page.tsx") },
  { path: "/properties", load: () => import("#features/properties/properties-page.tsx") },
  { path: "/properties/:property", load: () => import("#features/properties/property-page.tsx") },
  { path: "/property-tags/:tag", load: () => import("#features/property-tags/property-tag-page.tsx") },
  {
    path: "/construction-objects",
    load: () => import("#features/construction-objects/construction-objects-page.tsx"),
  },
  { path: "/documents", load: () => import("#features/documents/documents-page.tsx") },
  { path: "/documents/:document", load: () => import("#features/documents/document-page.tsx") },
  { path: "/units", load: () => import("#features/units/units-page.tsx") },
  { path: "/units/:unit", load: () => import("#features/units/unit-page.tsx") },
  { path: "/requirements", load: () => import("#features/requirements/requirements-page.tsx") },
  {
    path: "/projects/:project/requirements",
    load: () => import("#features/requirements/project-requirements-page.tsx"),
  },
  { path: "/connect", load: () => import("#features/connection/connect-page.tsx") },
];

/** The page of a template, around its tabs. */
export const TEMPLATE: PageAt = {
  path: "/templates/:template",
  load: () => import("#features/templates/template-page.tsx"),
};

/** The tabs of a template, by what follows its address. */
export const TEMPLATE_TABS: readonly PageAt[] = [
  { path: "", load: () => import("#features/templates/template-properties-page.tsx") },
  {
    path: "properties/:property?",
    load: () => import("#features/templates/template-properties-page.tsx"),
  },
  { path: "classifications", load: () => import("#features/templates/template-classifications-page.tsx") },
  { path: "documents", load: () => import("#features/templates/template-documents-page.tsx") },
  { path: "versions", load: () => import("#features/templates/template-versions-page.tsx") },
];

const loaded = new Map<LoadPage, ComponentType>();

/** Loads a page's code, once; rejects where it cannot be had. */
export async function loadPage(load: LoadPage): Promise<ComponentType> {
  const { default: Page } = await load();
  loaded.set(load, Page);
  return Page;
}

/** The page, if its code is there already. */
export function loadedPage(load: LoadPage): ComponentType | undefined {
  return loaded.get(load);
}

/**
 * What has to be loaded for an address (its path, below the base of the app); empty where no page stands there. For the moment before the
 * router is there, so it knows no more of patterns than these have.
 */
export function loadersAt(pathname: string): readonly LoadPage[] {
  const page = PAGES.find(({ path }) => matches(path, pathname));
  if (page !== undefined) return [page.load];
  const tab = TEMPLATE_TABS.find(({ path }) => matches(`${TEMPLATE.path}/${path}`, pathname));
  return tab === undefined ? [] : [TEMPLATE.load, tab.load];
}

function matches(pattern: string, pathname: string): boolean {
  const source = pattern
    .replace(/(?<=.)\/+$/, "")
    .replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?")
    .replaceAll(/:\w+/g, "[^/]+");
  return new RegExp(`^${source}/*$`).test(pathname);
}
