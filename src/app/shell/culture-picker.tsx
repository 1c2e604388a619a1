import { Combobox, TextInput, useCombobox } from "@mantine/core";
import { useState } from "react";
import { cultureLabel } from "#lib/culture.ts";
import { useCulture } from "#session/culture-context.tsx";
import { useSession } from "#session/session-context.tsx";
import classes from "./shell.module.css";

const NONE = "";
const NONE_LABEL = "Default culture";

function labelOf(culture: string): string {
  return culture === NONE ? NONE_LABEL : cultureLabel(culture);
}

/** Cultures whose code or label holds what was typed; one that is typed in full comes first. */
function matching(cultures: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  const hits = [NONE, ...cultures].filter((culture) => labelOf(culture).toLowerCase().includes(wanted));
  return hits.toSorted((a, b) => Number(b.toLowerCase() === wanted) - Number(a.toLowerCase() === wanted));
}

/** Chooses the culture: one of the configured ones, or any other code, typed in. */
export function CulturePicker() {
  const { config } = useSession();
  const { culture, setCulture } = useCulture();
  const [typed, setTyped] = useState<string | null>(null);
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTyped(null);
    },
  });
  const known =
    config.cultures.includes(culture ?? NONE) || culture === null
      ? config.cultures
      : [culture, ...config.cultures];
  const options = matching(known, typed ?? "");
  const other = (typed ?? "").trim();
  const isOther = other !== "" && !known.some((one) => one.toLowerCase() === other.toLowerCase());

  const choose = (value: string): void => {
    setCulture(value === NONE ? null : value);
    combobox.closeDropdown();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} position="bottom-end" width="max-content">
      <Combobox.Target withExpandedAttribute>
        <TextInput
          className={classes["culture"] ?? ""}
          size="xs"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Combobox.Target adds what is missing
          role="combobox"
          aria-label="Culture"
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          value={typed ?? labelOf(culture ?? NONE)}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => combobox.closeDropdown()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
            combobox.selectFirstOption();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label="Cultures">
          {options.map((option) => (
            <Combobox.Option key={option} value={option} active={option === (culture ?? NONE)}>
              {labelOf(option)}
            </Combobox.Option>
          ))}
          {isOther && <Combobox.Option value={other}>Use “{other}”</Combobox.Option>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
