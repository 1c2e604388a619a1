import { type ComponentType, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { BrowserRouter, Route, Routes, useLocation } from "react-router";
import { forgetFailedPages, lazyPage } from "./lazy-page.ts";
import { NotFoundPage } from "./shell/not-found-page.tsx";
import { PageSkeleton } from "./shell/page-skeleton.tsx";
import { PageFailure } from "./shell/page-failure.tsx";
import { Shell } from "./shell/shell.tsx";

const OverviewPage = lazyPage(() => import("#features/overview/overview-page.tsx"));
const ClassificationsPage = lazyPage(() => import("#features/classifications/classifications-page.tsx"));
const ClassificationPage = lazyPage(() => import("#features/classifications/classification-page.tsx"));
const TemplatesPage = lazyPage(() => import("#features/templates/templates-page.tsx"));
const TemplatePage = lazyPage(() => import("#features/templates/template-page.tsx"));
const TemplatePropertiesPage = lazyPage(() => import("#features/templates/template-properties-page.tsx"));
const TemplateClassificationsPage = lazyPage(
  () => import("#features/templates/template-classifications-page.tsx"),
);
const TemplateDocumentsPage = lazyPage(() => import("#features/templates/template-documents-page.tsx"));
const TemplateVersionsPage = lazyPage(() => import("#features/templates/template-versions-page.tsx"));
const PropertiesPage = lazyPage(() => import("#features/properties/properties-page.tsx"));
const PropertyPage = lazyPage(() => import("#features/properties/property-page.tsx"));
const PropertyTagPage = lazyPage(() => import("#features/property-tags/property-tag-page.tsx"));
const ConstructionObjectsPage = lazyPage(
  () => import("#features/construction-objects/construction-objects-page.tsx"),
);
const DocumentsPage = lazyPage(() => import("#features/documents/documents-page.tsx"));
const DocumentPage = lazyPage(() => import("#features/documents/document-page.tsx"));
const UnitsPage = lazyPage(() => import("#features/units/units-page.tsx"));
const UnitPage = lazyPage(() => import("#features/units/unit-page.tsx"));
const RequirementsPage = lazyPage(() => import("#features/requirements/requirements-page.tsx"));
const ProjectRequirementsPage = lazyPage(
  () => import("#features/requirements/project-requirements-page.tsx"),
);
const ConnectPage = lazyPage(() => import("#features/connection/connect-page.tsx"));

/** Which page stands at which address; the addresses are built by `paths`. */
const PAGES = [
  { path: "/", Page: OverviewPage },
  { path: "/classifications", Page: ClassificationsPage },
  { path: "/classifications/:classification", Page: ClassificationPage },
  { path: "/classifications/:classification/codes/:code", Page: ClassificationPage },
  { path: "/templates", Page: TemplatesPage },
  { path: "/properties", Page: PropertiesPage },
  { path: "/properties/:property", Page: PropertyPage },
  { path: "/property-tags/:tag", Page: PropertyTagPage },
  { path: "/construction-objects", Page: ConstructionObjectsPage },
  { path: "/documents", Page: DocumentsPage },
  { path: "/documents/:document", Page: DocumentPage },
  { path: "/units", Page: UnitsPage },
  { path: "/units/:unit", Page: UnitPage },
  { path: "/requirements", Page: RequirementsPage },
  { path: "/projects/:project/requirements", Page: ProjectRequirementsPage },
  { path: "/connect", Page: ConnectPage },
  { path: "*", Page: NotFoundPage },
] as const;

/** The tabs of a template, within its page. */
const TEMPLATE_TABS = [
  { path: "", Page: TemplatePropertiesPage },
  { path: "properties/:property?", Page: TemplatePropertiesPage },
  { path: "classifications", Page: TemplateClassificationsPage },
  { path: "documents", Page: TemplateDocumentsPage },
  { path: "versions", Page: TemplateVersionsPage },
] as const;

/** @param notice what is wrong with the configuration, to be shown on every page; null if nothing is */
export function Router({ notice }: { readonly notice: string | null }) {
  return (
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <ErrorBoundary FallbackComponent={PageFailure} onReset={forgetFailedPages}>
        <Shell notice={notice}>
          <Page />
        </Shell>
      </ErrorBoundary>
    </BrowserRouter>
  );
}

function toRoute({ path, Page: Component }: { readonly path: string; readonly Page: ComponentType }) {
  return <Route key={path} path={path} element={<Component />} />;
}

/** The page of the present address. One that fails, fails alone: the frame stays, and so does the way to every other page. */
function Page() {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={PageFailure} resetKeys={[key]} onReset={forgetFailedPages}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {PAGES.map(toRoute)}
          <Route path="/templates/:template" element={<TemplatePage />}>
            {TEMPLATE_TABS.map(toRoute)}
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
