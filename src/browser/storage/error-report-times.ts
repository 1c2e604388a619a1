import * as v from "valibot";
import { createStore } from "#core/lib/store.ts";
import { persisted } from "./persisted.ts";

/** When the latest error reports were sent, in milliseconds since 1970: their limit holds for all tabs, and after a reload. */
export const errorReportTimes = persisted(
  createStore<readonly number[]>([]),
  "plinth.error-reports",
  v.array(v.number()),
);
