import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, useCallback } from "react";
import { BrowserRouter, useLocation } from "react-router";
import { FirstPageProvider } from "#browser/routing/first-page.tsx";
import type { AppConfig } from "#browser/session/config.ts";
import { SessionProvider } from "#browser/session/session-context.tsx";
import type { SessionTools } from "#browser/session/session.ts";
import { ThemeProvider } from "#browser/ui/theme/theme-provider.tsx";
import { fileOf } from "#core/addresses/addresses.ts";
import type { Text } from "#core/text/messages/text.ts";
import { LanguageProvider } from "./language-provider.tsx";
import { Router } from "./router.tsx";

type ProvidersProps = {
  readonly config: AppConfig;
  /** A problem with the configuration, shown on every page. */
  readonly notice: Text | null;
  readonly tools: SessionTools;
  readonly queryClient: QueryClient;
};

export function Providers({ config, notice, tools, queryClient }: ProvidersProps) {
  const forget = useCallback(() => {
    void queryClient.cancelQueries();
    queryClient.clear();
  }, [queryClient]);
  return (
    <ThemeProvider>
      <LanguageProvider>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter basename={import.meta.env.BASE_URL}>
            <SessionOfAddress config={config} tools={tools} onSwitch={forget}>
              <FirstPageProvider>
                <Router notice={notice} />
              </FirstPageProvider>
            </SessionOfAddress>
          </BrowserRouter>
        </QueryClientProvider>
      </LanguageProvider>
    </ThemeProvider>
  );
}

/** The session with the chosen service, or with the catalogue file that the address names. */
function SessionOfAddress(props: Omit<ComponentProps<typeof SessionProvider>, "file">) {
  return <SessionProvider {...props} file={fileOf(useLocation().search)} />;
}
