import type { Query, QueryClient } from "@tanstack/react-query";
import type { Client } from "#core/api/http/client.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import type { Unit } from "#core/api/resources/units.ts";
import { createStore } from "#core/lib/store.ts";
import { unitNames } from "../resources/units.ts";
import { backgroundScope } from "../scope/background-scope.ts";
import { type Scope, scopeKey } from "../scope/scope.ts";

/** The texts of a concept in the second culture. */
export type SecondTexts = {
  readonly versionGuid: string | null;
  readonly guid: string | null;
  readonly name: string | null;
  readonly defaultName: string | null;
  readonly technicalDefinition: string | null;
  readonly defaultTechnicalDefinition: string | null;
};

/** Why a part of the page lacks texts in the second culture, and the function that requests them again. */
export type SecondFailure = { readonly error: unknown; readonly retry: () => void };

const NO_DEFINITIONS = { technicalDefinition: null, defaultTechnicalDefinition: null };

/**
 * The scope for requests in the second culture: they do not delay those of the first, and the names are not remembered, since the remembered
 * ones are of the first.
 */
export function secondScope(scope: Scope, beside: string): Scope {
  return { ...backgroundScope(scope), culture: beside, isSecond: true };
}

/**
 * The texts of concepts in a second culture, from whatever the query cache has in that culture: lists, trees, single concepts. A store for
 * `useSyncExternalStore`.
 */
export class SecondNames {
  readonly #queryClient: QueryClient;
  readonly #service: string;
  readonly #culture: string;
  readonly #texts = new Map<string, SecondTexts>();
  readonly #unlisted = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #failures = createStore<readonly SecondFailure[]>([]);
  #revision = 0;
  #unsubscribe: () => void = () => undefined;

  constructor(queryClient: QueryClient, service: string, culture: string) {
    this.#queryClient = queryClient;
    this.#service = service;
    this.#culture = culture;
    this.#addAll();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#listen();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#unsubscribe();
    };
  };

  /** The texts of a concept by its key (`conceptKey`); undefined until they have loaded. */
  get(key: string | null): SecondTexts | undefined {
    return key === null ? undefined : this.#texts.get(key);
  }

  /** Adds texts that are no query of their own. */
  readonly add = (texts: SecondTexts): void => {
    if (this.#enter(texts)) this.#notify();
  };

  /** Changes whenever something is added. */
  readonly revision = (): number => this.#revision;

  /** Whether all that was requested for a concept has loaded, without its texts. */
  isUnlisted(key: string | null): boolean {
    return key !== null && this.#unlisted.has(key) && !this.#texts.has(key);
  }

  /** Records concepts, by their keys, for which nothing more is requested; their texts may still arrive with something else. */
  readonly addUnlisted = (keys: readonly (string | null)[]): void => {
    const before = this.#unlisted.size;
    for (const key of keys) if (key !== null) this.#unlisted.add(key);
    if (this.#unlisted.size > before) this.#notify();
  };

  /** The failures of the parts of the page, so that they are shown once. For `useSyncExternalStore`. */
  readonly failures = { get: this.#failures.get, subscribe: this.#failures.subscribe };

  /** Adds a failure; returns the function that removes it. */
  readonly addFailure = (failure: SecondFailure): (() => void) => {
    this.#failures.set([...this.#failures.get(), failure]);
    return () => this.#failures.set(this.#failures.get().filter((one) => one !== failure));
  };

  #listen(): void {
    // Responses may have arrived while nobody listened.
    this.#addAll();
    this.#unsubscribe = this.#queryClient.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success" && this.#addQuery(event.query))
        this.#notify();
    });
  }

  #addAll(): void {
    for (const culture of [this.#culture, null])
      for (const query of this.#queryClient
        .getQueryCache()
        .findAll({ queryKey: scopeKey({ service: this.#service }, culture) }))
        this.#addQuery(query);
  }

  /** Adds what a query of this culture has loaded; returns whether there is anything. */
  #addQuery({ queryKey, state: { data } }: Pick<Query, "queryKey" | "state">): boolean {
    const [service, culture, kind, versionGuid] = queryKey;
    if (service !== this.#service || typeof data !== "object" || data === null) return false;
    if (culture === null && kind === "units" && typeof versionGuid === "string")
      return this.#enterUnit(versionGuid, this.#queryClient.getQueryData<Unit>(queryKey));
    if (culture !== this.#culture) return false;
    let hasNews = false;
    for (const texts of conceptsIn(data)) hasNews = this.#enter(texts) || hasNews;
    return hasNews;
  }

  /** Units have their names in all languages. */
  #enterUnit(versionGuid: string, unit: Unit | undefined): boolean {
    if (unit === undefined) return false;
    const names = unitNames(unit, this.#culture);
    return this.#enter({ ...NO_DEFINITIONS, ...names, versionGuid, guid: unit.guid });
  }

  #enter(texts: SecondTexts | null): boolean {
    const key = texts && conceptKey(texts);
    if (texts === null || key === null) return false;
    this.#texts.set(key, texts);
    return true;
  }

  #notify(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }
}

/** The texts of the latest second culture of each session; those of another are dropped. */
const latest = new WeakMap<Client, { readonly culture: string; readonly names: SecondNames }>();

/**
 * The texts in a second culture: the same object until another one is chosen, or the session ends.
 * @param scope that of the session: those derived from it (`secondScope`) have clients of their own
 */
export function secondNamesOf(
  queryClient: QueryClient,
  { client, service }: Pick<Scope, "client" | "service">,
  culture: string,
): SecondNames {
  const known = latest.get(client);
  if (known?.culture === culture) return known.names;
  const names = new SecondNames(queryClient, service, culture);
  latest.set(client, { culture, names });
  return names;
}

/** The concepts with names in a response: those of a list, or the only one. */
export function conceptsIn(data: unknown): SecondTexts[] {
  if (typeof data !== "object" || data === null) return [];
  const results: unknown = "results" in data ? data.results : [data];
  return Array.isArray(results) ? results.flatMap((result) => textsOf(result) ?? []) : [];
}

function text(value: object, key: keyof SecondTexts): string | null {
  const found: unknown = Reflect.get(value, key);
  return typeof found === "string" ? found : null;
}

function textsOf(value: unknown): SecondTexts | null {
  // Versions and requirements have GUIDs, but no names.
  if (typeof value !== "object" || value === null || !("defaultName" in value)) return null;
  return {
    versionGuid: text(value, "versionGuid"),
    guid: text(value, "guid"),
    name: text(value, "name"),
    defaultName: text(value, "defaultName"),
    technicalDefinition: text(value, "technicalDefinition"),
    defaultTechnicalDefinition: text(value, "defaultTechnicalDefinition"),
  };
}
