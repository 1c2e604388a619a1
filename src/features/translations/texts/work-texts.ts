import type { WorkState } from "#import-export/export/kinds/translations.ts";
import { text, type Text } from "#messages/text.ts";

/** The states of the worklist on the screen. */
export const WORK_TEXTS: Readonly<Record<WorkState, Text>> = {
  missing: text("translations.missing"),
  same: text("translations.same"),
  differs: text("translations.differs"),
};
