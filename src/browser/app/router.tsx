import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useMemo } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router";
import { lazyModule, retryFailedModules } from "#browser/lib/lazy-module.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import {
  type ConceptAt,
  identifyingAddress,
  type PageKey,
  parseAddress,
  type Route,
} from "#core/addresses/addresses.ts";
import { isSendable } from "#core/api/http/url.ts";
import { optional } from "#core/lib/missing-module.ts";
import type { Text } from "#core/text/messages/text.ts";
import { LazyPage } from "./lazy-page.tsx";
import { PAGES } from "./preload/pages.ts";
import { PageFailure } from "./shell/page-failure.tsx";
import { PageSkeleton } from "./shell/page-skeleton.tsx";
import { RequireOpenFile } from "./shell/require-open-file.tsx";
import { Shell } from "./shell/shell.tsx";

/** @param notice a problem with the configuration, shown on every page; null if there is none */
export function Router({ notice }: { readonly notice: Text | null }) {
  return (
    <ErrorBoundary FallbackComponent={PageFailure} onReset={retryFailedModules}>
      <Shell notice={notice}>
        <Page />
      </Shell>
    </ErrorBoundary>
  );
}

/** The page at the current address. An error affects only the page; the shell and its navigation keep working. */
function Page() {
  const { key, pathname, search } = useLocation();
  const route = useMemo(() => parseAddress(`${pathname}${search}`), [pathname, search]);
  return (
    <ErrorBoundary FallbackComponent={PageFailure} resetKeys={[key]} onReset={retryFailedModules}>
      <Suspense fallback={<PageSkeleton />}>
        <RequireOpenFile>{pageAt(route)}</RequireOpenFile>
      </Suspense>
    </ErrorBoundary>
  );
}

const noPage = lazyModule(() => import("#browser/features/unknown-address/no-page.tsx"));

function pageAt(route: Route | null): ReactNode {
  if (route === null) return <LazyPage module={noPage} props={{ isUnsendable: false }} />;
  const { subject, concept } = route;
  // A code may be requested by its number instead.
  const guids = [subject, concept?.kind === "code" ? "" : (concept?.versionGuid ?? "")];
  if (!guids.every((guid) => guid === "" || isSendable(guid)))
    return <LazyPage module={noPage} props={{ isUnsendable: true }} />;
  return concept === null ? show(route) : <PageOfConcept concept={concept}>{show(route)}</PageOfConcept>;
}

type PageOfConceptProps = { readonly concept: ConceptAt; readonly children: ReactNode };

const viewedConcept = lazyModule(() => import("#browser/queries/names/viewed-concept.ts"), {
  needsAllTexts: false,
});

/** A page that shows a concept, which it adds to the recently viewed ones, even if it is left before the module for that has loaded. */
function PageOfConcept({ concept, children }: PageOfConceptProps): ReactNode {
  const queryClient = useQueryClient();
  const { service, culture } = useScope();
  const { kind, versionGuid } = concept;
  const { pathname, search } = useLocation();
  // A search within the page does not record it again: the user may have forgotten what was viewed.
  const path = identifyingAddress(pathname, search);
  useEffect(() => {
    const left = new AbortController();
    void optional(viewedConcept.load()).then((module) => {
      // The next page tries again.
      if (module === null) return;
      const end = module.recordViewedConcept(queryClient, { service, culture }, { kind, versionGuid }, path);
      if (left.signal.aborted) end();
      else left.signal.addEventListener("abort", end);
    });
    return () => left.abort();
  }, [queryClient, service, culture, kind, versionGuid, path]);
  return children;
}

function show<K extends PageKey>({ page, params, subject }: Route<K>): ReactNode {
  return PAGES[page].reduceRight<ReactNode>(
    (inner, module) => (
      <LazyPage key={subject} module={module} props={{ ...params, page, children: inner }} />
    ),
    null,
  );
}
