import { toDestination } from "#browser/parts/open-by-guid/resolve.ts";
import { hasVersions, identify } from "#browser/queries/identify/identify.ts";
import { type Probe, PROBES } from "#core/api/guid-probes.ts";
import { REQUESTS_AT_ONCE } from "#core/lib/limit.ts";
import { text } from "#core/text/messages/text.ts";
import { type Found, foundConcept } from "./outcome.ts";
import { type LookupService } from "./service.ts";

/**
 * Identifies version GUIDs by requests to the service, sequentially for each GUID, since many are resolved in parallel. While more than one
 * in eight is unknown, the versions (E7) are requested first: an unknown GUID then needs one request instead of seven. The operations by
 * kind are ordered by their previous hits.
 */
export class GuidResolver {
  readonly #service: LookupService;
  /** The operations by kind, with the number of their hits. */
  readonly #probes = PROBES.map((probe) => ({ ...probe, hits: 0 }));
  #requested = 0;
  #found = 0;
  /** Whether a 404 of E7 means that the GUID is unknown: only if E7 has succeeded for another one. */
  #isVersionsTrusted = false;
  /** Whether the operations for one GUID are requested one after the other; with few GUIDs they can run in parallel. */
  readonly #isSequential: boolean;

  /** @param count the maximum number of GUIDs to resolve */
  constructor(service: LookupService, count: number) {
    this.#service = service;
    this.#isSequential = count > REQUESTS_AT_ONCE;
  }

  /** Checks whether E7 works, with a concept that is known to exist. */
  async tryVersions(versionGuid: string, signal: AbortSignal): Promise<void> {
    try {
      this.#isVersionsTrusted = await hasVersions(this.#service.client, versionGuid, signal);
    } catch {
      // E7 does not work, so the other operations are used.
      signal.throwIfAborted();
    }
  }

  /** The destination of the first of some version GUIDs that the service knows; empty if it knows none. */
  async resolve(versionGuids: readonly string[], signal: AbortSignal): Promise<readonly Found[]> {
    this.#requested += 1;
    for (const versionGuid of versionGuids) {
      const found = await this.#resolve(versionGuid, signal);
      if (found.length === 0) continue;
      this.#found += 1;
      return found;
    }
    return [];
  }

  async #resolve(versionGuid: string, signal: AbortSignal): Promise<readonly Found[]> {
    const { client, scope } = this.#service;
    const isKnown = this.#requestsVersionsFirst();
    if (isKnown && !(await hasVersions(client, versionGuid, signal))) return [];
    const probes = this.#probes
      .toSorted((a, b) => b.hits - a.hits)
      .map((probe) => ({ ...probe, send: counting(probe) }));
    const identity = await identify(client, versionGuid, signal, {
      isSequential: this.#isSequential,
      probes,
      isKnown,
    });
    const destination = toDestination(identity, versionGuid, scope.culture);
    if (destination.status === "failed") throw destination.error;
    if (destination.status === "not-found") return [];
    const unnamed = { versionGuid, name: null, defaultName: null };
    if (destination.status === "found") {
      const { kind, name, path } = destination;
      const note = name === null ? text("lookup.noteWithoutName") : null;
      return [
        foundConcept(kind, { ...unnamed, ...name }, name?.culture ?? null, { path, versionGuid, note }),
      ];
    }
    const isAnything = identity.status === "unclear" && identity.candidates.length === 0;
    const note = isAnything ? text("lookup.noteUnclearAnything") : text("lookup.noteUnclear");
    return destination.pages.map(({ kind, path }) => foundConcept(kind, unnamed, null, { path, note }));
  }

  #requestsVersionsFirst(): boolean {
    return this.#isVersionsTrusted && this.#found * 8 <= this.#requested * 7;
  }
}

function counting(probe: Probe & { hits: number }): Probe["send"] {
  return async (...parameters) => {
    const evidence = await probe.send(...parameters);
    if (evidence.weight === "proof") probe.hits += 1;
    return evidence;
  };
}
