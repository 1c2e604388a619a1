import { useMemo } from "react";
import { loadedCodes } from "#browser/queries/code-tree/code-trees.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { type RememberedName, useRememberedConcepts } from "#browser/storage/concept-names.ts";
import { useRecentlyViewed } from "#browser/storage/recently-viewed.ts";
import { parseAddress, paths } from "#core/addresses/addresses.ts";

/** A code with its name and its classification. */
export type RememberedCode = RememberedName & {
  /** Version GUID of its classification. */
  readonly classification: string;
  readonly path: string;
};

/** The codes of loaded trees and recently viewed pages, by GUID; sends no request. */
export function useRememberedCodes(): ReadonlyMap<string, RememberedCode> {
  const scope = useScope();
  const viewed = useRecentlyViewed(scope.service);
  const named = useRememberedConcepts(scope.service, "code");
  return useMemo(() => {
    const codes = new Map<string, RememberedCode>();
    const add = (code: RememberedCode): void => {
      if (code.guid !== null) codes.set(code.guid, code);
      codes.set(code.versionGuid, code);
    };
    const guids = new Map(named.map(({ versionGuid, guid }) => [versionGuid, guid]));
    for (const { path, ...code } of viewed) {
      const address = parseAddress(path);
      if (address?.page !== "code") continue;
      const { classification } = address.params;
      add({ ...code, guid: guids.get(code.versionGuid) ?? null, classification, path });
    }
    for (const { classification, node } of loadedCodes(scope)) {
      const { versionGuid, guid, name, defaultName, classNumber } = node.code;
      if (versionGuid === null) continue;
      const path = paths.code(classification, versionGuid, { number: classNumber });
      add({ versionGuid, guid, name, defaultName, culture: node.culture, classification, path });
    }
    return codes;
  }, [scope, viewed, named]);
}
