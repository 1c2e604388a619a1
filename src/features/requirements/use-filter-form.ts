import { type SubmitEvent, useState } from "react";
import { parseInt32, splitValues, toIds, union } from "./parse-values.ts";
import type { ReadView, RequirementsView } from "./requirements-address.ts";

export type FilterField = "productTypes" | "stages" | "roles";
type Drafts = Readonly<Record<FilterField | "project", string>>;
type Problems = Readonly<Record<FilterField | "project", string | null>>;

/** The value that a text stands for, which may be a name; null: there is none of that name. */
export type Resolve = Readonly<Record<FilterField, (text: string) => string | null>>;

export type FilterFormActions = {
  /** Changes the filter in the address. */
  readonly onChange: (update: (view: RequirementsView) => RequirementsView) => void;
  /** The same, and goes to a project; it may be the present one, and nothing may change. */
  readonly onSearch: (project: number, update: (view: RequirementsView) => RequirementsView) => void;
};

const EMPTY: Drafts = { project: "", productTypes: "", stages: "", roles: "" };

/** What is typed into the filter form and is not in the address yet, what is wrong with it, and what its keys and buttons do. */
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
  const setProblem = (field: keyof Problems, problem: string | null): void =>
    setProblems((before) => ({ ...before, [field]: problem }));

  const add = (field: FilterField, text: string): void => {
    const { update, problem } = adding(field, text, resolve);
    setProblem(field, problem);
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
  // The last one in the address: it may not be drawn yet.
  const removeLast = (field: FilterField): void => {
    setProblem(field, null);
    onChange((view) =>
      view[field].length === 0 ? view : { ...view, cell: null, [field]: view[field].slice(0, -1) },
    );
  };
  const clear = (): void => {
    setDrafts((before) => ({ ...EMPTY, project: before.project }));
    setProblems({ project: null, productTypes: null, stages: null, roles: null });
    onChange((view) => ({ ...view, cell: null, productTypes: [], stages: [], roles: [] }));
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const id = parseInt32(drafts.project);
    const added = (["productTypes", "stages", "roles"] as const).map((field) => ({
      field,
      draft: drafts[field],
      ...adding(field, drafts[field], resolve),
    }));
    for (const { field, draft, problem } of added) if (draft.trim() !== "") setProblem(field, problem);
    setDrafts((before) => ({ ...EMPTY, project: before.project }));
    setProblem("project", id === null ? projectProblem(drafts.project) : null);
    const update = (view: RequirementsView): RequirementsView =>
      added.reduce((view, { draft, update }) => (draft.trim() === "" ? view : update(view)), view);
    if (id === null) onChange(update);
    else onSearch(id, update);
  };
  return { drafts, problems, setDraft, add, remove, removeLast, clear, submit };
}

function adding(field: FilterField, text: string, resolve: Resolve) {
  const values = splitValues(text).map((value) => resolve[field](value) ?? value);
  if (field === "productTypes") {
    const guids = [...new Set(values)];
    const update = (view: RequirementsView): RequirementsView => ({
      ...view,
      cell: null,
      productTypes: union(view.productTypes, guids),
    });
    return { update, problem: null };
  }
  const { ids, rejected } = toIds(values);
  const update = (view: RequirementsView): RequirementsView => ({
    ...view,
    cell: null,
    [field]: union(view[field], ids),
  });
  return { update, problem: rejection(rejected) };
}

/** What is said of values that are no ids; null where there are none. */
function rejection(values: readonly string[]): string | null {
  if (values.length === 0) return null;
  const quoted = values.map((value) => `“${value}”`).join(", ");
  const what =
    values.length === 1
      ? "is not a whole number in range and was"
      : "are not whole numbers in range and were";
  return `${quoted} ${what} left out.`;
}

/** What is said of a text that is no project id. */
export function projectProblem(text: string): string {
  return text.trim() === ""
    ? "Enter a project ID."
    : `“${text.trim()}” is not a project ID. Enter a whole number.`;
}
