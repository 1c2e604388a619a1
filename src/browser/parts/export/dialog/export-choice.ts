import { EXPORT_FORMATS, type ExportFormat } from "#core/files/write/formats.ts";
import type { BsddOptions } from "#core/files/write/formats/bsdd/options.ts";
import type { Culture } from "#core/files/write/table.ts";
import type { IfcVersion } from "#core/ids/model.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { exportKindOf, type ExportSubject } from "../export-subject.ts";
import type { ExtentChoice } from "../run/collect-subject.ts";

/** The settings of the export dialog. */
export type ExportChoice = {
  readonly format: ExportFormat;
  readonly extent: ExtentChoice;
  /** At least one. */
  readonly cultures: readonly Culture[];
  readonly bsdd: BsddOptions;
  readonly ids: IdsChoice;
};

export type IdsChoice = {
  readonly version: IfcVersion;
  /** One file, or one for each stage and role. */
  readonly files: "one" | "each";
};

/** The formats for a subject, in display order. */
export function formatsFor(subject: ExportSubject): readonly ExportFormat[] {
  const kind = exportKindOf(subject);
  // Hits come without their ancestors, so they do not form a dictionary.
  return EXPORT_FORMATS.filter(
    ({ id, takes }) =>
      (takes(kind) && (subject.kind !== "hits" || id !== "bsdd")) || (id === "ids" && isIdsSubject(subject)),
  );
}

/** The subjects that become IDS files once they are mapped to IFC. */
export type IdsSubject = ExportSubject & { readonly kind: "template" | "requirements" };

export function isIdsSubject(subject: ExportSubject): subject is IdsSubject {
  return subject.kind === "template" || subject.kind === "requirements";
}

/** Whether names are available in cultures other than the one shown. Requirements are exported with the names on the page. */
export function hasCultures({ kind }: ExportSubject): boolean {
  return kind !== "data" && kind !== "requirements";
}

/** The extents of a tree, in display order; none for other subjects. */
export function extentsFor(subject: ExportSubject): readonly { id: ExtentChoice; label: Text }[] {
  if (subject.kind !== "codes") return [];
  const below = { id: "below", label: text("exporting.extentBelow") } as const;
  return [
    { id: "whole", label: text("exporting.extentWhole") },
    ...(subject.selected === null ? [] : [below]),
    { id: "open", label: text("exporting.extentOpen") },
  ];
}
