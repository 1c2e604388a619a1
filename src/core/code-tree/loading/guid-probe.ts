import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { createLimit } from "#core/lib/limit.ts";
import { isRefusal, type StrategyMemory } from "./lookup-strategy.ts";

type GuidProbeOptions = {
  /** Version GUID of the classification. */
  readonly classification: string;
  readonly strategies: StrategyMemory;
  /** Whether the lookups for a code have ended without any codes. */
  readonly isChildless: (code: ClassificationCode) => boolean;
  /** The first code that E2 returns for the GUID of a code; undefined if it returns none. */
  readonly fetchFirst: (versionGuid: string, signal: AbortSignal) => Promise<ClassificationCode | undefined>;
};

/**
 * Finds out by one small request whether the service accepts the GUIDs of a classification's codes: only such a lookup returns children whose
 * numbers do not extend the parent's.
 */
export class GuidProbe {
  readonly #options: GuidProbeOptions;
  /** One code at a time is requested; others wait for the result. */
  readonly #limit = createLimit(1);
  /** The code whose GUID returned neither codes nor a refusal; the lookups by its number show what that means. */
  #inconclusive: ClassificationCode | null = null;

  constructor(options: GuidProbeOptions) {
    this.#options = options;
  }

  /** Whether the result is known. */
  get isOver(): boolean {
    // Such a code shows nothing.
    if (this.#inconclusive !== null && this.#options.isChildless(this.#inconclusive))
      this.forget(this.#inconclusive);
    return this.#options.strategies.acceptsGuids(this.#options.classification) !== null;
  }

  /**
   * Requests the codes below a code that has some, unless the result is known by then.
   * @param known the codes whose parents are known: a service that ignores the GUID may send them instead
   */
  run(
    code: ClassificationCode,
    known: () => readonly ClassificationCode[],
    signal: AbortSignal,
  ): Promise<void> {
    return this.#limit(async () => {
      if (!this.isOver) await this.#request(code, known, signal);
    }, signal);
  }

  /** Withdraws the result if it is based on this code, and inconclusive. Returns whether it is. */
  forget(code: ClassificationCode): boolean {
    if (code !== this.#inconclusive) return false;
    this.#options.strategies.forgetGuids(this.#options.classification);
    this.#inconclusive = null;
    return true;
  }

  async #request(
    code: ClassificationCode,
    known: () => readonly ClassificationCode[],
    signal: AbortSignal,
  ): Promise<void> {
    const { classification, strategies, fetchFirst } = this.#options;
    let accepts = false;
    try {
      const first = await fetchFirst(code.versionGuid ?? "", signal);
      if (first === undefined) this.#inconclusive = code;
      else accepts = !known().some(({ versionGuid }) => versionGuid === first.versionGuid);
    } catch (error) {
      signal.throwIfAborted();
      if (!isRefusal(error, "code-guid")) this.#inconclusive = code;
    }
    strategies[accepts ? "succeeded" : "refused"](classification, "code-guid");
  }
}
