import { QueryClientProvider } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { AppConfig } from "#session/config.ts";
import { SessionProvider } from "#session/session-context.tsx";
import type { SessionTools } from "#session/session.ts";
import { ThemeProvider } from "#ui/theme-provider.tsx";
import { createQueryClient } from "./create-query-client.ts";
import { Router } from "./router.tsx";

type ProvidersProps = {
  readonly config: AppConfig;
  /** What is wrong with the configuration, to be shown on every page. */
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
        <SessionProvider config={config} tools={tools} onSwitch={forget}>
          <Router notice={notice} />
        </SessionProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
