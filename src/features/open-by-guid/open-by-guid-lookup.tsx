import { useEffect, useState } from "react";
import type { OpenInput } from "#concepts/open-by-guid/parse-input.ts";
import { LookupDialog } from "./lookup-dialog.tsx";
import { useLookup } from "./use-lookup.ts";

/** How long a single GUID may take before something is shown; a dialog that flashes by helps nobody. */
const PATIENCE_MS = 400;

type OpenByGuidLookupProps = {
  readonly inputs: readonly OpenInput[];
  readonly onGo: (path: string) => void;
  readonly onClose: () => void;
};

/** Finds out what the inputs are: a single one is opened, several are listed. */
export function OpenByGuidLookup({ inputs, onGo, onClose }: OpenByGuidLookupProps) {
  const lookup = useLookup(inputs);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const [answer] = lookup.answers;
  const isSingle = inputs.length === 1;
  const path = isSingle && answer?.status === "found" ? answer.path : null;
  useEffect(() => {
    if (path !== null) onGo(path);
  }, [path, onGo]);
  if (path !== null) return null;
  if (isSingle && answer === undefined && lookup.isRunning && !isSlow) return null;
  return <LookupDialog inputs={inputs} lookup={lookup} onClose={onClose} />;
}
