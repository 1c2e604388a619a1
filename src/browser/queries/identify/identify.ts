import { rememberNames } from "#browser/storage/concept-names.ts";
import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { type Probe, PROBES } from "#core/api/guid-probes.ts";
import type { Client } from "#core/api/http/client.ts";
import { isApiError } from "#core/api/http/errors.ts";
import { listConceptVersions } from "#core/api/resources/concepts.ts";
import { listConstructionObjects } from "#core/api/resources/construction-objects.ts";
import type { Unit } from "#core/api/resources/units.ts";
import { REQUESTS_AT_ONCE } from "#core/lib/limit.ts";
import { unitNames } from "../resources/units.ts";
import type { Scope } from "../scope/scope.ts";

/** What a version GUID identifies, according to the service. */
export type Identity =
  | { readonly status: "found"; readonly kind: ConceptKind; readonly unit: Unit | null }
  | { readonly status: "construction-object"; readonly concept: ConceptSummary }
  /** The service knows the GUID (E7), but no operation reveals its kind; `candidates` are the possible kinds. */
  | { readonly status: "unclear"; readonly candidates: readonly ConceptKind[] }
  | { readonly status: "not-found" }
  | { readonly status: "failed"; readonly error: unknown };

type IdentifyOptions = {
  /** Whether each operation is requested only if the previous ones have not answered the question; default: a few at a time. */
  readonly isSequential?: boolean;
  /** The operations in the order of the requests. */
  readonly probes?: readonly Probe[];
  /** Whether E7 has already shown that the service has the concept. */
  readonly isKnown?: boolean;
};

/**
 * Finds the kind of a version GUID by requesting the operations for each kind (E2, E6, E8, E11, E12, E13, E15), at most four at a time. The
 * first response that proves a kind cancels the others. Without proof, the versions of the concept (E7) say whether the service knows it at
 * all, and the start of the list of construction objects (E3) whether it is one of them. Rejects only with the reason of the signal.
 */
export async function identify(
  client: Client,
  versionGuid: string,
  signal: AbortSignal,
  { isSequential = false, probes = PROBES, isKnown = false }: IdentifyOptions = {},
): Promise<Identity> {
  signal.throwIfAborted();
  const found = await firstProof(client, versionGuid, signal, { isSequential, probes });
  signal.throwIfAborted();
  if (found.proof !== null) return found.proof;
  const { hints, failure } = found;
  try {
    if (!isKnown && !(await hasVersions(client, versionGuid, signal))) return { status: "not-found" };
  } catch (error) {
    signal.throwIfAborted();
    return { status: "failed", error };
  }
  if (failure !== null) return { status: "failed", error: failure.error };
  const [only] = hints;
  if (only === undefined) {
    const concept = await findConstructionObject(client, versionGuid, signal);
    if (concept !== null) return { status: "construction-object", concept };
  }
  return only !== undefined && hints.length === 1
    ? { status: "found", kind: only, unit: null }
    : { status: "unclear", candidates: hints };
}

/** The same for one GUID that a user wants to open; a name that the service sends on the way (E15, E3) is remembered. */
export async function identifyAndRemember(
  { client, service, culture }: Pick<Scope, "client" | "service" | "culture">,
  versionGuid: string,
  signal: AbortSignal,
): Promise<Identity> {
  const identity = await identify(client, versionGuid, signal);
  if (identity.status === "construction-object")
    rememberNames(service, null, "construction-object", [identity.concept]);
  else if (identity.status === "found" && identity.unit !== null)
    rememberNames(service, culture, "unit", [
      { versionGuid, guid: identity.unit.guid, ...unitNames(identity.unit, culture) },
    ]);
  return identity;
}

/** Whether the service has versions of a concept with this version GUID (E7). */
export async function hasVersions(
  client: Client,
  versionGuid: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const { results } = await listConceptVersions(client, { versionGuid, skip: 0, take: 1 }, signal);
    return results.length > 0;
  } catch (error) {
    if (signal.aborted || !isUnknown(error)) throw error;
    return false;
  }
}

const OBJECTS_AT_ONCE = 500;
const MAX_OBJECT_PAGES = 4;

/** No operation accepts the GUID of a construction object, so the start of their list is searched (E3). */
async function findConstructionObject(
  client: Client,
  versionGuid: string,
  signal: AbortSignal,
): Promise<ConceptSummary | null> {
  let skip = 0;
  try {
    for (let page = 0; page < MAX_OBJECT_PAGES; page += 1) {
      const { results, pagination } = await listConstructionObjects(
        client,
        { skip, take: OBJECTS_AT_ONCE },
        signal,
      );
      const concept = results.find((one) => one.versionGuid === versionGuid);
      if (concept !== undefined) return concept;
      skip += results.length;
      if (results.length === 0 || skip >= (pagination?.total ?? Number.POSITIVE_INFINITY)) return null;
    }
  } catch {
    // A failure leaves the result as it was.
    signal.throwIfAborted();
  }
  return null;
}

type Findings = {
  proof: Extract<Identity, { status: "found" }> | null;
  /** The kinds whose operation responded successfully but without content. */
  hints: ConceptKind[];
  /** The error that left an operation without a result. */
  failure: { error: unknown } | null;
};

async function firstProof(
  client: Client,
  versionGuid: string,
  signal: AbortSignal,
  { isSequential, probes }: Required<Pick<IdentifyOptions, "isSequential" | "probes">>,
): Promise<Findings> {
  const findings: Findings = { proof: null, hints: [], failure: null };
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const tryProbe = async (probe: Probe): Promise<void> => {
    try {
      const evidence = await probe.send(client, versionGuid, either);
      if (findings.proof !== null) return;
      if (evidence.weight === "proof") {
        findings.proof = { status: "found", kind: probe.kind, unit: evidence.unit ?? null };
        stop.abort(new DOMException("Another operation has answered.", "AbortError"));
      } else if (evidence.weight === "hint" && !findings.hints.includes(probe.kind)) {
        findings.hints.push(probe.kind);
      }
    } catch (error) {
      if (either.aborted || isRefusal(error)) return;
      findings.failure ??= { error };
    }
  };
  const queue = probes.values();
  const tryInTurn = async (): Promise<void> => {
    // Operations still queued when the result is known are not requested.
    for (const probe of queue) {
      if (either.aborted) return;
      await tryProbe(probe);
    }
  };
  await Promise.all(Array.from({ length: isSequential ? 1 : REQUESTS_AT_ONCE }, tryInTurn));
  return findings;
}

/** Whether the operation does not know the GUID. */
function isUnknown(error: unknown): boolean {
  return isApiError(error) && (error.status === 400 || error.status === 404 || error.status === 410);
}

/** Whether the operation does not know the GUID, or responds with something unexpected, as some do to the GUID of another kind. */
function isRefusal(error: unknown): boolean {
  return isUnknown(error) || (isApiError(error) && error.kind === "contract");
}
