import { defined } from "#core/lib/defined.ts";
import { text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import type { DraftCatalogue, DraftCode } from "../../build/draft.ts";
import { UniqueKeys } from "../../build/unique-keys.ts";
import { type ArchicadNode, nodesBelow } from "./archicad-tree.ts";

/** Adds the properties of a file to the draft, with their groups and options, and the templates of the items that have properties. */
export function addArchicadProperties(
  root: ArchicadNode,
  draft: DraftCatalogue,
  { notes }: ReadContext,
): void {
  const codes = codesByNumber(draft);
  const templates = new Map<DraftCode, Set<string>>();
  const keys = new UniqueKeys();
  for (const group of nodesBelow(root, "PropertyDefinitionGroup")) {
    const title = group.texts.get("Name");
    const groupName = title ?? group.name;
    const properties: string[] = [];
    for (const definition of nodesBelow(group, "PropertyDefinition")) {
      const { where, texts } = definition;
      const name = texts.get("Name");
      if (name === undefined) {
        notes.leftOut(where, text("xmlReader.propertyWithoutName"));
        continue;
      }
      const key = keys.take(`${groupName}/${name}`);
      properties.push(key);
      draft.properties.push({
        key,
        where,
        defaultName: name,
        names: {},
        values: addOptions(definition, key, draft),
      });
      for (const link of nodesBelow(definition, "ClassificationID")) {
        const code = findCode(codes, link);
        if (code === undefined)
          notes.leftOut(
            link.where,
            text("xmlReader.itemNotInFile", { item: link.texts.get("ItemID") ?? "", property: name }),
          );
        else templates.set(code, (templates.get(code) ?? new Set()).add(key));
      }
    }
    draft.propertyTags.push({
      key: groupName,
      where: group.where,
      names: {},
      properties,
      ...defined({ defaultName: title }),
    });
  }
  for (const [code, properties] of templates) {
    const { key, where, names, defaultName } = code;
    const lists = { codes: [key], properties: [...properties], documents: [] };
    draft.templates.push({ key, where, names, ...lists, ...defined({ defaultName }) });
  }
}

function addOptions(definition: ArchicadNode, property: string, draft: DraftCatalogue): string[] {
  return nodesBelow(definition, "Values").flatMap((values) =>
    nodesBelow(values, "Variant").flatMap((variant) => {
      const name = variant.texts.get("Value");
      if (name === undefined) return [];
      const key = `${property}/${name}`;
      draft.values.push({ key, where: variant.where, defaultName: name, names: {} });
      return [key];
    }),
  );
}

/** The first code with a number, in each system. */
type CodesByNumber = ReadonlyMap<string, ReadonlyMap<string | undefined, DraftCode>>;

function codesByNumber({ classifications }: DraftCatalogue): CodesByNumber {
  const byNumber = new Map<string, Map<string | undefined, DraftCode>>();
  for (const { codes, defaultName: system } of classifications)
    for (const code of codes) {
      const { number = "" } = code;
      const bySystem = byNumber.get(number) ?? new Map<string | undefined, DraftCode>();
      byNumber.set(number, bySystem);
      if (!bySystem.has(system)) bySystem.set(system, code);
    }
  return byNumber;
}

/** The item that a property is available for: by its ID, and by the name of the system if several systems have it. */
function findCode(codes: CodesByNumber, { texts }: ArchicadNode): DraftCode | undefined {
  const id = texts.get("ItemID");
  const candidates = id === undefined ? undefined : codes.get(id);
  const system = texts.get("SystemName") ?? texts.get("Name");
  return candidates?.get(system) ?? candidates?.values().next().value;
}
