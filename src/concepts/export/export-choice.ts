import type { BsddOptions } from "#exchange/write/bsdd/options.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#exchange/write/formats.ts";
import type { Culture } from "#exchange/write/table.ts";
import type { ExtentChoice } from "./collect-subject.ts";
import { exportKindOf, type ExportSubject } from "./export-subject.ts";

/** What is chosen in the dialog. */
export type ExportChoice = {
  readonly format: ExportFormat;
  readonly extent: ExtentChoice;
  /** At least one. */
  readonly cultures: readonly Culture[];
  readonly bsdd: BsddOptions;
};

/** The formats for a subject, in their order. */
export function formatsFor(subject: ExportSubject): readonly ExportFormat[] {
  const kind = exportKindOf(subject);
  // The codes above hits are not among them, so they are no dictionary.
  return EXPORT_FORMATS.filter(({ id, takes }) => takes(kind) && (subject.kind !== "hits" || id !== "bsdd"));
}

/** The extents of a tree, in their order; none for anything else. */
export function extentsFor(subject: ExportSubject): readonly { id: ExtentChoice; label: string }[] {
  if (subject.kind !== "codes") return [];
  const below = { id: "below", label: "Selected code and below" } as const;
  return [
    { id: "whole", label: "Whole classification" },
    ...(subject.selected === null ? [] : [below]),
    { id: "open", label: "What is open" },
  ];
}
