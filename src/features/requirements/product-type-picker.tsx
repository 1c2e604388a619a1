import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useEffect, useState } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { constructionObjectsQuery } from "#queries/construction-objects.ts";
import { useScope } from "#queries/scope.ts";
import { templatesQuery } from "#queries/templates.ts";
import { Combobox, type ComboboxOption } from "#ui/combobox.tsx";
import { Announcer } from "#ui/announcer.tsx";
import { useRememberNames } from "#concepts/concept-list.tsx";
import { KINDS } from "#concepts/kinds.ts";
import { chooseName } from "#concepts/localized-name.tsx";
import { bestFirst } from "./id-picker.tsx";
import classes from "./product-type-picker.module.css";

/** A pause in typing after which names are asked for. */
const PAUSE_MS = 250;
const MAX_OPTIONS = 40;
const ALL_TEMPLATES = { classification: null, code: null, includeNested: false };

type ProductTypePickerProps = {
  readonly chosen: readonly string[];
  readonly onPick: (guid: string) => void;
};

/** Adds product types by name: construction objects (E3, which searches) and templates (E9, which does not). Asks nothing before it has the focus. */
export function ProductTypePicker({ chosen, onPick }: ProductTypePickerProps) {
  const scope = useScope();
  const [isUsed, setUsed] = useState(false);
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const [search] = useDebouncedValue(text, PAUSE_MS);
  const objects = useInfiniteQuery({ ...constructionObjectsQuery(scope, search), enabled: isUsed });
  const templates = useInfiniteQuery({ ...templatesQuery(scope, ALL_TEMPLATES), enabled: isUsed });
  useRememberNames("construction-object", objects.data?.items);
  useRememberNames("template", templates.data?.items);

  const toOptions = (kind: "construction-object" | "template", items: readonly ConceptSummary[] = []) =>
    items.flatMap((item): ComboboxOption[] => {
      const value = item.versionGuid ?? item.guid;
      if (value === null || chosen.includes(value)) return [];
      return [{ value, label: `${chooseName(item, scope.culture).text} · ${KINDS[kind].one}` }];
    });
  const found = toOptions("construction-object", objects.data?.items);
  const options = [
    // What the service has found it may have found by a name that is not shown.
    ...(search === text ? found : bestFirst(found, text)),
    ...bestFirst(toOptions("template", templates.data?.items), text),
  ];

  // Templates are searched here, so all of them have to come before it can be said that there is none.
  const { hasNextPage, isFetching, isError, fetchNextPage } = templates;
  const wantsMore =
    isUsed && text !== "" && options.length < MAX_OPTIONS && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (wantsMore) void fetchNextPage({ cancelRefetch: false });
  }, [wantsMore, fetchNextPage]);

  const isBusy = objects.isFetching || templates.isFetching || search !== text;
  const hasFailed = objects.isError || templates.isError;
  const note = !isUsed
    ? ""
    : isBusy
      ? "Looking for names…"
      : hasFailed
        ? "Not all names could be asked for."
        : options.length === 0
          ? "Nothing found under this name."
          : "";
  return (
    <div
      className={classes["picker"]}
      onFocus={() => setUsed(true)}
      onBlur={() => {
        setUsed(false);
        setTyped("");
      }}
      onInput={(event) => setTyped(typedIn(event))}
    >
      <Combobox
        label="Pick a product type by name"
        placeholder="Pick by name"
        hangsFrom="end"
        shown=""
        chosen=""
        optionsFor={() => unique(options).slice(0, MAX_OPTIONS)}
        onChoose={(value) => {
          setTyped("");
          onPick(value);
        }}
      />
      {note !== "" && <div className={classes["note"]}>{note}</div>}
      <Announcer>{note}</Announcer>
    </div>
  );
}

function typedIn({ target }: SyntheticEvent): string {
  return target instanceof HTMLInputElement ? target.value : "";
}

/** A service may call the same thing a construction object and a template. */
function unique(options: readonly ComboboxOption[]): ComboboxOption[] {
  const seen = new Set<string>();
  return options.filter(({ value }) => !seen.has(value) && seen.add(value));
}
