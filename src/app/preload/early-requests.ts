import { isSendablePath, queryString, segment } from "#api/url.ts";

/** What a request depends on besides the address. */
type Circumstances = {
  /** Null: none is asked for. */
  readonly culture: string | null;
  readonly takes: { readonly list: number; readonly codes: number };
};

const TM = "/templates-management/api/v2";

/**
 * The first requests of the pages that most visits begin with: path and query below the base URL, exactly as the functions of `api` build
 * them (a test holds them to that). Empty for every other page.
 *
 * @param pathname below the base of the app
 */
export function earlyRequests(
  pathname: string,
  search: string,
  { culture, takes }: Circumstances,
): readonly string[] {
  const [section = "", classification, ...code] = pathname.split("/").filter((part) => part !== "");
  const others = new URLSearchParams(search);
  others.delete("culture");
  const page = { Skip: 0, Take: takes.list };

  if (section === "classifications" && classification !== undefined) {
    const guid = decode(classification);
    const isTree = (code.length === 0 || (code.length === 2 && code[0] === "codes")) && !others.has("search");
    if (!isTree || guid === null) return [];
    const path = `${TM}/classifications/${segment(guid)}/classification-codes`;
    return isSendablePath(path)
      ? [`${path}${queryString({ Culture: culture, Skip: 0, Take: takes.codes })}`]
      : [];
  }
  if (classification !== undefined || others.size > 0) return [];
  if (section === "") {
    const one = queryString({ Skip: 0, Take: 1 });
    return ["classifications", "templates", "construction-objects"].map((list) => `${TM}/${list}${one}`);
  }
  if (section === "classifications" || section === "templates")
    return [`${TM}/${section}${queryString({ ...page, culture })}`];
  if (section === "construction-objects")
    return [`${TM}/construction-objects${queryString({ ...page, Culture: culture })}`];
  return [];
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
