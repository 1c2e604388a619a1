import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useCallback, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { changeIdsMapping, useIdsMapping } from "#browser/storage/ids-mapping.ts";
import { useUnitSummaries } from "#browser/storage/unit-summaries.ts";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import type { Collection } from "#core/files/write/collect/collection.ts";
import type { Culture } from "#core/files/write/table.ts";
import { collectIds, collectProductTypes, collectTemplateType } from "#core/ids/collect-ids.ts";
import type { IfcSchema } from "#core/ids/ifc/ifc-schema.ts";
import {
  confirmable,
  effectiveMapping,
  mappingRows,
  type MappingRow,
  notMapped,
  withRows,
} from "#core/ids/mapping.ts";
import { IFC_VERSIONS } from "#core/ids/model.ts";
import type { IdsMapping, IdsProductType, IdsTemplate } from "#core/ids/product-type.ts";
import { createDimensionsOf, createSuggestions } from "#core/ids/suggest-mapping.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { Choices } from "../dialog/choices.tsx";
import type { IdsChoice, IdsSubject } from "../dialog/export-choice.ts";
import { CollectPanel } from "../run/collect-panel.tsx";
import { createExportSource } from "../run/export-source.ts";
import { IdsPreview } from "./ids-preview.tsx";
import { IFC_SCHEMAS } from "./ifc-schemas.ts";
import { MappingFileButtons } from "./mapping-file-buttons.tsx";
import { MappingTable } from "./mapping-table.tsx";
import { NotMappedRegion } from "./not-mapped-region.tsx";
import type { NamesInForm } from "./product-type-name.tsx";
import { useChosenTemplates } from "./use-chosen-templates.ts";
import { useProductTypes } from "./use-product-types.ts";
import classes from "./ids-form.module.css";

/** Starts the export of files that a collection makes. */
export type StartIds = (collection: Collection) => void;

export type IdsFormProps = {
  readonly subject: IdsSubject;
  /** The culture of names and values; the form is mounted again for another one. */
  readonly culture: Culture;
  /** The id of its form, which the button 'Export' of the dialog submits. */
  readonly formId: string;
  readonly choice: IdsChoice;
  readonly onChange: (choice: IdsChoice) => void;
  readonly onStart: StartIds;
};

const VERSIONS = IFC_VERSIONS.map((id) => ({ id, label: id }));
const FILES = [
  { id: "one", label: text("ids.filesOne") },
  { id: "each", label: text("ids.filesEach") },
] as const;

/** What an IDS export needs besides the data: version, files, and the mapping to IFC, which the interface lacks. */
export function IdsForm(props: IdsFormProps) {
  const t = useTranslations("ids");
  const { subject, culture, choice, onChange } = props;
  const { version, files } = choice;
  const queryClient = useQueryClient();
  const scope = useScope();
  const chosen = useChosenTemplates(scope.service);
  const [collection] = useState(() => {
    const source = createExportSource(queryClient, scope);
    return subject.kind === "template"
      ? collectTemplateType(source, { versionGuid: subject.versionGuid, culture })
      : collectProductTypes(source, { ...subject, culture, chosen });
  });
  const names = useMemo(() => ({ subject, culture }), [subject, culture]);
  const { data, progress } = useProductTypes(collection, chosen);
  const { run } = collection;
  const { module: schema, retry, hasFailed } = useLazyModule(IFC_SCHEMAS[version], true);
  return (
    <div className={classes.part}>
      <Choices
        label={t("ifcVersion")}
        options={VERSIONS}
        chosen={version}
        onChoose={({ id }) => onChange({ ...choice, version: id })}
      />
      <Choices
        label={t("files")}
        // A template has neither stages nor roles.
        options={FILES.map((one) => ({
          ...one,
          isDisabled: subject.kind === "template" && one.id === "each",
        }))}
        chosen={files}
        onChoose={({ id }) => onChange({ ...choice, files: id })}
      />
      {(data === null || progress.failures.length > 0) && (
        <CollectPanel label={t("loadingProduct")} run={run} progress={progress} />
      )}
      {hasFailed && <MissingModule title={t("namesNotLoaded")} onRetry={retry} />}
      {data !== null && schema !== null ? (
        <Mapping {...props} {...data} names={names} schema={schema} />
      ) : (
        <form id={props.formId} onSubmit={(event) => event.preventDefault()} />
      )}
    </div>
  );
}

type MappingProps = IdsFormProps & {
  readonly names: NamesInForm;
  readonly productTypes: readonly IdsProductType[];
  readonly templates: readonly IdsTemplate[];
  readonly schema: IfcSchema;
};

/** A preview, and what it was made of: with another mapping it would show other files than those that are saved. */
type Preview = {
  readonly collection: ReturnType<typeof collectIds>;
  readonly rows: readonly MappingRow[];
  readonly files: IdsChoice["files"];
  readonly number: number;
};

function Mapping(props: MappingProps) {
  const t = useTranslations("ids");
  const { subject, culture, formId, onStart, productTypes, templates, schema, names } = props;
  const { version, files } = props.choice;
  const queryClient = useQueryClient();
  const scope = useScope();
  const mapping = useIdsMapping(scope.service);
  const [isKept, setKept] = useState(true);
  const units = useUnitSummaries(scope.service);
  const dimensionsOf = useMemo(() => createDimensionsOf(units.values()), [units]);
  const suggestions = useMemo(() => createSuggestions(schema, dimensionsOf), [schema, dimensionsOf]);
  const wording = useText();
  const [isLeftOut, setLeftOut] = useState(false);
  const consent = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Text | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const rows = useMemo(
    () => mappingRows(productTypes, mapping, version, schema, suggestions),
    [productTypes, mapping, version, schema, suggestions],
  );
  const [preview, setPreview] = useState<Preview | null>(null);
  // What has no properties, and no other template to choose, cannot become a specification.
  const shown = useMemo(
    () =>
      rows.filter(
        ({ productType: { properties, isJoinedByGuid } }) =>
          properties.length > 0 || (!isJoinedByGuid && templates.length > 0),
      ),
    [rows, templates],
  );
  const missing = useMemo(() => notMapped(rows), [rows]);
  const suggested = useMemo(() => confirmable(rows), [rows]);
  const edit = useCallback(
    (change: (before: IdsMapping) => IdsMapping) => setKept(changeIdsMapping(scope.service, change)),
    [scope.service],
  );
  const change = useCallback((row: MappingRow) => edit((before) => withRows(before, [row])), [edit]);

  const confirmAll = (): void => {
    edit((before) => withRows(before, suggested));
    setAnnouncement(t("suggestionsConfirmed", { count: suggested.length }));
  };
  const collect = () =>
    collectIds(createExportSource(queryClient, scope), {
      what: subject.what,
      culture,
      options: {
        version,
        schema,
        files,
        mapping: effectiveMapping(rows),
        productTypes,
        date: new Date().toISOString().slice(0, 10),
      },
    });
  const showPreview = (): void =>
    setPreview(isReady() ? { collection: collect(), rows, files, number: (preview?.number ?? 0) + 1 } : null);
  /** Whether files can be made; otherwise it says why not. */
  const isReady = (): boolean => {
    const isMapped = effectiveMapping(rows).productTypes.size > 0;
    const reason = !isMapped
      ? text("ids.nothingMapped")
      : missing.length > 0 && !isLeftOut
        ? text("ids.mapMissing")
        : null;
    setProblem(reason);
    // Keyboard users would have to pass all fields of the table.
    if (isMapped && reason !== null) consent.current?.focus();
    return reason === null;
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isReady()) onStart(collect());
  };
  return (
    <>
      {/* It has no fields of its own, so that Enter in a field of the table does not export. */}
      <form id={formId} onSubmit={submit} />
      <div className={classes.actions}>
        <Button
          size="xs"
          variant="default"
          // A disabled button would lose the focus.
          aria-disabled={suggested.length === 0 || undefined}
          className={classes.confirm ?? ""}
          onClick={() => suggested.length > 0 && confirmAll()}
        >
          {t("confirmAll")}
        </Button>
        <MappingFileButtons rows={rows} onImport={edit} onDone={setAnnouncement} />
        <Button size="xs" variant="default" onClick={showPreview}>
          {t("preview")}
        </Button>
      </div>
      {!isKept && (
        <p role="alert" className={classes.problem}>
          {t("notKept")}
        </p>
      )}
      <MappingTable
        rows={shown}
        names={names}
        schema={schema}
        dimensionsOf={dimensionsOf}
        templates={templates}
        onChange={change}
      />
      <NotMappedRegion ref={consent} {...{ missing, names, isLeftOut }} onLeaveOut={setLeftOut} />
      {problem !== null && (
        <p ref={scrollIntoView} role="alert" className={classes.problem}>
          {wording(problem)}
        </p>
      )}
      {preview !== null && preview.rows === rows && preview.files === files && (
        <IdsPreview key={preview.number} collection={preview.collection} schema={schema} />
      )}
      <Announcer>{announcement}</Announcer>
    </>
  );
}

/** The message may be below the part of the dialog in view. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
