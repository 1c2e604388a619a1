import { KINDS } from "#core/api/concept-kinds.ts";
import { type TranslationEntry, WORK_STATES, type WorkState } from "#core/files/write/kinds/translations.ts";
import { matching } from "#core/text/match-text.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { comparableText, stateOf } from "./coverage.ts";
import type { TranslatableText } from "./translatable-texts.ts";

/** The states on the screen. */
export const WORK_TEXTS: Readonly<Record<WorkState, Text>> = {
  missing: text("translations.missing"),
  same: text("translations.same"),
  differs: text("translations.differs"),
};

/** A text that is not translated, or whose translation should be checked. */
export type WorkItem = {
  readonly text: TranslatableText;
  readonly state: WorkState;
  readonly translation: string | null;
  /** How the same default text is translated elsewhere: the first `MAX_OTHERS`. */
  readonly others: readonly string[];
  /** The number of further such translations. */
  readonly furtherOthers: number;
};

/** Thousands of texts that share a default text may have as many translations: all of them beside each other would fill the memory. */
const MAX_OTHERS = 10;

/**
 * The worklist in the first culture of the texts: what is missing, what is the same as the default, then the default texts that have several translations, each
 * text once. What is the same is in the order of the texts; what is translated differently is ordered by its default text.
 */
export function worklistOf(texts: readonly TranslatableText[]): readonly WorkItem[] {
  const states = Map.groupBy(texts, (text) => stateOf(text, 0));
  const itemsOf = (state: "missing" | "same"): WorkItem[] =>
    (states.get(state) ?? []).map((text) => ({
      text,
      state,
      translation: text.targets[0] ?? null,
      others: [],
      furtherOthers: 0,
    }));
  return [...itemsOf("missing"), ...itemsOf("same"), ...differing(states.get("translated") ?? [])];
}

/** The translated texts whose default text has another translation elsewhere, with those next to each other. */
function differing(texts: readonly TranslatableText[]): WorkItem[] {
  const sources = Map.groupBy(texts, ({ field, source }) => `${field} ${comparableText(source)}`);
  return [...sources.values()].flatMap((same): WorkItem[] => {
    const targets = new Map(
      same.map(({ targets }) => {
        const target = targets[0] ?? "";
        return [comparableText(target), target];
      }),
    );
    if (targets.size < 2) return [];
    const first = [...targets.values()].slice(0, MAX_OTHERS + 1);
    const listed = first.slice(0, MAX_OTHERS);
    const furtherOthers = targets.size - 1 - Math.min(targets.size - 1, MAX_OTHERS);
    return same.map((text) => {
      const translation = text.targets[0] ?? "";
      const own = targets.get(comparableText(translation));
      const others = own !== undefined && listed.includes(own) ? first.filter((one) => one !== own) : listed;
      return { text, state: "differs", translation, others, furtherOthers };
    });
  });
}

/** The items in these states that match a search. */
export function filterWorklist(
  items: readonly WorkItem[],
  state: WorkState | null,
  search: string,
): readonly WorkItem[] {
  const chosen = state === null ? items : items.filter((item) => item.state === state);
  return matching(chosen, search, ({ text, translation }) => ({
    texts: [text.source, translation, text.concept.defaultName],
    number: text.classNumber,
    guids: [text.concept.versionGuid, text.concept.guid],
  }));
}

/** The heading above the first of several items: their state and their group, or the default text that they share. */
export type WorkHeading = {
  readonly state: WorkState;
  /** Whether the items are the first in this state. */
  readonly isFirst: boolean;
  readonly text: TranslatableText;
  readonly count: number;
};

/** The heading above each first item of a group. */
export function workHeadings(items: readonly WorkItem[]): ReadonlyMap<WorkItem, WorkHeading> {
  const headings = new Map<WorkItem, WorkHeading>();
  let first: WorkItem | null = null;
  for (const item of items) {
    const before = first === null ? undefined : headings.get(first);
    if (first !== null && before !== undefined && headingKey(first) === headingKey(item)) {
      headings.set(first, { ...before, count: before.count + 1 });
      continue;
    }
    const isFirst = first === null || first.state !== item.state;
    first = item;
    headings.set(item, { state: item.state, isFirst, text: item.text, count: 1 });
  }
  return headings;
}

function headingKey({ state, text }: WorkItem): string {
  return `${state} ${state === "differs" ? `${text.field} ${comparableText(text.source)}` : text.group.key}`;
}

/** The number of items in each state. */
export function countStates(items: readonly WorkItem[]): Readonly<Record<WorkState, number>> {
  const counts = { missing: 0, same: 0, differs: 0 };
  for (const { state } of items) counts[state] += 1;
  return counts;
}

/** Whether a text is one of the states. */
export function readWorkState(text: string | null): WorkState | null {
  return WORK_STATES.find((state) => state === text) ?? null;
}

/** An item for an export. */
export function workEntry({ text, state, translation, others, furtherOthers }: WorkItem): TranslationEntry {
  const { kind, field, classNumber, path, concept, source } = text;
  return {
    state,
    kind: KINDS[kind].one,
    field,
    classNumber,
    path,
    defaultName: concept.defaultName,
    defaultText: source,
    translation,
    otherTranslations: others,
    furtherTranslations: furtherOthers,
    versionGuid: concept.versionGuid,
    guid: concept.guid,
  };
}
