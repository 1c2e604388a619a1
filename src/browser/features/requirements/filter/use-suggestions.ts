import { useDebouncedValue } from "@mantine/hooks";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { KIND_NAMES } from "#browser/parts/name/kind-names.ts";
import { chooseName } from "#browser/parts/name/localized-name.tsx";
import { TYPING_DEBOUNCE_MS } from "#browser/parts/search-field/debounce-times.ts";
import { useMorePages, usePages } from "#browser/queries/list/use-pages.ts";
import { constructionObjectsQuery } from "#browser/queries/resources/construction-objects.ts";
import { templatesQuery } from "#browser/queries/resources/templates.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import type { ComboboxOption } from "#browser/ui/controls/combobox.tsx";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { bestMatches } from "#core/text/match-text.ts";

/** The suggestions that match a text, best first. */
export function bestFirst(suggestions: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  // A label consists of a number and a name.
  return bestMatches(suggestions, typed, ({ value, label }) => ({
    texts: [label, label.slice(label.indexOf("· ") + 2)],
    number: value,
  }));
}

/** The stages or roles that are not chosen yet. */
export function suggestIds(
  ids: readonly number[],
  chosen: readonly number[],
  labelOf: (id: number) => string,
  typed: string,
): readonly ComboboxOption[] {
  const left = ids.filter((id) => !chosen.includes(id));
  return bestFirst(
    left.map((id) => ({ value: String(id), label: labelOf(id) })),
    typed,
  );
}

const MAX_SUGGESTIONS = 40;

/**
 * Suggests product types by name: construction objects (E3, searched by the service) and templates (E9, searched locally). Requests nothing
 * unless enabled.
 */
export function useProductTypeSuggestions(typed: string, chosen: readonly string[], enabled: boolean) {
  const scope = useScope();
  const t = useTranslations("requirements");
  const wording = useText();
  const text = typed.trim();
  const [search] = useDebouncedValue(text, TYPING_DEBOUNCE_MS);
  const objects = usePages(constructionObjectsQuery(scope, search), { enabled });
  const templates = usePages(templatesQuery(scope), { enabled });

  const toSuggestions = (kind: "construction-object" | "template", items: readonly ConceptSummary[] = []) => {
    // Both lists may be loaded for other parts of the page.
    if (!enabled) return [];
    const kindName = wording(KIND_NAMES[kind].one);
    return items.flatMap((item): ComboboxOption[] => {
      const value = item.versionGuid ?? item.guid;
      if (value === null || chosen.includes(value)) return [];
      return [{ value, label: `${chooseName(item, scope.culture).text} · ${kindName}` }];
    });
  };
  const found = toSuggestions("construction-object", objects.shown?.items);
  const suggestions = unique([
    // The service may have matched a name that is not displayed. Until it answers, what it sent before may match too.
    ...(search === text && objects.list !== undefined ? found : bestFirst(found, text)),
    ...bestFirst(toSuggestions("template", templates.list?.items), text),
  ]).slice(0, MAX_SUGGESTIONS);

  // Templates are searched locally, so all of them must be loaded before "none" is certain.
  useMorePages(templates, text !== "" && suggestions.length < MAX_SUGGESTIONS);

  const isBusy = objects.isFetching || templates.isFetching || search !== text;
  const hasFailed = objects.error !== null || templates.error !== null;
  const note = !enabled
    ? ""
    : isBusy
      ? t("lookingForNames")
      : hasFailed
        ? t("namesNotLoaded")
        : suggestions.length === 0
          ? t("nothingFoundByName")
          : "";
  return { suggestions, isBusy: enabled && isBusy, note };
}

/** A service may list the same thing as construction object and as template. */
function unique(suggestions: readonly ComboboxOption[]): ComboboxOption[] {
  const seen = new Set<string>();
  return suggestions.filter(({ value }) => !seen.has(value) && seen.add(value));
}
