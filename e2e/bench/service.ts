import * as catalogue from "./catalogue.ts";
import { CLASSIFICATION, COUNTS, conceptGuid, nameOf, versionGuid } from "./catalogue.ts";

/** A response of the service; `body` is sent as JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Items that are generated when a page requests them. */
interface Series {
  readonly length: number;
  readonly at: (position: number) => unknown;
}

const NOTHING: Series = { length: 0, at: () => undefined };
const CLASSIFICATIONS = 12;
const DEFAULT_TAKE = 50;

/** A service for the generated catalogue, as far as the measured pages read it. `takeCap` is the largest Take granted. */
export function createService(options: { takeCap: number }): (url: URL) => Answer {
  const found = createSearch();

  function codes({ searchParams }: URL, classification: string): Series | null {
    if (classification !== CLASSIFICATION) return isClassification(classification) ? NOTHING : null;
    const number = searchParams.get("ClassNumber");
    const term = searchParams.get("SearchTerm");
    if (term !== null) {
      const { from, to } = number === null ? { from: 0, to: COUNTS.codes } : catalogue.codesFrom(number);
      const indices = found(term).filter((index) => index >= from && index < to);
      return { length: indices.length, at: (position) => codeItem(indices[position] ?? 0) };
    }
    if (number !== null) {
      const { from, to } = catalogue.codesFrom(number);
      return { length: to - from, at: (position) => codeItem(from + position) };
    }
    return { length: COUNTS.firstLevel, at: (position) => codeItem(catalogue.rootIndex(position)) };
  }

  function paged(series: Series | null, { searchParams }: URL): Answer {
    if (series === null) return problem(404, "There is nothing with this GUID.");
    const skip = Number(searchParams.get("Skip") ?? 0);
    const take = Math.min(Number(searchParams.get("Take") ?? DEFAULT_TAKE), options.takeCap);
    const returned = Math.max(0, Math.min(take, series.length - skip));
    const results = Array.from({ length: returned }, (_, position) => series.at(skip + position));
    return { status: 200, body: { results, pagination: { total: series.length, take, skip, returned } } };
  }

  return (url) => {
    const [, , , , kind, guid = "", part] = url.pathname.split("/").map(decodeURIComponent);
    switch (kind) {
      case "classifications":
        if (part === "classification-codes") return paged(codes(url, guid), url);
        return paged({ length: CLASSIFICATIONS, at: classification }, url);
      case "construction-objects":
        return paged(
          { length: COUNTS.constructionObjects, at: (position) => summary("object", position) },
          url,
        );
      case "concepts":
        return paged(versions(guid), url);
      case "templates":
        return paged({ length: COUNTS.templates, at: (position) => summary("template", position) }, url);
      default:
        return problem(404, "There is no such operation.");
    }
  };
}

function problem(status: number, title: string): Answer {
  return { status, body: { title, status } };
}

/** Searches all names and numbers; results are cached, so that further pages take no time. */
function createSearch(): (term: string) => readonly number[] {
  const texts = Array.from({ length: COUNTS.codes }, (_, index) =>
    `${catalogue.codeAt(index).classNumber}\n${nameOf(index)}`.toLowerCase(),
  );
  const answers = new Map<string, readonly number[]>();
  return (term) => {
    const folded = term.toLowerCase();
    const known = answers.get(folded);
    if (known !== undefined) return known;
    const hits: number[] = [];
    for (const [index, text] of texts.entries()) if (text.includes(folded)) hits.push(index);
    answers.set(folded, hits);
    return hits;
  };
}

type SummaryKind = Parameters<typeof versionGuid>[0];

function summary(kind: SummaryKind, index: number): object {
  const name = nameOf(index);
  return {
    guid: conceptGuid(kind, index),
    versionGuid: versionGuid(kind, index),
    defaultName: name,
    name,
  };
}

function codeItem(index: number): object {
  const { classNumber, hasCodes } = catalogue.codeAt(index);
  const definition = catalogue.definitionOf(index);
  return {
    ...summary("code", index),
    ...(definition === null
      ? {}
      : { defaultTechnicalDefinition: definition, technicalDefinition: definition }),
    classNumber,
    hasCodes,
  };
}

function classificationGuid(position: number): string {
  return position === 0 ? CLASSIFICATION : `${CLASSIFICATION}-${position}`;
}

function isClassification(guid: string): boolean {
  return Array.from({ length: CLASSIFICATIONS }, (_, position) => classificationGuid(position)).includes(
    guid,
  );
}

function classification(position: number): object {
  const name = `Classification ${position + 1}`;
  const versionGuid = classificationGuid(position);
  return { guid: `concept of ${versionGuid}`, versionGuid, defaultName: name, name };
}

function versions(guid: string): Series {
  return {
    length: 1,
    at: () => ({
      conceptGuid: `concept of ${guid}`,
      versionGuid: guid,
      minorVersion: 0,
      majorVersion: 1,
      isLatest: true,
    }),
  };
}
