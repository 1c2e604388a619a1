import { list } from "./stub-service.ts";

/** One classification, whose codes are generated on request. */
export type StubCode = { number: string; name: string; hasCodes: boolean; level: number };

export const CLASSIFICATION = "classification-1";

/** Codes `1` to `first`, of which `1` has `below` children `1.00001`, `1.00002`, … */
export function codes(first: number, below: number): StubCode[] {
  const level = (prefix: string, count: number, digits: number, deep: number): StubCode[] =>
    Array.from({ length: count }, (_, index) => {
      const number = `${prefix}${String(index + 1).padStart(digits, "0")}`;
      return { number, name: `Code ${number}`, hasCodes: deep === 1 && index === 0, level: deep };
    });
  return [...level("", first, 1, 1), ...level("1.", below, 5, 2)];
}

/** Responds to E5, E2 (by number and by term) and E9 for the given codes. */
export function serveCodes(request: Request, all: readonly StubCode[]): Response {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith("/classification-codes")) {
    const number = searchParams.get("ClassNumber");
    const term = searchParams.get("SearchTerm");
    const found = all.filter((code) => {
      if (number !== null) return code.number.startsWith(number);
      if (term !== null) return `${code.number} ${code.name}`.includes(term);
      return code.level === 1;
    });
    return list(
      request,
      found.map(({ number: classNumber, name, hasCodes }) => ({
        guid: `concept-${classNumber}`,
        versionGuid: `version-${classNumber}`,
        defaultName: name,
        classNumber,
        hasCodes,
      })),
    );
  }
  if (pathname.endsWith("/classifications")) {
    return list(request, [{ guid: "c", versionGuid: CLASSIFICATION, defaultName: "Stub classification" }]);
  }
  return list(request, []);
}
