import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { OpenInput } from "#concepts/open-by-guid/parse-input.ts";
import { type Destination, type Known, resolveInput } from "#concepts/open-by-guid/resolve.ts";
import { useScope } from "#queries/scope.ts";
import { recentlyViewed } from "#memory/recently-viewed.ts";
import { knownConcept, rememberNames } from "#memory/concept-names.ts";

/** How many inputs are looked up at a time; each may take four requests. */
const AT_ONCE = 2;

export type Lookup = {
  /** One an input, in their order; undefined for what was not looked up yet. */
  readonly answers: readonly (Destination | undefined)[];
  readonly isRunning: boolean;
  readonly cancel: () => void;
  /** Looks up once more what failed or was given up. */
  readonly retry: () => void;
};

/** Finds out where the inputs lead to, from the moment that it is mounted. */
export function useLookup(inputs: readonly OpenInput[]): Lookup {
  const scope = useScope();
  const [answers, setAnswers] = useState<readonly (Destination | undefined)[]>(() =>
    inputs.map(() => undefined),
  );
  const [isRunning, setRunning] = useState(true);
  const stop = useRef<AbortController | null>(null);
  // A lookup goes on with what it began with, whatever the page behind it does.
  const begun = useRef(scope);

  const run = useCallback(
    async (indexes: readonly number[], controller: AbortController): Promise<void> => {
      const { client, service, culture } = begun.current;
      const known: Known = {
        recentlyViewed: recentlyViewed(service),
        nameOf: (kind, versionGuid) => knownConcept(service, kind, versionGuid),
      };
      const queue = [...indexes];
      const worker = async (): Promise<void> => {
        for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
          const at = index;
          const input = inputs[at];
          if (input === undefined) continue;
          const answer = await resolveInput(client, culture, known, input, controller.signal);
          if (answer.status === "found" && answer.kind !== null && answer.name !== null)
            rememberNames(service, answer.name.culture, answer.kind, [{ ...answer.name, guid: null }]);
          setAnswers((before) => before.with(at, answer));
        }
      };
      try {
        await Promise.all(Array.from({ length: AT_ONCE }, worker));
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      } finally {
        if (stop.current === controller) setRunning(false);
      }
    },
    [inputs],
  );

  const start = useCallback(
    (indexes: readonly number[]): void => {
      const controller = new AbortController();
      stop.current = controller;
      void run(indexes, controller);
    },
    [run],
  );

  const cancel = useCallback(() => {
    stop.current?.abort(new DOMException("No longer wanted.", "AbortError"));
  }, []);

  useEffect(() => {
    start([...inputs.keys()]);
    return cancel;
  }, [inputs, start, cancel]);

  const retry = useCallback(() => {
    const open = answers.flatMap((answer, index) =>
      answer === undefined || answer.status === "failed" ? [index] : [],
    );
    setAnswers((before) => before.map((answer, index) => (open.includes(index) ? undefined : answer)));
    setRunning(true);
    start(open);
  }, [answers, start]);

  return useMemo(() => ({ answers, isRunning, cancel, retry }), [answers, isRunning, cancel, retry]);
}
