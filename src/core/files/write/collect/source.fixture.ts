import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { EMPTY_UNIT } from "#core/api/resources/unit.fixture.ts";
import type { ExportData } from "../kinds/kinds.ts";
import type { Culture } from "../table.ts";
import { type Collection, settled } from "./collection.ts";
import type { CodePage, CodesSource, ExportSource, Fetched } from "./source.ts";

/** Runs a collection until it has finished or given up; returns its data. */
export async function runToEnd<D extends ExportData>(collection: Collection<D>): Promise<D> {
  collection.run.start();
  await settled(collection);
  return collection.data();
}

export type TestCode = { readonly number: string; readonly children?: readonly TestCode[] };

export function summary(versionGuid: string, culture: Culture): ConceptSummary {
  return {
    versionGuid,
    guid: `guid of ${versionGuid}`,
    defaultName: `Default ${versionGuid}`,
    // One culture has no names for concepts that end with a 2.
    name: culture === "de" && versionGuid.endsWith("2") ? null : `${versionGuid} in ${culture}`,
  };
}

function codeOf({ number, children = [] }: TestCode, culture: Culture): ClassificationCode {
  return {
    ...summary(number, culture),
    classNumber: number,
    hasCodes: children.length > 0,
    technicalDefinition: null,
    defaultTechnicalDefinition: null,
  };
}

function whole<T>(items: readonly T[]): Fetched<T> {
  return { items, gap: null };
}

/** A service that records its requests and fails on demand. */
export function createTestSource(
  tree: readonly TestCode[] = [],
  placedByNumber: ReturnType<CodesSource["placedByNumber"]> = null,
) {
  const requested: string[] = [];
  const failing = new Set<string>();
  /** Codes that their page does not contain in another culture. */
  const displaced = new Set<string>();
  /** Codes for which the service omits some children. */
  const gaps = new Map<string, Error>();
  let running = 0;
  let most = 0;

  async function answer<T>(what: string, result: () => T): Promise<T> {
    requested.push(what);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    running -= 1;
    if (failing.has(what)) throw new Error(`No ${what}`);
    return result();
  }
  const list =
    (name: string, guids: readonly string[]) =>
    (of: string, ...[second, third]: readonly unknown[]) => {
      const culture = typeof third === "object" && third !== null ? second : third;
      const asCulture = typeof culture === "string" ? culture : null;
      return answer(`${name} ${of} ${asCulture}`, () => whole(guids.map((guid) => summary(guid, asCulture))));
    };

  const find = (codes: readonly TestCode[], number: string): readonly TestCode[] =>
    codes.flatMap((code) => (code.number === number ? [code] : find(code.children ?? [], number)));

  const source: ExportSource = {
    concept: (kind, guid, culture) => answer(`${kind} ${guid} ${culture}`, () => summary(guid, culture)),
    codes: (classification, culture) => {
      const pages: CodePage[] = [];
      return {
        culture,
        pages: () => pages,
        isLoaded: () => false,
        childrenOf: (parent) => {
          const key = parent?.classNumber ?? classification;
          return answer(`children ${key}`, () => {
            const [found] = find(tree, key);
            const children = parent === null ? tree : (found?.children ?? []);
            pages.push({
              key,
              isLoadedIn: (other) => other === culture,
              fetch: (other) =>
                answer(`page ${key} ${other}`, () =>
                  children.filter(({ number }) => !displaced.has(number)).map((code) => codeOf(code, other)),
                ),
            });
            return { ...whole(children.map((code) => codeOf(code, culture))), gap: gaps.get(key) ?? null };
          });
        },
        placedByNumber: () => placedByNumber,
        byNumber: (number, other) =>
          answer(`number ${number} ${other}`, () => find(tree, number).map((code) => codeOf(code, other))),
      };
    },
    templates: (culture) =>
      answer(`templates ${culture}`, () => whole(["t1", "t2"].map((guid) => summary(guid, culture)))),
    mappedProperties: list("properties", ["p1", "p2"]),
    propertyValues: (property, template, culture) =>
      answer(`values ${property} ${template} ${culture}`, () => whole([summary(`${property}.v1`, culture)])),
    templateDocuments: list("documents", ["d1"]),
    templateClassifications: list("classifications", []),
    documentTemplates: list("templates", ["t1"]),
    referencedDocument: (property, culture) =>
      answer(`document ${property} ${culture}`, () => summary("d1", culture)),
    unit: (guid) => answer(`unit ${guid}`, () => ({ ...EMPTY_UNIT, guid, versionGuid: guid })),
    requirements: (project) => answer(`requirements ${project}`, () => whole([])),
  };
  return { source, requested, failing, displaced, gaps, most: () => most };
}
