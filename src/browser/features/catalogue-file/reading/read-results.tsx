import { Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Fragment, useEffect, useId, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { type Formats, useFormats } from "#browser/lib/use-formats.ts";
import { useText, type Wording } from "#browser/lib/use-text.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { useSession } from "#browser/session/session-context.tsx";
import { BusyButton } from "#browser/ui/controls/busy-button.tsx";
import { Table, type TableColumn } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import { paths, withCulture, withFile } from "#core/addresses/addresses.ts";
import { listClassifications } from "#core/api/resources/classifications.ts";
import { roleLabel } from "#core/files/read/formats/table/mapping/mapping.ts";
import { describeHierarchy, type TableReading } from "#core/files/read/formats/table/table-reading.ts";
import { COUNTED_KINDS, type ReadReport } from "#core/files/read/report/report.ts";
import { ownValue } from "#core/lib/keys-of.ts";
import { KeepSwitch, useKeeping } from "./keep-file.tsx";
import { Notes } from "./read-notes.tsx";
import { cancelReading, type OpenedCatalogue } from "./reading.ts";
import classes from "../catalogue-files.module.css";

/** The file that the address needs, and how to continue once it is open. */
export type RequestedFile = { readonly file: string; readonly onOpen: () => void };

type ReadResultsProps = {
  readonly opened: readonly OpenedCatalogue[];
  readonly requested: RequestedFile | undefined;
};

/** 'What was read': each catalogue with its counts and notes, and a link to it. */
export function ReadResults({ opened, requested }: ReadResultsProps) {
  const t = useTranslations("catalogueFile");
  const id = useId();
  useNewContents(opened);
  return (
    <section aria-labelledby={id} className={classes.report}>
      <Title order={2} size="h4" id={id}>
        {t("whatWasRead")}
      </Title>
      {opened.map((one) => (
        <Catalogue key={one.file.id} opened={one} requested={requested} />
      ))}
    </section>
  );
}

type CatalogueProps = Pick<ReadResultsProps, "requested"> & { readonly opened: OpenedCatalogue };

function Catalogue({ opened, requested }: CatalogueProps) {
  const t = useTranslations("catalogueFile");
  const wording = useText();
  const { file, format, report } = opened;
  const keeping = useKeeping(file);
  const { list, number } = useFormats();
  const files = <bdi>{list(file.files, "unit")}</bdi>;
  const { browse, isBusy, error } = useBrowse(opened, requested, keeping.settled);
  return (
    <article className={classes.catalogue}>
      <Title order={3} size="h5">
        <bdi>{file.name}</bdi>
      </Title>
      <p className={classes.hint}>
        {t.rich("readIn", {
          files: () => files,
          format: wording(format),
          seconds: number(report.milliseconds / 1000),
        })}
      </p>
      <p className={classes.text}>{wording(report.recognition)}</p>
      <Counts report={report} />
      {report.table !== null && <Reading table={report.table} />}
      <Notes name={file.name} report={report} />
      <KeepSwitch {...keeping} />
      {error !== null && <Failure error={error} onRetry={browse} />}
      <div>
        <BusyButton isBusy={isBusy} onClick={browse}>
          {t("browseIt")}
        </BusyButton>
      </div>
    </article>
  );
}

/** Forgets what was loaded from earlier contents of these files, so that every way to them, also Back, shows the new ones. */
function useNewContents(opened: readonly OpenedCatalogue[]): void {
  const { sessionOf, refresh } = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    for (const { file } of opened) queryClient.removeQueries({ queryKey: [sessionOf(file.id).key] });
    refresh();
  }, [opened, queryClient, sessionOf, refresh]);
}

/**
 * Opens the classification of the file, or the list if it has several; or the page that needed the file.
 * @param settled waits until the file is kept, if the user has chosen that; if it fails, the page with its message stays
 */
function useBrowse(
  { file, classifications }: OpenedCatalogue,
  requested: RequestedFile | undefined,
  settled: () => Promise<boolean>,
) {
  const { sessionOf } = useSession();
  const navigate = useNavigate();
  const culture = new URLSearchParams(useLocation().search).get("culture");
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const openCatalogue = async (): Promise<void> => {
    if (!(await settled())) return;
    if (requested?.file === file.id) {
      cancelReading();
      requested.onOpen();
      return;
    }
    let address = classifications === 0 ? paths.overview() : paths.classifications();
    if (classifications === 1) {
      const { results } = await listClassifications(sessionOf(file.id).client, {
        culture: null,
        skip: 0,
        take: 1,
      });
      const only = results[0]?.versionGuid ?? null;
      if (only !== null) address = paths.classification(only);
    }
    cancelReading();
    void navigate(withCulture(withFile(address, file.id), culture));
  };
  const browse = (): void => {
    setError(null);
    setBusy(true);
    openCatalogue()
      .catch(setError)
      .finally(() => setBusy(false));
  };
  return { browse, isBusy, error };
}

type Translator = ReturnType<typeof useTranslations<"catalogueFile">>;

type Count = ReadReport["counts"][number];

/** The number of items of each kind, and how many of them have a name in each culture. */
function Counts({ report: { counts } }: { readonly report: ReadReport }) {
  const t = useTranslations("catalogueFile");
  const wording = useText();
  const formats = useFormats();
  const columns = useMemo(() => countColumns(counts, t, wording, formats), [counts, t, wording, formats]);
  // A file may have more cultures than there is room for.
  const view = useTableRows({ rows: counts, hasOwnPane: true });
  return (
    <Table
      label={t("counts")}
      paneLabel={t("counts")}
      columns={columns}
      view={view}
      keyOf={({ kind }) => kind}
      isFitted
      hasStickyColumn
    />
  );
}

function countColumns(
  counts: readonly Count[],
  t: Translator,
  wording: Wording,
  formats: Formats,
): readonly TableColumn<Count>[] {
  const cultures = [...new Set(counts.flatMap(({ names }) => Object.keys(names)))];
  const width = "max-content";
  return [
    {
      key: "kind",
      header: t("kind"),
      width,
      isRowHeader: true,
      cell: ({ kind }) => wording(COUNTED_KINDS[kind]),
    },
    { key: "number", header: t("number"), width, isNumber: true, cell: ({ total }) => formats.number(total) },
    ...cultures.map((culture) => ({
      key: `names ${culture}`,
      header: formats.culture(culture),
      width,
      isNumber: true,
      cell: ({ names }: Count) => formats.number(ownValue(names, culture) ?? 0),
    })),
  ];
}

/** The roles of a table's columns, and its hierarchy. */
function Reading({ table: { columns, hierarchy } }: { readonly table: TableReading }) {
  const t = useTranslations("catalogueFile");
  const wording = useText();
  const locale = useLocale();
  const roles = columns.map(({ name, role }) => {
    const shown = <bdi>{wording(name)}</bdi>;
    return t.rich("columnRole", { name: () => shown, role: wording(roleLabel(role)) });
  });
  const list = new Intl.ListFormat(locale, { type: "unit" }).formatToParts(roles.map((_, at) => String(at)));
  const listed = list.map(({ type, value }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and headers may be equal
    <Fragment key={at}>{type === "element" ? roles[Number(value)] : value}</Fragment>
  ));
  return (
    <>
      {columns.length > 0 && (
        <p className={classes.text}>{t.rich("columnRoles", { columns: () => listed })}</p>
      )}
      {hierarchy !== null && <p className={classes.text}>{wording(describeHierarchy(hierarchy))}</p>}
    </>
  );
}
