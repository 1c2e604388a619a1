import type { Client } from "#api/client.ts";
import type { ConceptKind } from "#api/concept-kinds.ts";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { listConceptVersions } from "#api/concepts.ts";
import { listConstructionObjects } from "#api/construction-objects.ts";
import { isApiError } from "#api/errors.ts";
import type { Unit } from "#api/units.ts";
import { createLimit } from "#lib/limit.ts";
import { type Probe, PROBES } from "./probes.ts";

/** What a version GUID stands for, as far as the service tells. */
export type Identity =
  | { readonly status: "found"; readonly kind: ConceptKind; readonly unit: Unit | null }
  | { readonly status: "construction-object"; readonly concept: ConceptSummary }
  /** The service knows it (E7), but no operation says what it is; `candidates` are the kinds that it may be. */
  | { readonly status: "unclear"; readonly candidates: readonly ConceptKind[] }
  | { readonly status: "not-found" }
  | { readonly status: "failed"; readonly error: unknown };

type IdentifyOptions = {
  /** Operations to ask at once. */
  readonly atOnce?: number;
  /** The operations in the order in which to ask them. */
  readonly probes?: readonly Probe[];
  /** Whether the service has said already that it knows the concept (E7). */
  readonly isKnown?: boolean;
};

/**
 * Finds out what a version GUID stands for by asking the operations for each kind (E2, E6, E8, E11, E12, E13, E15), at most four at a
 * time. The first answer that proves a kind ends the others. Where none does, the versions of the concept (E7) say whether the service
 * knows it at all, and the beginning of the list of construction objects (E3) whether it is one of them. Rejects only with the reason of the signal.
 */
export async function identify(
  client: Client,
  versionGuid: string,
  signal: AbortSignal,
  { atOnce = 4, probes = PROBES, isKnown = false }: IdentifyOptions = {},
): Promise<Identity> {
  signal.throwIfAborted();
  const found = await firstProof(client, versionGuid, signal, { atOnce, probes });
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

/** Whether the service knows versions of a concept by this version GUID (E7). */
export async function hasVersions(
  client: Client,
  versionGuid: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const { results } = await listConceptVersions(client, { versionGuid, skip: 0, take: 1 }, signal);
    return results.length > 0;
  } catch (error) {
    if (signal.aborted || !isRefusal(error)) throw error;
    return false;
  }
}

const OBJECTS_AT_ONCE = 500;
const MAX_OBJECT_PAGES = 4;

/** No operation takes the GUID of a construction object, so the first ones of the list are looked through (E3). */
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
    // That it cannot be told is no worse than before.
    signal.throwIfAborted();
  }
  return null;
}

type Findings = {
  proof: Extract<Identity, { status: "found" }> | null;
  /** Kinds whose operation sent a good answer with nothing in it. */
  hints: ConceptKind[];
  /** Why an operation could not say anything. */
  failure: { error: unknown } | null;
};

async function firstProof(
  client: Client,
  versionGuid: string,
  signal: AbortSignal,
  { atOnce, probes }: Required<Pick<IdentifyOptions, "atOnce" | "probes">>,
): Promise<Findings> {
  const findings: Findings = { proof: null, hints: [], failure: null };
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const ask = async (probe: Probe): Promise<void> => {
    try {
      const evidence = await probe.ask(client, versionGuid, either);
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
  const limit = createLimit(atOnce);
  // Those whose turn has not come when it is over are not asked.
  await Promise.allSettled(probes.map((probe) => limit(() => ask(probe), either)));
  return findings;
}

/** The service does not know the GUID under this operation, or answers with something else than the operation promises. */
function isRefusal(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind === "contract" || error.status === 400 || error.status === 404 || error.status === 410;
}
