import "#ui/input.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/ScrollArea.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import { CloseButton, Combobox, TextInput, useCombobox } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { bestMatches } from "#lib/match-text.ts";
import { paths } from "#addresses.ts";
import { useScope } from "#queries/scope.ts";
import { useKnownConcept, useKnownConcepts } from "#memory/concept-names.ts";
import { AppLink, useAddress } from "#concepts/app-link.tsx";
import { chooseName, LocalizedName } from "#concepts/localized-name.tsx";
import classes from "./property-tag-page.module.css";

type TemplateFilterProps = {
  /** Version GUID of the property tag. */
  readonly tag: string;
  /** Version GUID of the template to filter by. */
  readonly template: string | null;
};

/** Filters the properties by a template: a chip with a remove button, or the field to choose one. */
export function TemplateFilter({ tag, template }: TemplateFilterProps) {
  const navigate = useNavigate();
  const address = useAddress();
  const place = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  // The pressed control is removed after a change; the focus moves to its replacement.
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    place.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [template]);
  const change = (wanted: string | null): void => {
    wantsFocus.current = true;
    void navigate(address(paths.propertyTag(tag, { template: wanted })));
  };
  return (
    <div ref={place} className={classes["filter"]}>
      {template === null ? (
        <TemplateField onChoose={change} />
      ) : (
        <TemplateChip template={template} onRemove={() => change(null)} />
      )}
    </div>
  );
}

function TemplateChip({ template, onRemove }: { readonly template: string; readonly onRemove: () => void }) {
  const { service } = useScope();
  const known = useKnownConcept(service, "template", template);
  const concept = known ?? { versionGuid: template, name: null, defaultName: null, culture: null };
  return (
    <div className={classes["chip"]}>
      <span>
        Template:{" "}
        <AppLink to={paths.template(template)}>
          <LocalizedName concept={concept} culture={concept.culture} />
        </AppLink>
      </span>
      <CloseButton
        size={24}
        aria-label={`Remove the filter ${chooseName(concept, concept.culture).text}`}
        onClick={onRemove}
      />
    </div>
  );
}

/** The maximum number of options; typing narrows them. */
const MAX_OPTIONS = 50;

/** Suggests the known templates, and accepts any other version GUID. */
function TemplateField({ onChoose }: { readonly onChoose: (template: string) => void }) {
  const { service } = useScope();
  const templates = useKnownConcepts(service, "template");
  const [typed, setTyped] = useState("");
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const hits = bestMatches(templates, typed, ({ name, defaultName, versionGuid, guid }) => ({
    texts: [name, defaultName],
    guids: [versionGuid, guid],
  }));
  const guid = typed.trim();
  const isOther = guid !== "" && !templates.some(({ versionGuid }) => versionGuid === guid);
  const hidden = hits.length - MAX_OPTIONS;
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(value) => {
        combobox.closeDropdown();
        onChoose(value);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          size="xs"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Combobox.Target adds the missing attributes
          role="combobox"
          label="Only properties of a template"
          placeholder={templates.length === 0 ? "Version GUID of a template" : "Name or version GUID"}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label="Templates" mah={320} style={{ overflowY: "auto" }}>
          {hits.slice(0, MAX_OPTIONS).map((template) => (
            <Combobox.Option key={template.versionGuid} value={template.versionGuid}>
              <LocalizedName concept={template} culture={template.culture} search={typed} />
            </Combobox.Option>
          ))}
          {isOther && <Combobox.Option value={guid}>Use the template with the GUID “{guid}”</Combobox.Option>}
          {hits.length === 0 && !isOther && (
            <Combobox.Empty>Templates from lists that you have opened are suggested here.</Combobox.Empty>
          )}
        </Combobox.Options>
        {hidden > 0 && <div className={classes["more"]}>{hidden} more: type to narrow them down.</div>}
      </Combobox.Dropdown>
    </Combobox>
  );
}
