/** A service that this project's tests play: one classification, whose codes are made as they are asked for. */

export type PlayedCode = { number: string; name: string; hasCodes: boolean; level: number };

export const CLASSIFICATION = "classification-1";

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

export function page(items: readonly unknown[], url: URL): Response {
  const skip = Number(url.searchParams.get("Skip") ?? 0);
  const take = Number(url.searchParams.get("Take") ?? 50);
  const results = items.slice(skip, skip + take);
  return json({ results, pagination: { total: items.length, take, skip, returned: results.length } });
}

export function problem(status: number, title: string, detail = ""): Response {
  return Response.json(
    { title, detail, status },
    { status, headers: { "content-type": "application/problem+json" } },
  );
}

/** Codes `1` to `first`, of which `1` has `below` children `1.00001`, `1.00002`, … */
export function codes(first: number, below: number): PlayedCode[] {
  const level = (prefix: string, count: number, digits: number, deep: number): PlayedCode[] =>
    Array.from({ length: count }, (_, index) => {
      const number = `${prefix}${String(index + 1).padStart(digits, "0")}`;
      return { number, name: `Code ${number}`, hasCodes: deep === 1 && index === 0, level: deep };
    });
  return [...level("", first, 1, 1), ...level("1.", below, 5, 2)];
}

/** Answers E5, E2 (by number and by term) and E9 over some codes. */
export function answer(request: Request, all: readonly PlayedCode[]): Response {
  const url = new URL(request.url);
  if (url.pathname.endsWith("/classification-codes")) {
    const number = url.searchParams.get("ClassNumber");
    const term = url.searchParams.get("SearchTerm");
    const found = all.filter((code) => {
      if (number !== null) return code.number.startsWith(number);
      if (term !== null) return `${code.number} ${code.name}`.includes(term);
      return code.level === 1;
    });
    return page(
      found.map(({ number: classNumber, name, hasCodes }) => ({
        guid: `concept-${classNumber}`,
        versionGuid: `version-${classNumber}`,
        defaultName: name,
        classNumber,
        hasCodes,
      })),
      url,
    );
  }
  if (url.pathname.endsWith("/classifications")) {
    return page([{ guid: "c", versionGuid: CLASSIFICATION, defaultName: "Played classification" }], url);
  }
  return page([], url);
}
