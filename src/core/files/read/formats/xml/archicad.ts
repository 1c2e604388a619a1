import { defined } from "#core/lib/defined.ts";
import { text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import {
  type DraftCatalogue,
  type DraftClassification,
  type DraftCode,
  emptyDraft,
} from "../../build/draft.ts";
import { UniqueKeys } from "../../build/unique-keys.ts";
import { versionIn } from "../../build/versions.ts";
import type { SourceFile } from "../../decode/decode.ts";
import { addArchicadProperties } from "./archicad-properties.ts";
import { type ArchicadNode, archicadTree, nodesBelow } from "./archicad-tree.ts";

/**
 * Reads files from Archicad's Classification Manager and Property Manager: systems become classifications, property groups property tags,
 * and options of properties values; an item with properties also becomes a template. The file does not state its language, so all texts are
 * default texts.
 */
export async function readArchicad(file: SourceFile, context: ReadContext): Promise<DraftCatalogue> {
  const root = await archicadTree(file, context);
  const keys = new UniqueKeys();
  const classifications = nodesBelow(root, "System").map((system): DraftClassification => {
    const name = system.texts.get("Name") ?? file.name;
    const key = keys.take(name);
    const version = versionIn(system.texts.get("EditionVersion"));
    const codes: DraftCode[] = [];
    addItems(system, { system: key, keys: new UniqueKeys(), codes, context });
    return {
      key,
      where: system.where,
      defaultName: name,
      names: {},
      codes,
      ...defined({ versions: version && [version] }),
    };
  });
  const [first, ...others] = classifications;
  const draft = {
    ...emptyDraft((others.length === 0 ? first?.defaultName : undefined) ?? file.name, `file:${file.name}`),
    classifications,
  };
  addArchicadProperties(root, draft, context);
  return draft;
}

type Items = {
  readonly system: string;
  readonly keys: UniqueKeys;
  readonly codes: DraftCode[];
  readonly context: ReadContext;
};

/** Adds the items below a node as codes, parents first. */
function addItems(node: ArchicadNode, items: Items, parent?: string): void {
  for (const item of node.children) {
    if (item.name !== "Item") continue;
    const { where, texts } = item;
    const number = texts.get("ID");
    const label = number ?? texts.get("Name");
    if (label === undefined) {
      items.context.notes.leftOut(where, text("xmlReader.itemWithoutName"));
      addItems(item, items, parent);
      continue;
    }
    const plain = `${items.system}/${label}`;
    const key = items.keys.take(plain);
    if (key !== plain) items.context.notes.guessed(where, text("xmlReader.duplicateItem", { label }));
    const [name, definition] = [texts.get("Name"), texts.get("Description")];
    items.codes.push({
      key,
      where,
      names: {},
      ...defined({ defaultName: name, defaultDefinition: definition, number, parent }),
    });
    addItems(item, items, key);
  }
}
