import type { ReactNode } from "react";
import type { PageKey, PageParams } from "#addresses.ts";
import { createLoader, type Loader } from "./loader.ts";

/** The props of a page: the parameters of its address, and the nested page. */
type PageProps<K extends PageKey> = PageParams<K> & { readonly page: K; readonly children?: ReactNode };

// Shared by several addresses, so that the page stays mounted between them.
const classification = createLoader(() => import("#features/classifications/classification-page.tsx"));
const template = createLoader(() => import("#features/templates/template-page.tsx"));
const templateProperties = createLoader(
  () => import("#features/templates/properties/template-properties-page.tsx"),
);

/** The code of each page; of several components, each wraps the next. */
export const PAGES: { readonly [K in PageKey]: readonly Loader<PageProps<K>>[] } = {
  overview: [createLoader(() => import("#features/overview/overview-page.tsx"))],
  classifications: [createLoader(() => import("#features/classifications/classifications-page.tsx"))],
  classification: [classification],
  code: [classification],
  templates: [createLoader(() => import("#features/templates/templates-page.tsx"))],
  template: [template, templateProperties],
  templateProperty: [template, templateProperties],
  templateClassifications: [
    template,
    createLoader(() => import("#features/templates/tabs/template-classifications-page.tsx")),
  ],
  templateDocuments: [
    template,
    createLoader(() => import("#features/templates/tabs/template-documents-page.tsx")),
  ],
  templateVersions: [
    template,
    createLoader(() => import("#features/templates/tabs/template-versions-page.tsx")),
  ],
  properties: [createLoader(() => import("#features/properties/properties-page.tsx"))],
  property: [createLoader(() => import("#features/properties/property-page.tsx"))],
  propertyTag: [createLoader(() => import("#features/property-tags/property-tag-page.tsx"))],
  documents: [createLoader(() => import("#features/documents/documents-page.tsx"))],
  document: [createLoader(() => import("#features/documents/document-page.tsx"))],
  units: [createLoader(() => import("#features/units/units-page.tsx"))],
  unit: [createLoader(() => import("#features/units/unit-page.tsx"))],
  constructionObjects: [
    createLoader(() => import("#features/construction-objects/construction-objects-page.tsx")),
  ],
  requirements: [createLoader(() => import("#features/requirements/requirements-page.tsx"))],
  projectRequirements: [createLoader(() => import("#features/requirements/project-requirements-page.tsx"))],
  lookup: [createLoader(() => import("#features/lookup/lookup-page.tsx"))],
  connect: [
    createLoader(() => import("#features/connection/connect-page.tsx")),
    createLoader(() => import("#features/catalogue-file/catalogue-files.tsx")),
  ],
};

/** Code for secondary parts of a page, preloaded when a visit starts at an address that shows them. */
export const SECONDARY_CODE: { readonly [K in PageKey]?: () => Promise<unknown> } = {
  code: () => import("#features/classifications/lazy-parts.ts"),
};
