import type { QueryClient } from "@tanstack/react-query";
import type { Scope } from "#browser/queries/scope/scope.ts";
import type { Client } from "#core/api/http/client.ts";
import {
  type CollectedTexts,
  collectTranslations,
  type TranslationsRequest,
} from "#core/files/write/collect/collect-translations.ts";
import type { CollectJob, Collection } from "#core/files/write/collect/collection.ts";
import { titleOf } from "#core/files/write/collect/translated.ts";
import type { Note } from "#core/files/write/notes.ts";
import type { RunProgress } from "#core/lib/bounded-run.ts";
import { RecentMap } from "#core/lib/recent-map.ts";
import { createStore, type Store } from "#core/lib/store.ts";
import { type TranslatableText, translatableTexts } from "../texts/translatable-texts.ts";
import { createTranslationsSource } from "./translations-source.ts";

/** A count that takes more requests waits until the user starts it. */
export const AUTOMATIC_REQUESTS = 20;

/** The texts counted so far. */
export type Counted = {
  readonly texts: readonly TranslatableText[];
  readonly notes: readonly Note[];
  /** The default name of the classification; null for a whole service. */
  readonly classificationName: string | null;
};

/** The progress of a count; the same object until something changes. */
export type CountProgress = RunProgress<CollectJob> & {
  /** Whether it waits for the user, because it takes too many requests. */
  readonly isOnDemand: boolean;
  /** Null before the first texts are counted; while the count continues, those of its last stop. */
  readonly counted: Counted | null;
};

/** Whether all is loaded; before, a text that is not there is not known to be missing. */
export function isComplete({ status, failures }: CountProgress): boolean {
  return status === "finished" && failures.length === 0;
}

type Options = TranslationsRequest & { readonly queryClient: QueryClient; readonly scope: Scope };

/**
 * Loads the texts of a service or a classification in some cultures. It begins by itself, and stops as soon as it is known to take more than
 * `AUTOMATIC_REQUESTS`; then, and after a stop by the user, `start` continues it.
 */
export class TranslationCount {
  readonly #options: Options;
  readonly #collection: Collection<CollectedTexts>;
  readonly #progress: Store<CountProgress>;
  #isRequested = false;
  #isOnDemand = false;
  #isPaused = false;
  /** The number of requests of the app since it began by itself. */
  #sent = 0;
  #counted: Counted | null = null;

  constructor(options: Options) {
    this.#options = options;
    const { queryClient, scope } = options;
    this.#collection = collectTranslations(createTranslationsSource(queryClient, scope), options);
    this.#progress = createStore(this.#measure());
    this.#collection.run.subscribe(() => this.#changed());
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe: Store<unknown>["subscribe"] = (listener) => this.#progress.subscribe(listener);

  /** For `useSyncExternalStore`. */
  readonly getProgress = (): CountProgress => this.#progress.get();

  /** Starts or continues for the user, however many requests it takes. */
  start(): void {
    this.#isRequested = true;
    this.#isOnDemand = false;
    this.#collection.run.start();
  }

  /** Cancels the requests in flight and keeps what is loaded. */
  stop(): void {
    this.#collection.run.stop();
  }

  /** Retries what failed. */
  retry(): void {
    this.#isRequested = true;
    this.#collection.run.retry();
  }

  /** Begins by itself, or resumes after a pause. Returns the function that pauses it. */
  attend(): () => void {
    const { run } = this.#collection;
    this.#sent = 0;
    const unsubscribe = this.#options.queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "fetch") return;
      this.#sent += 1;
      this.#stopIfLong();
    });
    // In a task of its own, so that requests that a pause has just cancelled are over.
    const begin = setTimeout(() => {
      const { status } = run.getProgress();
      const isDue = status === "idle" || this.#isPaused || (this.#isOnDemand && !this.#isLong());
      this.#isPaused = false;
      if (!isDue) return;
      this.#isOnDemand = false;
      run.start();
    });
    return () => {
      clearTimeout(begin);
      unsubscribe();
      if (this.#isPaused) return;
      this.#isPaused = run.getProgress().status === "running";
      if (this.#isPaused) this.stop();
    };
  }

  /** Whether it is known to take too many requests to go on by itself. */
  #isLong(): boolean {
    const { running, waiting } = this.#collection.run;
    const later = requestsOf(waiting);
    // Some requests of the jobs in progress have been sent.
    return Math.max(this.#sent, requestsOf(running)) + later > AUTOMATIC_REQUESTS;
  }

  #stopIfLong(): void {
    if (this.#isRequested || this.#isOnDemand || !this.#isLong()) return;
    if (this.#collection.run.getProgress().status !== "running") return;
    this.#isOnDemand = true;
    this.stop();
  }

  #changed(): void {
    this.#stopIfLong();
    const { status } = this.#collection.run.getProgress();
    if (status !== "running" && !this.#isOnDemand && !this.#isPaused) this.#count();
    this.#progress.set(this.#measure());
  }

  #count(): void {
    const collected = this.#collection.data();
    const { classification } = this.#options;
    const [tree] = collected.codes;
    this.#counted = {
      texts: translatableTexts(collected, classification),
      notes: collected.notes,
      classificationName: classification === null || tree === undefined ? null : titleOf(tree.classification),
    };
  }

  #measure(): CountProgress {
    const progress = this.#collection.run.getProgress();
    return {
      ...progress,
      status: this.#isPaused ? "running" : progress.status,
      isOnDemand: this.#isOnDemand,
      counted: this.#counted,
    };
  }
}

function requestsOf(jobs: readonly CollectJob[]): number {
  return jobs.reduce((sum, { requests }) => sum + (requests?.() ?? 1), 0);
}

/** A client belongs to one session with one service. The last counts are kept, so that Back shows them again. */
const counts = new WeakMap<Client, RecentMap<string, TranslationCount>>();

/** A count of large classifications takes tens of megabytes. */
const KEPT = 4;

/** The count for a request, which is kept when the user leaves the page. */
export function countOf(options: Options): TranslationCount {
  const { scope, classification, cultures } = options;
  const ofClient = counts.get(scope.client) ?? new RecentMap<string, TranslationCount>(KEPT);
  counts.set(scope.client, ofClient);
  const key = JSON.stringify([scope.culture, classification, cultures]);
  const count = ofClient.get(key) ?? new TranslationCount(options);
  ofClient.set(key, count);
  return count;
}
