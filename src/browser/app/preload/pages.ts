import type { FunctionComponent, ReactNode } from "react";
import { type LazyModule, lazyModule } from "#browser/lib/lazy-module.ts";
import type { PageKey, PageParams } from "#core/addresses/addresses.ts";

/** The props of a page: the parameters of its address, and the nested page. */
type PageProps<K extends PageKey> = PageParams<K> & { readonly page: K; readonly children?: ReactNode };

type PageModule<K extends PageKey> = LazyModule<{ readonly default: FunctionComponent<PageProps<K>> }>;

const FIRST = { needsAllTexts: false };

// Shared by several addresses, so that the page stays mounted between them.
const classification = lazyModule(
  () => import("#browser/features/classifications/classification-page.tsx"),
  FIRST,
);
const template = lazyModule(() => import("#browser/features/templates/template-page.tsx"));
const templateProperties = lazyModule(
  () => import("#browser/features/templates/properties/template-properties-page.tsx"),
);

/** The modules of each page; of several components, each wraps the next. */
export const PAGES: { readonly [K in PageKey]: readonly PageModule<K>[] } = {
  overview: [lazyModule(() => import("#browser/features/overview/overview-page.tsx"), FIRST)],
  classifications: [
    lazyModule(() => import("#browser/features/classifications/classifications-page.tsx"), FIRST),
  ],
  classification: [classification],
  code: [classification],
  templates: [lazyModule(() => import("#browser/features/templates/templates-page.tsx"))],
  template: [template, templateProperties],
  templateProperty: [template, templateProperties],
  templateClassifications: [
    template,
    lazyModule(() => import("#browser/features/templates/tabs/template-classifications-page.tsx")),
  ],
  templateDocuments: [
    template,
    lazyModule(() => import("#browser/features/templates/tabs/template-documents-page.tsx")),
  ],
  templateVersions: [
    template,
    lazyModule(() => import("#browser/features/templates/tabs/template-versions-page.tsx")),
  ],
  properties: [lazyModule(() => import("#browser/features/properties/properties-page.tsx"))],
  property: [lazyModule(() => import("#browser/features/properties/property-page.tsx"))],
  propertyTag: [lazyModule(() => import("#browser/features/property-tags/property-tag-page.tsx"))],
  documents: [lazyModule(() => import("#browser/features/documents/documents-page.tsx"))],
  document: [lazyModule(() => import("#browser/features/documents/document-page.tsx"))],
  units: [lazyModule(() => import("#browser/features/units/units-page.tsx"))],
  unit: [lazyModule(() => import("#browser/features/units/unit-page.tsx"))],
  constructionObjects: [
    lazyModule(() => import("#browser/features/construction-objects/construction-objects-page.tsx")),
  ],
  requirements: [lazyModule(() => import("#browser/features/requirements/requirements-page.tsx"))],
  projectRequirements: [
    lazyModule(() => import("#browser/features/requirements/project-requirements-page.tsx")),
  ],
  translations: [lazyModule(() => import("#browser/features/translations/translations-page.tsx"))],
  lookup: [lazyModule(() => import("#browser/features/lookup/lookup-page.tsx"))],
  compare: [lazyModule(() => import("#browser/features/compare/compare-page.tsx"))],
  connect: [
    lazyModule(() => import("#browser/features/connection/connect-page.tsx")),
    lazyModule(() => import("#browser/features/catalogue-file/catalogue-files.tsx")),
  ],
  offline: [lazyModule(() => import("#browser/features/offline/offline-page.tsx"))],
};

/** Modules of secondary parts of a page, preloaded when a visit starts at an address that shows them. */
export const SECONDARY_MODULES: { readonly [K in PageKey]?: () => Promise<unknown> } = {
  code: () => import("#browser/features/classifications/lazy-parts.ts"),
};
