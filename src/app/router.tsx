import { createBrowserRouter, type RouteObject } from "react-router";
import { NotFoundPage } from "./shell/not-found-page.tsx";
import { PageSkeleton } from "./shell/page-skeleton.tsx";
import { RouteError } from "./shell/route-error.tsx";
import { Shell } from "./shell/shell.tsx";

/** A group of routes whose code is loaded when one of them is opened. */
function lazyRoute(path: string, load: () => Promise<{ default: React.ComponentType }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }), ErrorBoundary: RouteError };
}

/** All pages of the app; their addresses are built by `paths`. */
export function createRouter(notice: string | null) {
  return createBrowserRouter(
    [
      {
        element: <Shell notice={notice} />,
        ErrorBoundary: RouteError,
        HydrateFallback: PageSkeleton,
        children: [
          lazyRoute("/", () => import("#features/overview/overview-page.tsx")),
          lazyRoute("/classifications", () => import("#features/classifications/classifications-page.tsx")),
          lazyRoute(
            "/classifications/:classification",
            () => import("#features/classifications/classification-page.tsx"),
          ),
          lazyRoute(
            "/classifications/:classification/codes/:code",
            () => import("#features/classifications/classification-page.tsx"),
          ),
          lazyRoute("/documents", () => import("#features/documents/documents-page.tsx")),
          lazyRoute("/documents/:document", () => import("#features/documents/document-page.tsx")),
          lazyRoute("/units", () => import("#features/units/units-page.tsx")),
          lazyRoute("/units/:unit", () => import("#features/units/unit-page.tsx")),
          lazyRoute("/connect", () => import("#features/connection/connect-page.tsx")),
          { path: "*", Component: NotFoundPage },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL },
  );
}
