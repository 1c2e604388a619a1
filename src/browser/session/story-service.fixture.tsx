import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { BrowserRouter } from "react-router";
import { parseConfig } from "./config.ts";
import { CultureProvider } from "./culture-context.tsx";
import { SessionProvider } from "./session-context.tsx";

export const STORY_URL = "https://service.example";

const { config } = parseConfig(JSON.stringify({ services: [{ baseUrl: STORY_URL, auth: "none" }] }));

type StoryServiceProps = {
  /** What the service responds; default: nothing, for stories that request nothing. */
  readonly fetch?: typeof fetch;
  readonly culture?: string | null;
  readonly beside?: string | null;
  readonly children: ReactNode;
};

/** The contexts of the app, connected to a service. */
export function StoryService({ fetch = fail, culture = null, beside = null, children }: StoryServiceProps) {
  const [queryClient] = useState(() => new QueryClient());
  const [tools] = useState({ embedded: () => null, fetch });
  return (
    <BrowserRouter>
      <QueryClientProvider client={queryClient}>
        <SessionProvider config={config} tools={tools} file={null} onSwitch={() => {}}>
          <CultureProvider value={{ culture, setCulture: () => {}, beside, setBeside: () => {} }}>
            {children}
          </CultureProvider>
        </SessionProvider>
      </QueryClientProvider>
    </BrowserRouter>
  );
}

const fail: typeof fetch = () => Promise.resolve(Response.error());
