import { networkInterfaces } from "node:os";
import { expect, test as base } from "@playwright/test";
import { startFaultServer } from "../fixtures/faulty-server.ts";
import { serveSample, startGateway } from "../fixtures/gateway.ts";
import { loadSampleService } from "../fixtures/load-sample.ts";
import type { AppPage, ColorScheme, Engine, Visit } from "./driver.ts";
import { type EngineName, findEngine } from "./engines.ts";

export interface EngineOptions {
  engineName: EngineName;
  scheme: ColorScheme;
}

/** Addresses of the app and of a service, all on this machine. */
interface Served {
  /** The app behind the gateway, on the sample catalogue. */
  readonly url: string;
  /** The same where browsers do not trust the origin, and therefore have no service workers. */
  readonly untrusted: string;
  /** A service that requires a token; pages of `url` may call it. */
  readonly service: string;
}

const EXPECTED_ERRORS = [
  // A property without a document.
  /referenced-document/,
  // This header counts only where browsers trust the origin.
  /Cross-Origin-Opener-Policy/,
  // Firefox reports requests that were aborted while the service worker of the sample answered them.
  /A ServiceWorker intercepted the request/,
];

/** Journeys in any engine; like the other browser tests, they fail on errors in the console, where the engine reports them. */
export const test = base.extend<
  { visit: Visit; app: AppPage },
  EngineOptions & { engine: Engine; served: Served }
>({
  engineName: ["chromium", { option: true, scope: "worker" }],
  scheme: ["light", { option: true, scope: "worker" }],
  engine: [
    // The gateway closes its connections when the browser has.
    async ({ engineName, scheme, served: _ }, use) => {
      const found = findEngine(engineName);
      if ("missing" in found) throw new Error(found.missing);
      const engine = await found.launch(scheme);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  served: [
    async ({ browserName: _ }, use) => {
      const { createSampleService } = await loadSampleService();
      const service = await startFaultServer(createSampleService().handle);
      const upstream = await serveSample();
      const services = [
        { name: "Sample catalogue", baseUrl: "sample:" },
        { name: "Service with a sign-in", baseUrl: service.url },
        { name: "Behind the gateway", baseUrl: "" },
      ];
      const settings = { PLINTH_CONFIG: JSON.stringify({ services, cultures: ["en", "de-DE", "ar"] }) };
      const gateway = await startGateway(upstream.url, settings);
      const untrusted = await startGateway(upstream.url, {
        ...settings,
        PLINTH_LISTEN: `${ownAddress()}:0`,
        PLINTH_ALLOW_ANYONE: "true",
      });
      await use({ url: gateway.url, untrusted: untrusted.url, service: service.url });
      await Promise.all([gateway.stop(), untrusted.stop(), upstream.stop(), service.close()]);
    },
    { scope: "worker" },
  ],
  visit: async ({ engine }, use, testInfo) => {
    const visit = await engine.visit();
    await use(visit);
    const errors = [...visit.errors];
    // A picture would be late in WebKitGTK, and Playwright's style for it violates the Content-Security-Policy.
    if (testInfo.status !== testInfo.expectedStatus) {
      const text = String(await visit.page.evaluate("document.body.innerText"));
      await testInfo.attach("page", { body: text, contentType: "text/plain" });
    }
    await visit.close();
    testInfo.annotations.push({ type: "browser", description: engine.version() });
    const unexpected = errors.filter((error) => !EXPECTED_ERRORS.some((one) => one.test(error)));
    expect(unexpected, "errors in the browser").toEqual([]);
  },
  app: async ({ visit }, use) => use(visit.page),
});

export { expect };

/** An address of this machine that is not its loopback. */
function ownAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return addresses.find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "0.0.0.0";
}
