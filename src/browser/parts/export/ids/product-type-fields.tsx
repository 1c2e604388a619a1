import { useState } from "react";
import { useTranslations } from "use-intl";
import { usePages } from "#browser/queries/list/use-pages.ts";
import { templateClassificationsQuery } from "#browser/queries/resources/templates.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { Combobox, type ComboboxOption } from "#browser/ui/controls/combobox.tsx";
import type { IfcSchema } from "#core/ids/ifc/ifc-schema.ts";
import type { MappingRow } from "#core/ids/mapping.ts";
import type { IdsTemplate } from "#core/ids/product-type.ts";
import { givenText } from "#core/text/choose-text.ts";
import { DEFAULT_LANGUAGE, languageTag } from "#core/text/culture.ts";
import { bestMatches } from "#core/text/match-text.ts";
import { optionLabel } from "../../name/option-label.ts";
import { useCodeOptions } from "../../use-code-options.ts";
import { type ChangeRow, optionsOf, State, TextCombobox } from "./mapping-fields.tsx";
import { type NamesInForm, ProductTypeName } from "./product-type-name.tsx";
import classes from "./ids-form.module.css";

type ProductTypeRow = MappingRow & { readonly kind: "product-type" };

type ProductTypeFieldsProps = {
  readonly row: ProductTypeRow;
  readonly names: NamesInForm;
  readonly schema: IfcSchema;
  readonly templates: readonly IdsTemplate[];
  readonly onChange: ChangeRow;
};

type Change = (part: Partial<ProductTypeRow["mapping"]>) => void;

/** The heading of a product type: its template, and which elements of a model it stands for. */
export function ProductTypeFields({ row, names, schema, templates, onChange }: ProductTypeFieldsProps) {
  const t = useTranslations("ids");
  const { productType, mapping, isSuggested } = row;
  const { template, isJoinedByGuid, properties } = productType;
  const change: Change = (part) => onChange({ ...row, mapping: { ...mapping, ...part } });
  return (
    <div className={classes.heading}>
      <div className={classes.name}>
        <ProductTypeName productType={productType} names={names} />
        {!isJoinedByGuid && (
          <TemplateField
            template={template}
            culture={names.culture}
            templates={templates}
            onChoose={(key) => change({ template: key })}
          />
        )}
        {!isJoinedByGuid && template !== null && isSuggested && (
          <span className={classes.note}>{t("templateFound")}</span>
        )}
        <State row={row} onChange={onChange} />
      </div>
      {properties.length > 0 && (
        <div className={classes.fields}>
          <EntityFields mapping={mapping} schema={schema} onChange={change} />
          <ClassificationFields
            template={template?.versionGuid ?? null}
            mapping={mapping}
            onChange={change}
          />
        </div>
      )}
    </div>
  );
}

type TemplateFieldProps = {
  readonly template: IdsTemplate | null;
  readonly culture: string | null;
  readonly templates: readonly IdsTemplate[];
  readonly onChoose: (key: string) => void;
};

/** A service may have thousands of templates. */
const MAX_TEMPLATES = 300;

/** The template that a product type is joined to. */
function TemplateField({ template, culture, templates, onChoose }: TemplateFieldProps) {
  const t = useTranslations("ids");
  const [typed, setTyped] = useState<string | null>(null);
  const matchingTemplates = (text: string) => bestMatches(templates, text, ({ name }) => ({ texts: [name] }));
  const hidden = typed === null ? 0 : matchingTemplates(typed).length - MAX_TEMPLATES;
  return (
    <Combobox
      label={t("template")}
      placeholder={t("chooseTemplate")}
      shown={template?.name ?? ""}
      field={{ lang: template === null ? undefined : optionLabel(template.concept, culture).lang }}
      chosen={template?.key ?? ""}
      optionsFor={(text) =>
        matchingTemplates(text)
          .slice(0, MAX_TEMPLATES)
          .map(({ key, concept }) => ({ value: key, ...optionLabel(concept, culture) }))
      }
      onChoose={onChoose}
      onOpen={(isOpen) => isOpen || setTyped(null)}
      onType={setTyped}
      {...(hidden > 0 && { note: t("moreMatch", { count: hidden }) })}
    />
  );
}

type FieldsProps = { readonly mapping: ProductTypeRow["mapping"]; readonly onChange: Change };

/** The IFC entity and its predefined type. */
function EntityFields({ mapping, schema, onChange }: FieldsProps & { readonly schema: IfcSchema }) {
  const t = useTranslations("ids");
  const entities = (typed: string): ComboboxOption[] =>
    optionsOf(
      schema.entities.filter(({ isAbstract }) => !isAbstract).map(({ name }) => name),
      typed,
      mapping.entity,
      t("none"),
    );
  const types = (typed: string): ComboboxOption[] => {
    const options = optionsOf(
      schema.predefinedTypes(mapping.entity),
      typed,
      mapping.predefinedType,
      t("none"),
    );
    // Any other text is a type of the user's own, as models have it.
    const own = typed.trim();
    return own === "" || options.some(({ value }) => value === own.toUpperCase())
      ? options
      : [...options, { value: own, label: own }];
  };
  return (
    <>
      <Combobox
        label={t("ifcEntity")}
        placeholder={t("ifcEntity")}
        shown={mapping.entity}
        chosen={mapping.entity}
        optionsFor={entities}
        onChoose={(entity) => onChange({ entity, predefinedType: "" })}
      />
      <Combobox
        label={t("predefinedType")}
        placeholder={t("predefinedType")}
        shown={mapping.predefinedType}
        chosen={mapping.predefinedType}
        optionsFor={types}
        onChoose={(predefinedType) => onChange({ predefinedType })}
      />
    </>
  );
}

type ClassificationFieldsProps = FieldsProps & {
  /** Version GUID; null if it is unknown, so that nothing can be offered. */
  readonly template: string | null;
};

/** The classification and the class number, offered from the classifications of the template (E4) and their codes (E2). */
function ClassificationFields({ template, mapping, onChange }: ClassificationFieldsProps) {
  const t = useTranslations("ids");
  const { system, classNumber } = mapping;
  const [open, setOpen] = useState<"system" | "code" | null>(null);
  const scope = useScope();
  const classifications = usePages(templateClassificationsQuery(scope, template ?? ""), {
    enabled: template !== null && open !== null,
    all: true,
  });
  // Models name a classification as its publisher does, whatever the language of the page.
  const systems = (classifications.list?.items ?? []).flatMap(({ versionGuid, defaultName, name }) => {
    const usual = givenText(defaultName);
    const label = usual ?? givenText(name);
    const lang = languageTag((usual === null ? scope.culture : null) ?? DEFAULT_LANGUAGE);
    return versionGuid === null || label === null ? [] : [{ versionGuid, label, lang, value: label }];
  });
  const chosen = systems.find(({ value }) => value === system);
  const codes = useCodeOptions(chosen?.versionGuid ?? "", open === "code" && chosen ? classNumber : null);
  const codeOptions = new Map(
    codes.codes.flatMap((code): [string, ComboboxOption][] =>
      code.classNumber === null
        ? []
        : [[code.classNumber, { value: code.classNumber, ...codes.labelOf(code) }]],
    ),
  );
  return (
    <>
      <TextCombobox
        label={t("classification")}
        value={system}
        // The text of a classification that was chosen narrows nothing down.
        optionsFor={(typed) =>
          bestMatches(systems, chosen === undefined ? typed : "", ({ label }) => ({ texts: [label] }))
        }
        isBusy={classifications.isFetching}
        hasFailed={classifications.error !== null}
        onOpen={(isOpen) => setOpen(isOpen ? "system" : null)}
        onChange={(system) => onChange({ system })}
      />
      <TextCombobox
        label={t("classNumber")}
        value={classNumber}
        optionsFor={() => [...codeOptions.values()]}
        isBusy={classifications.isFetching || codes.isBusy}
        hasFailed={classifications.error !== null || codes.error !== null}
        onOpen={(isOpen) => setOpen(isOpen ? "code" : null)}
        onChange={(classNumber) => onChange({ classNumber })}
      />
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={mapping.areCodesBelowIncluded}
          onChange={() => onChange({ areCodesBelowIncluded: !mapping.areCodesBelowIncluded })}
        />
        {t("andBelow")}
      </label>
    </>
  );
}
