import { createBrowserRouter, type RouteObject } from "react-router";
import { NotFoundPage } from "./shell/not-found-page.tsx";
import { PageSkeleton } from "./shell/page-skeleton.tsx";
import { RouteError } from "./shell/route-error.tsx";
import { Shell } from "./shell/shell.tsx";

/** A route with those within its page, whose code is loaded when one of them is opened. */
function lazyRoute(
  path: string,
  load: () => Promise<{ default: React.ComponentType }>,
  children: RouteObject[] = [],
): RouteObject {
  return {
    path,
    lazy: async () => ({ Component: (await load()).default }),
    ErrorBoundary: RouteError,
    children,
  };
}

const loadTemplateProperties = () => import("#features/templates/template-properties-page.tsx");

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
          lazyRoute("/templates", () => import("#features/templates/templates-page.tsx")),
          lazyRoute("/templates/:template", () => import("#features/templates/template-page.tsx"), [
            lazyRoute("", loadTemplateProperties),
            lazyRoute("properties/:property?", loadTemplateProperties),
            lazyRoute(
              "classifications",
              () => import("#features/templates/template-classifications-page.tsx"),
            ),
            lazyRoute("documents", () => import("#features/templates/template-documents-page.tsx")),
            lazyRoute("versions", () => import("#features/templates/template-versions-page.tsx")),
          ]),
          lazyRoute("/properties", () => import("#features/properties/properties-page.tsx")),
          lazyRoute("/properties/:property", () => import("#features/properties/property-page.tsx")),
          lazyRoute("/connect", () => import("#features/connection/connect-page.tsx")),
          { path: "*", Component: NotFoundPage },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL },
  );
}
