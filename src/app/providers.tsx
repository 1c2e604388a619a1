import { QueryClientProvider, QueryClient } from "@tanstack/react-query";
import { type ComponentProps, useCallback, useState } from "react";
import { BrowserRouter, useLocation } from "react-router";
import { fileOf } from "#addresses.ts";
import type { AppConfig } from "#session/config.ts";
import { FirstPageProvider } from "#navigation/first-page.tsx";
import { SessionProvider } from "#session/session-context.tsx";
import type { SessionTools } from "#session/session.ts";
import { ThemeProvider } from "#ui/theme/theme-provider.tsx";
import { Router } from "./router.tsx";

type ProvidersProps = {
  readonly config: AppConfig;
  /** A problem with the configuration, shown on every page. */
  readonly notice: string | null;
  readonly tools: SessionTools;
};

export function Providers({ config, notice, tools }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient);
  const forget = useCallback(() => {
    void queryClient.cancelQueries();
    queryClient.clear();
  }, [queryClient]);
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={import.meta.env.BASE_URL}>
          <SessionOfAddress config={config} tools={tools} onSwitch={forget}>
            <FirstPageProvider>
              <Router notice={notice} />
            </FirstPageProvider>
          </SessionOfAddress>
        </BrowserRouter>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

/** The session with the chosen service, or with the catalogue file that the address names. */
function SessionOfAddress(props: Omit<ComponentProps<typeof SessionProvider>, "file">) {
  return <SessionProvider {...props} file={fileOf(useLocation().search)} />;
}

/**
 * The query cache. A catalogue rarely changes, so nothing is refetched during a visit. Retries and offline handling belong to the fetch
 * layer.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 30 * 60_000,
        networkMode: "always",
        refetchOnWindowFocus: false,
      },
    },
  });
}
