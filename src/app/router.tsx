import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { BrowserRouter, Route, Routes, useLocation } from "react-router";
import { lazyPage } from "./lazy-page.ts";
import { NotFoundPage } from "./shell/not-found-page.tsx";
import { PageSkeleton } from "./shell/page-skeleton.tsx";
import { PageFailure } from "./shell/page-failure.tsx";
import { Shell } from "./shell/shell.tsx";

const OverviewPage = lazyPage(() => import("#features/overview/overview-page.tsx"));
const ClassificationsPage = lazyPage(() => import("#features/classifications/classifications-page.tsx"));
const ClassificationPage = lazyPage(() => import("#features/classifications/classification-page.tsx"));
const DocumentsPage = lazyPage(() => import("#features/documents/documents-page.tsx"));
const DocumentPage = lazyPage(() => import("#features/documents/document-page.tsx"));
const UnitsPage = lazyPage(() => import("#features/units/units-page.tsx"));
const UnitPage = lazyPage(() => import("#features/units/unit-page.tsx"));
const ConnectPage = lazyPage(() => import("#features/connection/connect-page.tsx"));

/** Which page stands at which address; the addresses are built by `paths`. */
const PAGES = [
  { path: "/", Page: OverviewPage },
  { path: "/classifications", Page: ClassificationsPage },
  { path: "/classifications/:classification", Page: ClassificationPage },
  { path: "/classifications/:classification/codes/:code", Page: ClassificationPage },
  { path: "/documents", Page: DocumentsPage },
  { path: "/documents/:document", Page: DocumentPage },
  { path: "/units", Page: UnitsPage },
  { path: "/units/:unit", Page: UnitPage },
  { path: "/connect", Page: ConnectPage },
  { path: "*", Page: NotFoundPage },
] as const;

/** @param notice what is wrong with the configuration, to be shown on every page; null if nothing is */
export function Router({ notice }: { readonly notice: string | null }) {
  return (
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <Shell notice={notice}>
        <Page />
      </Shell>
    </BrowserRouter>
  );
}

/** The page of the present address. One that fails, fails alone: the frame stays, and so does the way to every other page. */
function Page() {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={PageFailure} resetKeys={[key]}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {PAGES.map(({ path, Page: Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
