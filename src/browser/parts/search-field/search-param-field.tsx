import { CloseButton } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { latestLocation } from "#browser/routing/latest-location.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { searchEntered } from "#browser/routing/search-dialog.ts";
import { useSearchParams } from "#browser/routing/use-search-params.ts";
import { clearOnEscape } from "#browser/ui/controls/clear-on-escape.ts";
import { SearchIcon } from "#browser/ui/controls/icons.tsx";
import { firstRowLink } from "#browser/ui/list/row-links.ts";
import { looksLikeGuid } from "#core/text/guid-forms.ts";
import { TYPING_DEBOUNCE_MS } from "./debounce-times.ts";
import field from "#browser/ui/controls/field.module.css";
import classes from "./search-param-field.module.css";

/** Filtering loaded items needs only a minimal debounce, for synthetic input. */
const FILTERING_DEBOUNCE_MS = 40;

type SearchParamFieldProps = {
  /** The name of the field. */
  readonly label: string;
  readonly placeholder?: string;
  /** The name of the button that clears the field. */
  readonly clearLabel?: string;
  readonly className?: string | undefined;
  /** Whether a search sends requests. */
  readonly sendsRequests?: boolean;
  /** Whether the scroll position of the page stays, for a field that has something else above it. */
  readonly keepsScroll?: boolean;
  /** Called with the text of the field whenever it changes. */
  readonly onType?: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Called for each key that is not an input method's, before the field handles it. By default, Down moves to the first row. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/**
 * A search field. The search term lives in the address as `search`; the field is ahead of it while the user types. Enter opens a concept
 * whose GUID was pasted, by 'Search everything'.
 */
export function SearchParamField({
  label,
  placeholder,
  clearLabel,
  className,
  sendsRequests = false,
  keepsScroll = false,
  onType,
  inputRef,
  onKeyDown = enterRows,
}: SearchParamFieldProps) {
  const t = useTranslations("controls");
  const search = useAddressSearch();
  const [, setSearchParams] = useSearchParams();
  const scrollKey = useScrollKey();
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  // Texts sent to the address that it does not contain yet, newest last.
  const pendingSearches = useRef<string[]>([]);

  const send = (text: string): void => {
    const next = text.trim();
    // After Back, for example, the address has another search, which the field shows as soon as the page is rendered.
    const isOutdated = searchIn(latestLocation().search) !== sent.current;
    if (next === sent.current || isOutdated) return;
    const isRefined = sent.current !== "" && next !== "";
    sent.current = next;
    pendingSearches.current.push(next);
    setSearchParams(
      { search: next === "" ? null : next },
      // However often the search was refined, one step back returns to the full list.
      { replace: isRefined, state: keepsScroll ? { scrollKey } : null },
    );
  };
  const sendSoon = useDebouncedCallback(send, sendsRequests ? TYPING_DEBOUNCE_MS : FILTERING_DEBOUNCE_MS);
  const sendNow = (text: string): void => {
    sendSoon.cancel();
    send(text);
  };

  useEffect(() => {
    const arrived = pendingSearches.current.indexOf(search);
    pendingSearches.current.splice(0, arrived + 1);
    // The field is ahead of the address by the pending texts; only changes from elsewhere update the field.
    if (arrived >= 0 || search === sent.current) return;
    sent.current = search;
    setTyped(search);
    onType?.(search);
    // Back, or a cleared search, also holds for what was typed before and is not sent yet.
    sendSoon.cancel();
  }, [search, sendSoon, onType]);

  const change = (text: string): void => {
    setTyped(text);
    onType?.(text);
    if (text.trim() === "") sendNow("");
    else sendSoon(text);
  };

  return (
    <div className={`${classes.search} ${className ?? ""}`} role="search">
      <span className={classes.icon}>
        <SearchIcon />
      </span>
      <input
        type="search"
        className={`${field["field"]} ${classes.input}`}
        aria-label={label}
        placeholder={placeholder ?? label}
        autoComplete="off"
        spellCheck={false}
        ref={inputRef ?? null}
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          // The keys of an input method belong to it.
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter" && looksLikeGuid(typed.trim())) {
            event.preventDefault();
            return searchEntered(typed.trim());
          }
          onKeyDown(event);
          if (event.key === "Enter") sendNow(event.currentTarget.value);
          clearOnEscape(event, () => change(""));
        }}
      />
      {typed !== "" && (
        <CloseButton
          size={24}
          className={classes.clear ?? ""}
          aria-label={clearLabel ?? t("clearSearch")}
          onClick={() => change("")}
        />
      )}
    </div>
  );
}

/** Down moves from the field to the first row of what it searches. */
function enterRows(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget: field } = event;
  if (key !== "ArrowDown" || altKey || ctrlKey || metaKey || shiftKey) return;
  const first = firstRowLink(field, document.querySelector("main"));
  if (first === null) return;
  event.preventDefault();
  first.focus();
}

/** The search term in the address; empty if none. */
export function useAddressSearch(): string {
  return searchIn(useLocation().search);
}

/** The search term in a query string, trimmed; empty if none. */
export function searchIn(search: string): string {
  return new URLSearchParams(search).get("search")?.trim() ?? "";
}
