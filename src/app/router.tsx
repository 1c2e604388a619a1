import { type ComponentType, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { BrowserRouter, Route, Routes, useLocation } from "react-router";
import { forgetFailedPages, lazyPage } from "./preload/lazy-page.ts";
import { PAGES, TEMPLATE, TEMPLATE_TABS } from "./preload/pages.ts";
import { NotFoundPage } from "./shell/not-found-page.tsx";
import { PageSkeleton } from "./shell/page-skeleton.tsx";
import { PageFailure } from "./shell/page-failure.tsx";
import { Shell } from "./shell/shell.tsx";

type Placed = { readonly path: string; readonly Page: ComponentType };

const pages = new Map<unknown, ComponentType>();

/** The same component for the same code, so that a page that has two addresses stays when one leads to the other. */
function toPlaced({ path, code }: (typeof PAGES)[number]): Placed {
  const Page = pages.get(code) ?? lazyPage(code);
  pages.set(code, Page);
  return { path, Page };
}

const PLACED = [...PAGES.map(toPlaced), { path: "*", Page: NotFoundPage }];
const TemplatePage = lazyPage(TEMPLATE.code);
const PLACED_TABS = TEMPLATE_TABS.map(toPlaced);

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

function toRoute({ path, Page: Component }: Placed) {
  return <Route key={path} path={path} element={<Component />} />;
}

/** The page of the present address. One that fails, fails alone: the frame stays, and so does the way to every other page. */
function Page() {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={PageFailure} resetKeys={[key]} onReset={forgetFailedPages}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {PLACED.map(toRoute)}
          <Route path={TEMPLATE.path} element={<TemplatePage />}>
            {PLACED_TABS.map(toRoute)}
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
