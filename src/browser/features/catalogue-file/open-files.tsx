import { Button, Title } from "@mantine/core";
import { useId, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { forgetCatalogue } from "#browser/parts/catalogue-files/catalogues.ts";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { type CatalogueFile, keptFiles, openedFiles } from "#browser/storage/catalogue-files.ts";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { fileOf, paths, withFile } from "#core/addresses/addresses.ts";
import { KeepFile } from "./reading/keep-file.tsx";
import { cancelReading, reading } from "./reading/reading.ts";
import { StorageFailure } from "./reading/storage-failure.tsx";
import classes from "./catalogue-files.module.css";

/** The catalogue files that can be chosen as service: those opened during this visit and the kept ones. */
export function OpenFiles() {
  const t = useTranslations("catalogueFile");
  const opened = useSyncExternalStore(openedFiles.subscribe, openedFiles.get);
  const kept = useSyncExternalStore(keptFiles.subscribe, keptFiles.get);
  const state = useSyncExternalStore(reading.subscribe, reading.get);
  const [announcement, setAnnouncement] = useState("");
  const id = useId();
  const files = [...new Map([...kept, ...opened].map((file) => [file.id, file])).values()];
  const inReport = new Set(state.step === "read" ? state.opened.map(({ file }) => file.id) : []);
  return (
    <div tabIndex={-1} className={classes.panel}>
      <Announcer>{announcement}</Announcer>
      {files.length > 0 && (
        <>
          <Title order={3} size="h5" id={id}>
            {t("openFiles")}
          </Title>
          <ul aria-labelledby={id} className={classes.open}>
            {files.map((file) => (
              <OpenFile
                key={file.id}
                file={file}
                isKept={kept.some((one) => one.id === file.id)}
                isInReport={inReport.has(file.id)}
                onForgotten={() => setAnnouncement(t("forgotten", { name: file.name }))}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type OpenFileProps = {
  readonly file: CatalogueFile;
  readonly isKept: boolean;
  /** Whether the report above already offers to keep it. */
  readonly isInReport: boolean;
  readonly onForgotten: () => void;
};

function OpenFile({ file, isKept, isInReport, onForgotten }: OpenFileProps) {
  const t = useTranslations("catalogueFile");
  const formats = useFormats();
  const navigate = useNavigate();
  const nameId = useId();
  const fileId = useId();
  const [error, setError] = useState<unknown>(null);
  const forget = async (): Promise<void> => {
    setError(null);
    try {
      await forgetCatalogue(file, isKept);
    } catch (error) {
      setError(error);
      return;
    }
    onForgotten();
    if (isInReport) cancelReading();
    const { search, hash } = window.location;
    if (fileOf(search) !== file.id) return;
    const others = new URLSearchParams(search);
    others.delete("file");
    void navigate({ pathname: paths.connect(), search: others.toString(), hash }, { replace: true });
  };
  return (
    <li>
      <div className={classes.openFile}>
        <AppLink id={nameId} to={withFile(paths.overview(), file.id)}>
          <bdi>{file.name}</bdi>
        </AppLink>
        <Button
          size="compact-sm"
          variant="default"
          color="red"
          aria-describedby={`${nameId} ${fileId}`}
          onClick={() => void forget()}
        >
          {t("forgetThisFile")}
        </Button>
      </div>
      <p id={fileId} className={classes.hint}>
        <bdi>{formats.list(file.files, "unit")}</bdi>
        {file.bytes != null && ` · ${formats.size(file.bytes)}`}
        {file.changedAt != null && ` · ${formats.dateTime(new Date(file.changedAt))}`}
      </p>
      {!isInReport && <KeepFile file={file} />}
      {error !== null && <StorageFailure error={error} />}
    </li>
  );
}
