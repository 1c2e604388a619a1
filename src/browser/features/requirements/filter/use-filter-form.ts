import { type SubmitEvent, useState } from "react";
import { MAX_INT32, parseInt32 } from "#core/lib/int32.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { joined } from "../joined.ts";
import { splitValues, toIds, union } from "./parse-values.ts";
import { NO_FILTER, type ReadView, type RequirementsView } from "./requirements-address.ts";

export type FilterField = "productTypes" | "stages" | "roles";
type Drafts = Readonly<Record<FilterField | "project", string>>;
type Problems = Readonly<Record<FilterField | "project", Text | null>>;

/** Resolves a text, which may be a name, to a value; null if there is none with that name. */
export type Resolve = Readonly<Record<FilterField, (text: string) => string | null>> & {
  /** Whether a text is the name of several product types. */
  readonly isAmbiguous: (text: string) => boolean;
};

export type FilterFormActions = {
  /** Changes the filter in the address. */
  readonly onChange: (update: (view: RequirementsView) => RequirementsView) => void;
  /** Changes the filter and navigates to a project, which may be the current one. */
  readonly onSearch: (project: number, update: (view: RequirementsView) => RequirementsView) => void;
};

const EMPTY: Drafts = { project: "", productTypes: "", stages: "", roles: "" };

/**
 * The state of the filter form that is not in the address yet: typed text and validation messages, and the handlers of its keys and
 * buttons.
 */
export function useFilterForm(
  project: string,
  view: ReadView,
  { onChange, onSearch }: FilterFormActions,
  resolve: Resolve,
) {
  const [drafts, setDrafts] = useState<Drafts>({ ...EMPTY, project });
  const [problems, setProblems] = useState<Problems>(() => ({
    project: null,
    productTypes: null,
    stages: rejection(view.rejected.stages),
    roles: rejection(view.rejected.roles),
  }));
  const setDraft = (field: keyof Drafts, draft: string): void =>
    setDrafts((before) => ({ ...before, [field]: draft }));
  const setProblem = (field: keyof Problems, problem: Text | null): void =>
    setProblems((before) => ({ ...before, [field]: problem }));

  const add = (field: FilterField, typed: string): void => {
    const { update, problem, left } = adding(field, typed, resolve);
    setProblem(field, problem);
    if (left !== "") setDraft(field, left);
    onChange(update);
  };
  const remove = (field: FilterField, value: string): void => {
    setProblem(field, null);
    onChange((view) => ({
      ...view,
      cell: null,
      [field]: view[field].filter((one: string | number) => String(one) !== value),
    }));
  };
  // The last value in the address, which may not be rendered yet.
  const removeLast = (field: FilterField): void => {
    setProblem(field, null);
    onChange((view) =>
      view[field].length === 0 ? view : { ...view, cell: null, [field]: view[field].slice(0, -1) },
    );
  };
  const clear = (): void => {
    setDrafts((before) => ({ ...EMPTY, project: before.project }));
    setProblems({ project: null, productTypes: null, stages: null, roles: null });
    onChange((view) => ({ ...view, ...NO_FILTER }));
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const id = parseInt32(drafts.project);
    const added = (["productTypes", "stages", "roles"] as const)
      .filter((field) => drafts[field].trim() !== "")
      .map((field) => ({ field, ...adding(field, drafts[field], resolve) }));
    for (const { field, problem } of added) setProblem(field, problem);
    const left = Object.fromEntries(added.map(({ field, left }) => [field, left]));
    setDrafts((before) => ({ ...EMPTY, ...left, project: before.project }));
    setProblem("project", id === null ? projectProblem(drafts.project) : null);
    const update = (view: RequirementsView): RequirementsView =>
      added.reduce((view, { update }) => update(view), view);
    if (id === null) onChange(update);
    else onSearch(id, update);
  };
  return { drafts, problems, setDraft, add, remove, removeLast, clear, submit };
}

/** What typed text adds to the filter: the change, a message, and what stays in the field. */
export function adding(field: FilterField, typed: string, resolve: Resolve) {
  const typedValues = splitValues(typed);
  const values = typedValues.map((value) => resolve[field](value) ?? value);
  const withValues =
    (added: readonly (string | number)[]) =>
    (view: RequirementsView): RequirementsView => ({
      ...view,
      cell: null,
      [field]: union<string | number>(view[field], added),
    });
  if (field === "productTypes") {
    const ambiguous = typedValues.filter(resolve.isAmbiguous);
    const guids = values.filter((value) => !ambiguous.includes(value));
    return { update: withValues(guids), problem: severalNamed(ambiguous), left: ambiguous.join(", ") };
  }
  const { ids, rejected } = toIds(values);
  return { update: withValues(ids), problem: rejection(rejected), left: "" };
}

/** The validation message for names of several product types; null if there are none. */
function severalNamed(names: readonly string[]): Text | null {
  const values = quoted(names);
  return values && text("requirements.severalNamed", { values });
}

/** The validation message for values that are no ids; null if there are none. */
function rejection(rejected: readonly string[]): Text | null {
  const values = quoted(rejected);
  return values && text("requirements.invalidIds", { count: rejected.length, values });
}

function quoted(values: readonly string[]): Text | null {
  return joined(values.map((value) => text("requirements.quoted", { value })));
}

/** The validation message for a text that is no project id. */
export function projectProblem(typed: string): Text {
  return typed.trim() === ""
    ? text("requirements.enterId")
    : text("requirements.notAProject", { text: typed.trim(), most: MAX_INT32 });
}
