import "#browser/ui/controls/switch.css";
import { Button, Switch } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { type Formats, useFormats } from "#browser/lib/use-formats.ts";
import { useText, type Wording } from "#browser/lib/use-text.ts";
import { renewTrees } from "#browser/queries/code-tree/renew-trees.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { serviceAt } from "#browser/session/config.ts";
import type { OfflineSession } from "#browser/session/session-client.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { forgetEverywhere, storedAnswers } from "#browser/session/stored-answers.ts";
import { useOfflineSettings } from "#browser/storage/offline-settings.ts";
import { MAX_STORED_BYTES, type StorageUse } from "#browser/storage/stored-responses.ts";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { Table, type TableColumn } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import type { Text } from "#core/text/messages/text.ts";
import classes from "./offline-page.module.css";

/** `/offline`: what is kept on this device, by service (none). */
export default function OfflinePage() {
  const t = useTranslations("offlineUse");
  const wording = useText();
  const { session } = useSession();
  const serviceName = <bdi>{wording(session.service.name)}</bdi>;
  const { uses, error, update } = useStorageUse();
  const [message, setMessage] = useState("");
  const loadAgain = useLoadAgain();
  const forgetAll = async (): Promise<void> => {
    const forgetting = forgetEverywhere();
    loadAgain();
    const isForgotten = await forgetting.then(
      () => true,
      () => false,
    );
    // If storage is forbidden, this reports it.
    await update();
    setMessage(isForgotten ? t("everythingForgotten") : "");
  };
  return (
    <Page>
      <PageHeading documentTitle={t("offline")} />
      <p className={classes.lead}>{t("whatYouReadInA")}</p>
      {session.offline === null ? (
        <p className={classes.lead}>{t.rich("onDevice", { service: () => serviceName })}</p>
      ) : (
        <OfflineSwitches key={session.key} offline={session.offline} onForgotten={() => void update()} />
      )}
      {error === null ? (
        uses !== null && (uses.length === 0 ? <p>{t("nothingKept")}</p> : <KeptTable uses={uses} />)
      ) : (
        <ErrorPanel title={t("browserKeeps")} detail={t("doesNotWindows")} />
      )}
      <div className={classes.forget}>
        <Button size="compact-sm" variant="default" color="red" onClick={() => void forgetAll()}>
          {t("forgetAll")}
        </Button>
        <p className={classes.hint}>{t("removesWhat")}</p>
      </div>
      {message !== "" && <p>{message}</p>}
      <Announcer>{message}</Announcer>
    </Page>
  );
}

/** A function that forgets what was read before: it is not kept on this device, and is loaded again when it is shown. */
function useLoadAgain(): () => void {
  const queryClient = useQueryClient();
  const scope = useScope();
  return () => {
    queryClient.removeQueries({ type: "inactive" });
    renewTrees(queryClient, scope);
  };
}

/** What is kept on this device, read again when the user returns from another tab; null until that is known. */
function useStorageUse() {
  const { data, error, refetch } = useQuery({
    queryKey: ["storage use"],
    queryFn: async () => storedAnswers.usage(),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
  return { uses: data ?? null, error, update: refetch };
}

type OfflineSwitchesProps = {
  readonly offline: OfflineSession;
  /** Called after responses were removed, or could not be. */
  readonly onForgotten: () => void;
};

function OfflineSwitches({ offline: { owner }, onForgotten }: OfflineSwitchesProps) {
  const t = useTranslations("offlineUse");
  const { service, isUsual } = owner;
  const { size } = useFormats();
  const [settings, store] = useOfflineSettings(service);
  const loadAgain = useLoadAgain();
  const isOn = settings.responses ?? isUsual;
  const keep = (responses: boolean): void => {
    store.set({ ...settings, responses });
    if (responses) loadAgain();
    else void storedAnswers.forget(service).then(onForgotten, onForgotten);
  };
  const keepRequirements = (requirements: boolean): void => {
    store.set({ ...settings, requirements });
    if (!requirements) void storedAnswers.forgetRequirements(service).then(onForgotten, onForgotten);
  };
  return (
    <div className={classes.switches}>
      {/* The label element of a switch contains its description, too. */}
      <Switch
        label={t("keepWhat")}
        aria-label={t("keepWhat")}
        description={t("keepDescription", { size: size(MAX_STORED_BYTES) })}
        checked={isOn}
        onChange={({ currentTarget }) => keep(currentTarget.checked)}
      />
      <Switch
        label={t("keepRequirements")}
        aria-label={t("keepRequirements")}
        description={t("requirementsProjects")}
        checked={isOn && settings.requirements}
        disabled={!isOn}
        onChange={({ currentTarget }) => keepRequirements(currentTarget.checked)}
      />
    </div>
  );
}

type Translator = ReturnType<typeof useTranslations<"offlineUse">>;
type KeptService = StorageUse & { readonly name: Text | string };

/** A component of its own, since `useTableRows` finds the elements of the table only when it is mounted with them. */
function KeptTable({ uses }: { readonly uses: readonly StorageUse[] }) {
  const t = useTranslations("offlineUse");
  const { config } = useSession();
  const rows = useMemo(
    () => uses.map((use): KeptService => ({ ...use, name: serviceAt(config, use.service).name })),
    [config, uses],
  );
  const wording = useText();
  const formats = useFormats();
  const columns = useMemo(() => columnsOf(t, wording, formats), [t, wording, formats]);
  const view = useTableRows({ rows });
  return (
    <Table label={t("keptDevice")} columns={columns} view={view} keyOf={({ service }) => service} hasCards />
  );
}

function columnsOf(t: Translator, wording: Wording, formats: Formats): readonly TableColumn<KeptService>[] {
  const { size, number, dateTime } = formats;
  return [
    {
      key: "service",
      header: t("columnService"),
      isRowHeader: true,
      cell: ({ name }) => <bdi>{wording(name)}</bdi>,
    },
    { key: "size", header: t("columnSize"), isNumber: true, cell: ({ bytes }) => size(bytes) },
    {
      key: "responses",
      header: t("columnResponses"),
      isNumber: true,
      cell: ({ responses }) => number(responses),
    },
    { key: "since", header: t("columnSince"), cell: ({ oldest }) => dateTime(new Date(oldest)) },
    { key: "latest", header: t("columnLatest"), cell: ({ newest }) => dateTime(new Date(newest)) },
  ];
}
