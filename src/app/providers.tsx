import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, useCallback } from "react";
import { BrowserRouter, useLocation } from "react-router";
import { fileOf } from "#addresses.ts";
import type { Text } from "#messages/text.ts";
import { FirstPageProvider } from "#navigation/first-page.tsx";
import type { AppConfig } from "#session/config.ts";
import { SessionProvider } from "#session/session-context.tsx";
import type { SessionTools } from "#session/session.ts";
import { ThemeProvider } from "#ui/theme/theme-provider.tsx";
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
