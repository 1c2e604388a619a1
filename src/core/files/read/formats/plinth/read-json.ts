import { defined } from "#core/lib/defined.ts";
import { text as sentence } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import { type DraftCatalogue, type DraftCode, emptyDraft } from "../../build/draft.ts";
import type { SourceFile } from "../../decode/decode.ts";
import { parseFileName } from "../../open/file-names.ts";
import { ReadError } from "../../report/read-error.ts";
import { integerIn, type JsonObject, notedObjectsIn } from "../json/values.ts";
import { kindOfList } from "../table/mapping/plinth-headers.ts";
import {
  documentParts,
  listParts,
  propertyParts,
  type PropertyRecord,
  requirementParts,
  type RequirementRecord,
} from "./drafts.ts";
import { JsonRecords } from "./json-records.ts";
import { noteUnreadMembers } from "./members.ts";
import { conceptOf } from "./records.ts";
import { listIn, type Shape, shapeOf } from "./shapes.ts";
import { unitOf } from "./units.ts";

type Item = { readonly item: JsonObject; readonly index: number };

/** Reads any JSON file that Plinth writes. */
export async function readPlinthJson(
  file: SourceFile,
  root: unknown,
  context: ReadContext,
): Promise<DraftCatalogue> {
  const shape = shapeOf(root);
  if (shape === undefined) throw new ReadError(sentence("jsonReader.unsupported"));
  const { what, culture } = parseFileName(file.name);
  const list = listIn(root);
  const items = notedObjectsIn(Array.isArray(list) ? list : [root], "", context.notes);
  const records = new JsonRecords(culture, context);
  const parts = await partsOf(shape, items, what, records, context);
  records.reportLost();
  noteUnreadMembers(shape, root, list, context.notes);
  return { ...emptyDraft(what, `file:${file.name}`), ...parts };
}

async function partsOf(
  shape: Shape,
  items: readonly Item[],
  what: string,
  records: JsonRecords,
  context: ReadContext,
): Promise<Partial<DraftCatalogue>> {
  switch (shape) {
    case "requirements":
      return requirementParts(
        items.map(({ item, index }) => requirement(item, `[${index}]`, records)),
        context,
      );
    case "units":
      return { units: items.flatMap(({ item, index }) => unitOf(records.unit(item, `[${index}]`)) ?? []) };
    case "documents":
      return documentParts(
        items.map(({ item, index }) => ({
          ...records.concept(item, `[${index}]`),
          templates: records.concepts(item, "templates", `[${index}]`),
        })),
      );
    case "property":
      return propertyParts(
        items.map(({ item }) => property(item, "", records)),
        null,
        context.notes,
      );
    case "template":
      return template(items, records, context);
    case "codes":
      return classification(what, await codes(items, records, context));
    case "list": {
      const kind = kindOfList(what);
      const all = items.map(({ item, index }) => records.concept(item, `[${index}]`));
      if (kind !== undefined) return listParts(kind, all);
      context.notes.guessed(sentence("places.wholeFile"), sentence("jsonReader.listOfAnyKind"));
      return classification(
        what,
        all.flatMap((record) => conceptOf(record) ?? []),
      );
    }
  }
}

function classification(name: string, codes: DraftCode[]): Partial<DraftCatalogue> {
  return { classifications: [{ key: name, where: name, defaultName: name, names: {}, codes }] };
}

async function codes(
  items: readonly Item[],
  records: JsonRecords,
  context: ReadContext,
): Promise<DraftCode[]> {
  const found: DraftCode[] = [];
  for (const { item, index } of items) {
    await context.pause(index / items.length);
    const where = `[${index}]`;
    const concept = conceptOf(records.concept(item, where));
    const number = records.text(item["classNumber"], where);
    const key = concept?.key ?? number;
    if (key === undefined) {
      context.notes.leftOut(where, sentence("jsonReader.noIdentity"));
      continue;
    }
    const parent = records.text(item["parentVersionGuid"], where);
    const [one, byDefault] = ["technicalDefinition", "defaultTechnicalDefinition"] as const;
    found.push({
      ...(concept ?? { key, where, names: {} }),
      definitions: records.texts(item, "definitions", one, byDefault, where),
      ...defined({ defaultDefinition: records.defaultText(item, one, byDefault, where), number, parent }),
    });
  }
  return found;
}

function property(item: JsonObject, where: string, records: JsonRecords): PropertyRecord {
  const [document] = records.concepts(
    { referencedDocument: [item["referencedDocument"]] },
    "referencedDocument",
    where,
  );
  // The path of a property that is the whole file is empty.
  const place = where === "" ? sentence("places.wholeFile") : where;
  return { ...records.concept(item, place), values: records.concepts(item, "values", where), document };
}

function template(
  [first]: readonly Item[],
  records: JsonRecords,
  { notes }: ReadContext,
): Partial<DraftCatalogue> {
  const item = first?.item ?? {};
  return propertyParts(
    notedObjectsIn(item["properties"], "properties", notes).map(({ item: one, index }) =>
      property(one, `properties[${index}]`, records),
    ),
    {
      ...records.concept(item, sentence("places.template")),
      documents: records.concepts(item, "documents", ""),
      classifications: records.concepts(item, "classifications", ""),
    },
    notes,
  );
}

function requirement(item: JsonObject, where: string, records: JsonRecords): RequirementRecord {
  const text = (member: string): string | undefined => records.text(item[member], where);
  return {
    where,
    project: integerIn(item["projectId"]),
    stageId: integerIn(item["stageId"]),
    roleId: integerIn(item["roleId"]),
    id: text("id"),
    loiId: text("loiId"),
    productTypeGuid: text("productTypeGuid"),
    productType: text("productType"),
  };
}
