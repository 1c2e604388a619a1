import { useRef } from "react";
import { useNavigate } from "react-router";
import type { Dimensions } from "#api/resources/units.ts";
import { bestMatches } from "#lib/match-text.ts";
import { paths } from "#addresses.ts";
import { Combobox, type ComboboxOption } from "#ui/controls/combobox.tsx";
import { useScrollKey } from "#navigation/scroll-key.ts";
import { dimensionKey } from "../dimensions.ts";
import { type KnownUnit, unitToMatchable, useKnownUnits } from "../table/use-known-units.ts";
import classes from "../unit-page.module.css";
import { keepCultureAndFile } from "#navigation/latest-location.ts";
import { AppLink } from "#navigation/app-link.tsx";

/** Opening two thousand options would be slow; typing narrows them. */
const MOST_OPTIONS = 100;

type CompareFormProps = {
  readonly versionGuid: string;
  readonly compare: string | null;
  /** The dimensions of the shown unit; units of the same kind come first. */
  readonly dimensions: Dimensions | null;
};

/** Chooses the unit to compare with: a known one, or any by its GUID. The choice is kept in the address. */
export function CompareForm({ versionGuid, compare, dimensions }: CompareFormProps) {
  const navigate = useNavigate();
  const place = useScrollKey();
  const { units } = useKnownUnits();
  const section = useRef<HTMLElement>(null);
  const others = units.filter((unit) => unit.versionGuid !== versionGuid);
  const choose = (guid: string): void =>
    // Keeps the page and its scroll position.
    void navigate(keepCultureAndFile(paths.unit(versionGuid, { compare: guid })), { state: { place } });
  const chosen = others.find((unit) => unit.versionGuid === compare);
  return (
    <section ref={section} aria-label="Compare" tabIndex={-1} className={classes["compare"]} data-screen-only>
      <span aria-hidden="true" className={classes["term"]}>
        Compare with
      </span>
      <Combobox
        label="Compare with"
        placeholder="Name or version GUID of a unit"
        hangsFrom="start"
        chosen={compare ?? ""}
        shown={chosen === undefined ? (compare ?? "") : labelOf(chosen)}
        optionsFor={(typed) => optionsFor(others, typed.trim(), dimensions)}
        onChoose={choose}
      />
      {compare !== null && (
        <AppLink
          to={paths.unit(versionGuid)}
          className={classes["stop"]}
          state={{ place }}
          // The link is removed with the comparison, so the focus moves to the section.
          onClick={() => section.current?.focus()}
        >
          Stop comparing
        </AppLink>
      )}
    </section>
  );
}

function labelOf({ name, symbol }: KnownUnit): string {
  return symbol === null || symbol === name ? name : `${name} (${symbol})`;
}

/** The known units that match, those of the same kind first among equals; and the typed text, which may be a GUID. */
function optionsFor(
  units: readonly KnownUnit[],
  typed: string,
  dimensions: Dimensions | null,
): ComboboxOption[] {
  const key = dimensions === null ? null : dimensionKey(dimensions);
  const isSameKind = (unit: KnownUnit): boolean =>
    key !== null && unit.dimensions != null && dimensionKey(unit.dimensions) === key;
  const exact = units.find((unit) => unit.versionGuid === typed);
  const kindFirst = units.toSorted((a, b) => Number(isSameKind(b)) - Number(isSameKind(a)));
  const options = (exact === undefined ? bestMatches(kindFirst, typed, unitToMatchable) : [exact])
    .slice(0, MOST_OPTIONS)
    .map((unit) => ({ value: unit.versionGuid, label: labelOf(unit) }));
  if (typed === "" || exact !== undefined) return options;
  return [...options, { value: typed, label: `Version GUID “${typed}”` }];
}
