import { QueryClient } from "@tanstack/react-query";
import { splitInputs } from "#browser/parts/open-by-guid/split-inputs.ts";
import { createClient } from "#core/api/http/client.ts";
import { json } from "#core/api/http/fetch.fixture.ts";
import { englishText } from "#core/text/messages/english.ts";
import { toLines } from "../results/result-lines.ts";
import { Lookup, type LookupRequest } from "./lookup.ts";
import { LookupService } from "./service.ts";

const HERE = { origin: "https://plinth.example", host: "plinth.example", basePath: "/" };

export type StubConcept = { readonly versionGuid: string; readonly guid?: string; readonly name: string };
export type StubCode = StubConcept & { readonly classNumber: string; readonly hasCodes?: boolean };

/** The data of a service; everything else is answered with 404. */
export type Stub = {
  readonly classifications?: readonly (StubConcept & { readonly codes: readonly StubCode[] })[];
  readonly templates?: readonly StubConcept[];
  readonly objects?: readonly StubConcept[];
  /** Version GUIDs of properties with values. */
  readonly properties?: readonly string[];
  readonly units?: readonly StubConcept[];
  /** Whether a class number matches prefixes, or exact numbers only. */
  readonly findsBeginnings?: boolean;
  /** A response that replaces the usual one; null: the usual one. */
  readonly instead?: (path: string) => Response | Promise<Response> | null;
};

const PREFIX = "/templates-management/api/v2";
let services = 0;

/** A service with the data of a stub, and the requests that it received. */
export function lookupService(stub: Stub) {
  const sent: string[] = [];
  let open = 0;
  let most = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const path = url.pathname.replace(PREFIX, "");
    sent.push(`${path}${url.search}`);
    open += 1;
    most = Math.max(most, open);
    const aside = Promise.withResolvers<never>();
    init?.signal?.addEventListener("abort", () => aside.reject(init.signal?.reason));
    try {
      await Promise.resolve();
      return await Promise.race([
        stub.instead?.(`${path}${url.search}`) ?? answer(stub, path, url),
        aside.promise,
      ]);
    } finally {
      open -= 1;
    }
  };
  services += 1;
  const scope = {
    client: createClient({ baseUrl: "https://service.test", fetch, sleep: () => Promise.resolve() }),
    service: `service ${services}`,
    culture: null,
    takes: { list: 50, codes: 200 },
  };
  const service = new LookupService(
    new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } }),
    scope,
  );
  const lookUp = (text: string, classification: string | null = null): Lookup => {
    const request: LookupRequest = { inputs: splitInputs(text), classification, location: HERE };
    return new Lookup(service, request);
  };
  return { sent, most: () => most, scope, lookUp };
}

function answer(stub: Stub, path: string, { searchParams }: URL): Response {
  const page = (items: readonly unknown[]): Response => {
    const [skip, take] = [Number(searchParams.get("Skip")), Number(searchParams.get("Take"))];
    const results = items.slice(skip, skip + take);
    return json({ results, pagination: { total: items.length, take, skip, returned: results.length } });
  };
  const segments = path.split("/").map(decodeURIComponent);
  const [, first = "", guid = ""] = segments;
  const classification = stub.classifications?.find(({ versionGuid }) => versionGuid === guid);
  if (path === "/classifications") return page(stub.classifications ?? []);
  if (path === "/templates") return page(stub.templates ?? []);
  if (path === "/construction-objects") return page(stub.objects ?? []);
  if (first === "classifications" && classification !== undefined) {
    const requested = searchParams.get("ClassNumber") ?? "";
    const isFound = ({ classNumber }: StubCode): boolean =>
      stub.findsBeginnings === false && requested !== ""
        ? classNumber === requested
        : classNumber.startsWith(requested);
    return page(classification.codes.filter(isFound).map((code) => ({ hasCodes: false, ...code })));
  }
  if (path === "/values" && stub.properties?.includes(searchParams.get("propertyVersionGuid") ?? "") === true)
    return json([{ versionGuid: "value", name: "Value" }]);
  const unit = stub.units?.find(({ versionGuid }) => versionGuid === guid);
  if (first === "units" && unit !== undefined)
    return json({
      versionGuid: guid,
      majorVersion: 1,
      minorVersion: 0,
      fullNames: [{ text: unit.name, languageCode: "en" }],
    });
  const all = [stub.classifications, stub.templates, stub.objects, stub.units].flatMap((some) => some ?? []);
  const isKnown =
    stub.properties?.includes(guid) === true || all.some(({ versionGuid }) => versionGuid === guid);
  if (first === "concepts" && isKnown)
    return page([{ versionGuid: guid, majorVersion: 1, minorVersion: 0, isLatest: true }]);
  return json({ title: "Not found" }, 404);
}

/** Resolves when a lookup has ended and no update is pending. */
export async function ended(lookup: Lookup): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    if (lookup.getProgress().status !== "running") resolve();
  };
  const unsubscribe = lookup.subscribe(look);
  look();
  await promise;
  unsubscribe();
}

/** The lines of a lookup in short: the contents of all columns but the input. */
export function linesOf(lookup: Lookup): string[] {
  return toLines(lookup.getProgress().results, englishText).map(({ entry }) =>
    Object.values(entry)
      .filter((text) => text !== null)
      .join(" | "),
  );
}
