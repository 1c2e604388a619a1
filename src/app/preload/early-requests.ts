import type { FirstRequest } from "#addresses.ts";
import { targetOf } from "#api/url.ts";

/** What a request depends on besides the address. */
type Circumstances = {
  /** Null: none is asked for. */
  readonly culture: string | null;
  readonly takes: { readonly list: number; readonly codes: number };
};

/** What a page asks for at first: path and query below the base URL. */
export function earlyRequests(
  requests: readonly FirstRequest[],
  { culture, takes }: Circumstances,
): readonly string[] {
  return requests.flatMap(({ operation, versionGuid, take, hasCulture }) => {
    const target = targetOf(operation, {
      versionGuid,
      culture: hasCulture ? culture : null,
      skip: 0,
      take: typeof take === "number" ? take : takes[take],
    });
    return target === null ? [] : [`${target.path}${target.query}`];
  });
}
