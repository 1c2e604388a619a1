import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { describeFailure } from "#concepts/failure/failure.tsx";
import { RunPanel } from "#concepts/progress/run-panel.tsx";
import { useIdsMapping } from "#browser-storage/ids-mapping.ts";
import type { Collection } from "#import-export/export/collect/collection.ts";
import type { Culture } from "#import-export/export/table.ts";
import { collectIds, collectProductTypes, collectTemplateType } from "#import-export/ids/collect-ids.ts";
import type { IfcSchema } from "#import-export/ids/ifc/ifc-schema.ts";
import { loadIfc } from "#import-export/ids/ifc/load-ifc.ts";
import {
  confirmable,
  effectiveMapping,
  mappingRows,
  type MappingRow,
  notMapped,
  withRows,
} from "#import-export/ids/mapping.ts";
import type { IdsProductType } from "#import-export/ids/product-type.ts";
import { IFC_VERSIONS } from "#import-export/ids/model.ts";
import { lazyModule } from "#lib/lazy-module.ts";
import { counted } from "#lib/text/counted.ts";
import { useScope } from "#queries/scope.ts";
import { Announcer } from "#ui/feedback/announcer.tsx";
import { MissingModule } from "#ui/feedback/missing-module.tsx";
import { useLazyModule } from "#ui/use-lazy-module.ts";
import { Choices } from "../dialog/choices.tsx";
import type { IdsSubject } from "../dialog/export-choice.ts";
import { createExportSource } from "../run/export-source.ts";
import { IdsPreview } from "./ids-preview.tsx";
import { MappingFileButtons } from "./mapping-file-buttons.tsx";
import { MappingTable } from "./mapping-table.tsx";
import { NotMappedRegion } from "./not-mapped-region.tsx";
import classes from "./ids-form.module.css";

/** Starts the export of files that a collection makes. */
export type StartIds = (collection: Collection) => void;

export type IdsFormProps = {
  readonly subject: IdsSubject;
  /** The culture of names and values; the form is mounted again for another one. */
  readonly culture: Culture;
  /** The id of its form, which the button 'Export' of the dialog submits. */
  readonly formId: string;
  readonly onStart: StartIds;
};

const VERSIONS = IFC_VERSIONS.map((id) => ({ id, label: id }));
const FILES = [
  { id: "one", label: "One file" },
  { id: "each", label: "One file per stage and role" },
] as const;

const SCHEMAS = {
  IFC2X3: lazyModule(() => loadIfc("IFC2X3")),
  IFC4: lazyModule(() => loadIfc("IFC4")),
  IFC4X3_ADD2: lazyModule(() => loadIfc("IFC4X3_ADD2")),
};

/** What an IDS export needs besides the data: version, files, and the mapping to IFC, which the interface lacks. */
export function IdsForm(props: IdsFormProps) {
  const { subject, culture } = props;
  const queryClient = useQueryClient();
  const scope = useScope();
  const [version, setVersion] = useState<(typeof IFC_VERSIONS)[number]>("IFC4");
  const [files, setFiles] = useState<(typeof FILES)[number]["id"]>("one");
  const [collection] = useState(() => {
    const source = createExportSource(queryClient, scope);
    return subject.kind === "template"
      ? collectTemplateType(source, { versionGuid: subject.versionGuid, culture })
      : collectProductTypes(source, { ...subject, culture });
  });
  const { run } = collection;
  const progress = useSyncExternalStore(run.subscribe, run.getProgress);
  useEffect(() => {
    run.start();
    return () => run.stop();
  }, [run]);
  const { module: schema, retry, hasFailed } = useLazyModule(SCHEMAS[version], true);
  const isLoaded = progress.status === "finished";
  const productTypes = useMemo(() => (isLoaded ? collection.data() : null), [isLoaded, collection]);
  const [failure] = progress.failures;
  return (
    <div className={classes["part"]}>
      <Choices
        label="IFC version"
        options={VERSIONS}
        chosen={version}
        onChoose={({ id }) => setVersion(id)}
      />
      <Choices
        label="Files"
        // A template has neither stages nor roles.
        options={FILES.map((one) => ({
          ...one,
          isDisabled: subject.kind === "template" && one.id === "each",
        }))}
        chosen={files}
        onChoose={({ id }) => setFiles(id)}
      />
      {(!isLoaded || failure !== undefined) && (
        <RunPanel
          label="Loading product types and properties"
          status={progress.status}
          done={progress.done}
          total={progress.jobs}
          text={failure === undefined ? "" : `${describeFailure(failure.error).title}: ${failure.job.label}`}
          start={failure === undefined ? "Go on" : "Retry"}
          onStart={failure === undefined ? () => run.start() : () => run.retry()}
          onCancel={() => run.stop()}
        />
      )}
      {hasFailed && <MissingModule compact title="The names of IFC could not be loaded." onRetry={retry} />}
      {productTypes !== null && schema !== null ? (
        <Mapping {...props} productTypes={productTypes} version={version} files={files} schema={schema} />
      ) : (
        <form id={props.formId} onSubmit={(event) => event.preventDefault()} />
      )}
    </div>
  );
}

type MappingProps = IdsFormProps & {
  readonly productTypes: readonly IdsProductType[];
  readonly version: (typeof IFC_VERSIONS)[number];
  readonly files: (typeof FILES)[number]["id"];
  readonly schema: IfcSchema;
};

function Mapping({ subject, culture, formId, onStart, productTypes, version, files, schema }: MappingProps) {
  const queryClient = useQueryClient();
  const scope = useScope();
  const [mapping, store] = useIdsMapping(scope.service);
  const [isLeftOut, setLeftOut] = useState(false);
  const [problem, setProblem] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const [preview, setPreview] = useState<ReturnType<typeof collectIds> | null>(null);
  const rows = useMemo(
    () => mappingRows(productTypes, mapping, version, schema),
    [productTypes, mapping, version, schema],
  );
  // What has no properties cannot become a specification, whatever it is mapped to.
  const shown = useMemo(() => rows.filter(({ productType }) => productType.properties.length > 0), [rows]);
  const missing = useMemo(() => notMapped(rows), [rows]);
  const suggested = useMemo(() => confirmable(rows), [rows]);
  const change = useCallback((row: MappingRow) => store.set(withRows(store.get(), [row])), [store]);

  const confirmAll = (): void => {
    store.set(withRows(store.get(), suggested));
    setAnnouncement(`${counted(suggested.length, "suggestion")} confirmed`);
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
  /** Whether files can be made; otherwise it says why not. */
  const isReady = (): boolean => {
    const isMapped = effectiveMapping(rows).productTypes.size > 0;
    const reason = !isMapped
      ? "Nothing is mapped yet. Confirm the suggestions, or fill in the table."
      : missing.length > 0 && !isLeftOut
        ? "Map what is listed as not mapped, or tick ‘Leave out what is not mapped’."
        : "";
    setProblem(reason);
    return reason === "";
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isReady()) onStart(collect());
  };
  return (
    <>
      {/* It has no fields of its own, so that Enter in a field of the table does not export. */}
      <form id={formId} onSubmit={submit} />
      <div className={classes["actions"]}>
        <Button size="xs" variant="default" disabled={suggested.length === 0} onClick={confirmAll}>
          Confirm all
        </Button>
        <MappingFileButtons
          rows={rows}
          onImport={(imported) => store.set(imported(store.get()))}
          onDone={setAnnouncement}
        />
        <Button size="xs" variant="default" onClick={() => setPreview(isReady() ? collect() : null)}>
          Preview
        </Button>
      </div>
      <MappingTable rows={shown} schema={schema} onChange={change} />
      <NotMappedRegion missing={missing} isLeftOut={isLeftOut} onLeaveOut={setLeftOut} />
      {problem !== "" && (
        <p role="alert" className={classes["problem"]}>
          {problem}
        </p>
      )}
      {preview !== null && <IdsPreview collection={preview} />}
      <Announcer>{announcement}</Announcer>
    </>
  );
}
