import type { FirstRequest } from "#addresses.ts";
import type { OperationId } from "#api/errors.ts";
import { isSendablePath, queryString, segment } from "#api/url.ts";

/** What a request depends on besides the address. */
type Circumstances = {
  /** Null: none is asked for. */
  readonly culture: string | null;
  readonly takes: { readonly list: number; readonly codes: number };
};

const TM = "/templates-management/api/v2";
/** The operations that pages begin with. */
const OPERATIONS: Partial<Record<OperationId, { path: (versionGuid: string) => string; culture: string }>> = {
  E2: {
    path: (versionGuid) => `${TM}/classifications/${segment(versionGuid)}/classification-codes`,
    culture: "Culture",
  },
  E3: { path: () => `${TM}/construction-objects`, culture: "Culture" },
  E5: { path: () => `${TM}/classifications`, culture: "culture" },
  E9: { path: () => `${TM}/templates`, culture: "culture" },
};

/**
 * What a page asks for at first: path and query below the base URL, exactly as the functions of `api` build them (a test holds them to
 * that).
 */
export function earlyRequests(
  requests: readonly FirstRequest[],
  { culture, takes }: Circumstances,
): readonly string[] {
  return requests.flatMap(({ operation, versionGuid = "", take, hasCulture }) => {
    const known = OPERATIONS[operation];
    const path = known?.path(versionGuid);
    if (known === undefined || path === undefined || !isSendablePath(path)) return [];
    const page = { Skip: 0, Take: typeof take === "number" ? take : takes[take] };
    const asked = { [known.culture]: hasCulture ? culture : null };
    const query = operation === "E2" ? { ...asked, ...page } : { ...page, ...asked };
    return [`${path}${queryString(query)}`];
  });
}
