import { useTranslations } from "use-intl";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import type { Culture } from "#core/files/write/table.ts";
import type { ExportSubject } from "../export-subject.ts";
import type { IdsFormProps, StartIds } from "../ids/ids-form.tsx";
import { BsddFields } from "./bsdd-fields.tsx";
import { Choices, Group } from "./choices.tsx";
import { type ExportChoice, extentsFor, isIdsSubject, formatsFor, hasCultures } from "./export-choice.ts";
import classes from "./export-dialog.module.css";

type ExportFormProps = {
  readonly subject: ExportSubject;
  readonly choice: ExportChoice;
  readonly onChange: (change: Partial<ExportChoice>) => void;
  /** The id of the form that the button 'Export' submits for IDS. */
  readonly idsForm: string;
  readonly onStartIds: StartIds;
};

const idsModule = lazyModule(() => import("../ids/ids-form.tsx"));

/** Format, extent and cultures of an export. */
export function ExportForm({ subject, choice, onChange, idsForm, onStartIds }: ExportFormProps) {
  const t = useTranslations("exporting");
  const shell = useTranslations("shell");
  const formats = useFormats();
  const { config } = useSession();
  const { format, cultures } = choice;
  const extents = extentsFor(subject);
  const offered: readonly Culture[] = [
    null,
    ...new Set([...config.cultures, ...cultures.filter((one) => one !== null)]),
  ];
  // In display order, whatever the order of the clicks.
  const toggle = (culture: Culture): void =>
    onChange({ cultures: offered.filter((one) => cultures.includes(one) !== (one === culture)) });
  return (
    <div className={classes.form}>
      <Choices
        label={t("format")}
        options={formatsFor(subject)}
        chosen={format.id}
        onChoose={(format) => onChange({ format })}
      />
      {extents.length > 0 && (
        <Choices
          label={t("extent")}
          options={extents}
          chosen={choice.extent}
          onChoose={({ id }) => onChange({ extent: id })}
        />
      )}
      {hasCultures(subject) && (
        <Group role="group" label={t("cultures")}>
          {offered.map((culture) => (
            <label key={culture ?? ""} className={classes.option}>
              <input type="checkbox" checked={cultures.includes(culture)} onChange={() => toggle(culture)} />
              <bdi>{culture === null ? shell("defaultCulture") : formats.culture(culture)}</bdi>
            </label>
          ))}
          {cultures.length === 0 && <p className={classes.problem}>{t("selectCulture")}</p>}
        </Group>
      )}
      {format.id === "bsdd" && <BsddFields options={choice.bsdd} onChange={(bsdd) => onChange({ bsdd })} />}
      {format.id === "ids" && isIdsSubject(subject) && (
        <IdsPart
          key={cultures[0]}
          subject={subject}
          culture={cultures[0] ?? null}
          formId={idsForm}
          choice={choice.ids}
          onChange={(ids) => onChange({ ids })}
          onStart={onStartIds}
        />
      )}
    </div>
  );
}

/** The part for IDS, which only some people need, is loaded on demand. */
function IdsPart(props: IdsFormProps) {
  const t = useTranslations("exporting");
  const { module, retry, hasFailed } = useLazyModule(idsModule, true);
  if (hasFailed) return <MissingModule title={t("idsNotLoaded")} onRetry={retry} />;
  return module === null ? <p role="status">{t("loading")}</p> : <module.IdsForm {...props} />;
}
