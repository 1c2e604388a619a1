import type { FunctionComponent, ReactNode } from "react";
import type { PageKey, PageParams } from "#addresses.ts";
import { type LazyModule, lazyModule } from "#lib/lazy-module.ts";

/** The props of a page: the parameters of its address, and the nested page. */
type PageProps<K extends PageKey> = PageParams<K> & { readonly page: K; readonly children?: ReactNode };

type PageModule<K extends PageKey> = LazyModule<{ readonly default: FunctionComponent<PageProps<K>> }>;

const FIRST = { needsAllTexts: false };

// Shared by several addresses, so that the page stays mounted between them.
const classification = lazyModule(() => import("#features/classifications/classification-page.tsx"), FIRST);
const template = lazyModule(() => import("#features/templates/template-page.tsx"));
const templateProperties = lazyModule(
  () => import("#features/templates/properties/template-properties-page.tsx"),
);

/** The modules of each page; of several components, each wraps the next. */
export const PAGES: { readonly [K in PageKey]: readonly PageModule<K>[] } = {
  overview: [lazyModule(() => import("#features/overview/overview-page.tsx"), FIRST)],
  classifications: [lazyModule(() => import("#features/classifications/classifications-page.tsx"), FIRST)],
  classification: [classification],
  code: [classification],
  templates: [lazyModule(() => import("#features/templates/templates-page.tsx"))],
  template: [template, templateProperties],
  templateProperty: [template, templateProperties],
  templateClassifications: [
    template,
    lazyModule(() => import("#features/templates/tabs/template-classifications-page.tsx")),
  ],
  templateDocuments: [
    template,
    lazyModule(() => import("#features/templates/tabs/template-documents-page.tsx")),
  ],
  templateVersions: [
    template,
    lazyModule(() => import("#features/templates/tabs/template-versions-page.tsx")),
  ],
  properties: [lazyModule(() => import("#features/properties/properties-page.tsx"))],
  property: [lazyModule(() => import("#features/properties/property-page.tsx"))],
  propertyTag: [lazyModule(() => import("#features/property-tags/property-tag-page.tsx"))],
  documents: [lazyModule(() => import("#features/documents/documents-page.tsx"))],
  document: [lazyModule(() => import("#features/documents/document-page.tsx"))],
  units: [lazyModule(() => import("#features/units/units-page.tsx"))],
  unit: [lazyModule(() => import("#features/units/unit-page.tsx"))],
  constructionObjects: [
    lazyModule(() => import("#features/construction-objects/construction-objects-page.tsx")),
  ],
  requirements: [lazyModule(() => import("#features/requirements/requirements-page.tsx"))],
  projectRequirements: [lazyModule(() => import("#features/requirements/project-requirements-page.tsx"))],
  translations: [lazyModule(() => import("#features/translations/translations-page.tsx"))],
  lookup: [lazyModule(() => import("#features/lookup/lookup-page.tsx"))],
  compare: [lazyModule(() => import("#features/compare/compare-page.tsx"))],
  connect: [
    lazyModule(() => import("#features/connection/connect-page.tsx")),
    lazyModule(() => import("#features/catalogue-file/catalogue-files.tsx")),
  ],
  offline: [lazyModule(() => import("#features/offline/offline-page.tsx"))],
};

/** Modules of secondary parts of a page, preloaded when a visit starts at an address that shows them. */
export const SECONDARY_MODULES: { readonly [K in PageKey]?: () => Promise<unknown> } = {
  code: () => import("#features/classifications/lazy-parts.ts"),
};
