import { Select } from "@mantine/core";
import { useRef } from "react";
import { useNavigate } from "react-router";
import type { Dimensions } from "#api/units.ts";
import { paths } from "#paths.ts";
import { AppLink, useAddress } from "#widgets/app-link.tsx";
import { GuidLookup } from "#widgets/guid-lookup.tsx";
import { usePlaceKey } from "#widgets/place.ts";
import { dimensionKey, formulaText } from "./dimensions.ts";
import { type KnownUnit, useKnownUnits } from "./use-known-units.ts";
import classes from "./unit-page.module.css";

/** A list of two thousand options would take a while to open; typing finds the others. */
const MOST_OPTIONS = 100;

type CompareFormProps = {
  readonly versionGuid: string;
  readonly compare: string | null;
  /** Of the unit that is shown; units of its kind come first. */
  readonly dimensions: Dimensions | null;
};

/** Chooses the unit to be laid beside the one that is shown. The choice is in the address. */
export function CompareForm({ versionGuid, compare, dimensions }: CompareFormProps) {
  const navigate = useNavigate();
  const address = useAddress();
  const place = usePlaceKey();
  const { units } = useKnownUnits();
  const section = useRef<HTMLElement>(null);
  const choose = (guid: string | null): void =>
    // The page stays, and so does the place where it was scrolled to.
    void navigate(address(paths.unit(versionGuid, { compare: guid })), { state: { place } });
  return (
    <section ref={section} aria-label="Compare" tabIndex={-1} className={classes["compare"]}>
      <Select
        size="xs"
        className={classes["choice"] ?? ""}
        label="Compare with"
        placeholder="Search the known units"
        searchable
        clearable
        clearButtonProps={{ "aria-label": "Clear the choice", tabIndex: 0 }}
        limit={MOST_OPTIONS}
        nothingFoundMessage="Nothing found among the known units"
        data={options(units, versionGuid, dimensions)}
        value={compare !== null && units.some((unit) => unit.versionGuid === compare) ? compare : null}
        onChange={choose}
      />
      <GuidLookup
        label="Or by version GUID"
        action="Compare"
        hrefOf={(guid) => paths.unit(versionGuid, { compare: guid })}
      />
      {compare !== null && (
        <AppLink
          to={paths.unit(versionGuid)}
          className={classes["stop"]}
          state={{ place }}
          // The link goes with the comparison, and must not take the focus along.
          onClick={() => section.current?.focus()}
        >
          Stop comparing
        </AppLink>
      )}
    </section>
  );
}

/** The known units: those of the same kind, then all others. */
function options(units: readonly KnownUnit[], versionGuid: string, dimensions: Dimensions | null) {
  const key = dimensions === null ? null : dimensionKey(dimensions);
  const others = units.filter((unit) => unit.versionGuid !== versionGuid);
  const isSameKind = (unit: KnownUnit): boolean =>
    key !== null && unit.dimensions != null && dimensionKey(unit.dimensions) === key;
  const option = ({ versionGuid, name, symbol }: KnownUnit) => ({
    value: versionGuid,
    label: symbol === null || symbol === name ? name : `${name} (${symbol})`,
  });
  const groups = [
    {
      group: dimensions === null ? "" : `Same dimensions: ${formulaText(dimensions)}`,
      items: others.filter(isSameKind).map(option),
    },
    { group: "Other units", items: others.filter((unit) => !isSameKind(unit)).map(option) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
