import * as v from "valibot";
import { createStore, type Store } from "#lib/store.ts";
import { persisted } from "./persisted.ts";

/** Whether code trees show definitions beneath the names. */
export const showsDefinitions: Store<boolean> = persisted(
  createStore(false),
  "plinth.definitions",
  v.boolean(),
);
