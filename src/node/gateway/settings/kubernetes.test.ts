import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { PROBES } from "../serve/http-server.ts";
import { unknownSettings } from "./environment.ts";
import { readSettings } from "./settings.ts";
import { settingsSchema } from "./variables.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const texts = v.record(v.string(), v.string());
const probe = v.object({ httpGet: v.object({ path: v.string(), port: v.string() }) });
const manifest = v.looseObject({ kind: v.string(), metadata: v.object({ name: v.string() }) });
const deployment = v.object({
  spec: v.object({
    selector: v.object({ matchLabels: texts }),
    template: v.object({
      metadata: v.object({ labels: texts }),
      spec: v.looseObject({
        terminationGracePeriodSeconds: v.number(),
        securityContext: v.looseObject({ runAsNonRoot: v.literal(true), runAsUser: v.number() }),
        containers: v.tuple([
          v.looseObject({
            ports: v.tuple([v.object({ name: v.string(), containerPort: v.number() })]),
            startupProbe: v.looseObject(probe.entries),
            livenessProbe: probe,
            readinessProbe: v.looseObject(probe.entries),
            lifecycle: v.object({ preStop: v.object({ sleep: v.object({ seconds: v.number() }) }) }),
            securityContext: v.object({
              allowPrivilegeEscalation: v.literal(false),
              readOnlyRootFilesystem: v.literal(true),
              capabilities: v.object({ drop: v.tuple([v.literal("ALL")]) }),
            }),
            volumeMounts: v.tuple([v.looseObject({ name: v.string(), mountPath: v.string() })]),
          }),
        ]),
        volumes: v.tuple([
          v.object({ name: v.string(), secret: v.looseObject({ secretName: v.literal("plinth") }) }),
        ]),
      }),
    }),
  }),
});

const manifests = parseAllDocuments(readFileSync(join(ROOT, "docs/deploying/kubernetes.yaml"), "utf8")).map(
  (document) => v.parse(manifest, document.toJS()),
);
const named = (kind: string) => manifests.find((one) => one.kind === kind);
const container = readFileSync(join(ROOT, "Containerfile"), "utf8");
const { selector, template } = v.parse(deployment, named("Deployment")).spec;
const [gateway] = template.spec.containers;

test("the gateway accepts the settings of the Kubernetes manifests, and knows all of them", () => {
  const { data } = v.parse(v.object({ data: texts }), named("ConfigMap"));
  const { stringData } = v.parse(v.object({ stringData: texts }), named("Secret"));
  const folder = mkdtempSync(join(tmpdir(), "plinth-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(stringData)) writeFileSync(join(folder, name), text);
  const [mount] = gateway.volumeMounts;
  const listen = /PLINTH_LISTEN=(\S+)/.exec(container)?.[1];
  const environment = {
    PLINTH_LISTEN: listen,
    ...Object.fromEntries(
      Object.entries(data).map(([name, value]) => [
        name,
        value.startsWith(`${mount.mountPath}/`) ? join(folder, basename(value)) : value,
      ]),
    ),
  };
  const settings = readSettings(environment);
  expect(settings).toMatchObject({
    access: { kind: "basic" },
    client: { clientSecret: "change-me" },
    listen: { port: gateway.ports[0].containerPort },
  });
  expect(unknownSettings(Object.keys(settingsSchema.entries), "PLINTH_", environment)).toEqual([]);
  const { preStop } = gateway.lifecycle;
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
    preStop.sleep.seconds + settings.shutdownMs / 1000 + 1,
  );
});

test("they run the container as it is built, and ask for its health where it answers", () => {
  expect(container).toContain(`USER ${template.spec.securityContext.runAsUser}:`);
  for (const { httpGet } of [gateway.startupProbe, gateway.livenessProbe, gateway.readinessProbe]) {
    expect(PROBES).toContain(httpGet.path);
    expect(httpGet.port).toBe(gateway.ports[0].name);
  }
});

test("every selector finds the pods", () => {
  const selectors = [
    ...readFileSync(join(ROOT, "docs/deploying/kubernetes.yaml"), "utf8").matchAll(
      /app\.kubernetes\.io\/name: (\S+)/g,
    ),
  ].map(([, name]) => name);
  expect(new Set(selectors)).toEqual(new Set(Object.values(template.metadata.labels)));
  expect(selector.matchLabels).toEqual(template.metadata.labels);
  expect(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    "ConfigMap plinth",
    "Secret plinth",
    "Deployment plinth",
    "Service plinth",
    "HorizontalPodAutoscaler plinth",
    "PodDisruptionBudget plinth",
    "NetworkPolicy plinth",
  ]);
});
