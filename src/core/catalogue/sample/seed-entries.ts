import { DEFAULT_LANGUAGE } from "#core/text/culture.ts";
import type { ConceptEntry, LoiEntry, ProjectEntry, UnitEntry } from "../catalogue-model.ts";
import { conceptGuid, NAMESPACE, versionGuid } from "../service/guids.ts";
import { list, type Row } from "./tsv.ts";

/** A line of a table, with its texts in the loaded languages. */
export type SeedLine = {
  readonly row: Row;
  readonly names: Record<string, string>;
  readonly definitions: Record<string, string>;
  readonly userDefinitions: Record<string, string>;
  readonly examples: Record<string, string>;
};

type VersionNumber = { major: number; minor: number };

/** The common fields of concepts. A line without versions has the version 1.0. */
export function conceptEntry({ row, names }: SeedLine, key: string = row.get("key") ?? ""): ConceptEntry {
  return {
    key,
    defaultName: row.get(DEFAULT_LANGUAGE) ?? key,
    names,
    ...(row.get("versions") === undefined ? {} : { versions: versionNumbers(row) }),
  };
}

function versionNumbers(row: Row): VersionNumber[] {
  return list(row, "versions").map((version) => {
    const [major = 1, minor = 0] = version.split(".").map(Number);
    return { major, minor };
  });
}

/** A unit, with generated dates for its versions. */
export function unitEntry(line: SeedLine): UnitEntry {
  const { row, names, definitions, userDefinitions, examples } = line;
  const entry = conceptEntry(line);
  const symbol = row.get("symbol");
  const power = (column: string): number => Number(row.get(column) ?? 0);
  return {
    ...entry,
    versions: withDates(conceptGuid("unit", entry, NAMESPACE), entry.versions ?? [{ major: 1, minor: 0 }]),
    // A symbol is the same in every language; it is included for languages in which the unit has a name.
    get shortNames() {
      return symbol === undefined
        ? {}
        : Object.fromEntries(Object.keys(names).map((culture) => [culture, symbol]));
    },
    definitions,
    userDefinitions,
    examples,
    createdBy: "Plinth sample catalogue",
    exponents: {
      length: power("length"),
      time: power("time"),
      mass: power("mass"),
      temperature: power("temperature"),
      amountOfSubstance: power("amount"),
      electricCurrent: power("current"),
      luminousIntensity: power("luminous"),
    },
  };
}

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2019, 0, 7, 8);
/** The number of days over which units were created, and the maximum interval between versions. */
const CREATION_DAYS = 700;
const VERSION_DAYS = 400;

/** The dates are derived from the GUIDs, so that they are stable; each version is later than the one before. */
function withDates<T extends VersionNumber>(guid: string, versions: readonly T[]): (T & { date: string })[] {
  let day = FIRST_DAY + (hash(guid) % CREATION_DAYS) * DAY_MS;
  return versions.map((version, index) => {
    if (index > 0) day += (1 + (hash(versionGuid(guid, version)) % VERSION_DAYS)) * DAY_MS;
    return { ...version, date: new Date(day + (hash(guid) % 28_800) * 1000).toISOString() };
  });
}

function hash(guid: string): number {
  return Number.parseInt(guid.slice(0, 8), 16);
}

/** The projects with their requirements, from two tables. */
export function projectEntries(
  projects: readonly SeedLine[],
  requirements: readonly SeedLine[],
): ProjectEntry[] {
  const byProject = Map.groupBy(requirements, ({ row }) => row.get("project") ?? "");
  return projects.map(({ row }) => {
    const id = row.get("id") ?? "";
    const byType = Map.groupBy(byProject.get(id) ?? [], ({ row }) => row.get("product-type") ?? "");
    return {
      id: Number(id),
      name: row.get("name") ?? id,
      requirements: [...byType].map(([productType, lines]) => ({ productType, lois: lines.map(loiEntry) })),
    };
  });
}

function loiEntry({ row }: SeedLine): LoiEntry {
  const [project = "", loiId = "", stage = "", role = ""] = ["project", "loi", "stage", "role"].map(
    (column) => row.get(column),
  );
  return {
    key: `${project}/${loiId}/${stage}/${role}`,
    loiId,
    stageId: Number(stage),
    ...(role === "" ? {} : { roleId: Number(role) }),
  };
}
