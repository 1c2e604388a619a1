import type { QueryClient } from "@tanstack/react-query";
import { queryUntil } from "#browser/queries/query-until.ts";
import { codeByNumberQuery } from "#browser/queries/resources/classifications.ts";
import { backgroundScope } from "#browser/queries/scope/background-scope.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import { conceptKey, dedupe } from "#core/api/paging/paging.ts";
import type { Extent } from "#core/files/write/collect/code-collector.ts";
import { collectCodes, collectHits } from "#core/files/write/collect/collect-codes.ts";
import {
  collectConcepts,
  collectDocuments,
  collectRequirements,
  collectUnits,
} from "#core/files/write/collect/collect-lists.ts";
import { collectProperty, collectTemplate } from "#core/files/write/collect/collect-template.ts";
import { type Collection, createCollection } from "#core/files/write/collect/collection.ts";
import type { Culture } from "#core/files/write/table.ts";
import type { ExportSubject } from "../export-subject.ts";
import { createExportSource } from "./export-source.ts";
import { fetchList } from "./fetch-list.ts";

/** The part of a tree to export, as offered in the dialog. */
export type ExtentChoice = Extent["kind"];

type Choice = { readonly cultures: readonly Culture[]; readonly extent: ExtentChoice };

/** Creates the collection that loads an export's data through the query cache. */
export function collectSubject(
  queryClient: QueryClient,
  scope: Scope,
  subject: ExportSubject,
  { cultures, extent }: Choice,
): Collection {
  const source = createExportSource(queryClient, scope);
  const background = backgroundScope(scope);
  switch (subject.kind) {
    case "concepts": {
      const { what, query } = subject;
      return collectConcepts(
        (culture, signal) => fetchList(queryClient, query({ ...background, culture }), signal),
        { what, cultures },
      );
    }
    case "codes":
      return collectCodes(source, {
        versionGuid: subject.classification,
        extent: extentOf(subject, extent),
        cultures,
      });
    case "hits": {
      const { what, classification, culture, queries } = subject;
      return collectHits(source, {
        versionGuid: classification,
        what,
        culture,
        cultures,
        fetchHits: async (signal) => {
          const lists = await Promise.all(
            queries({ ...background, culture }).map((query) => fetchList(queryClient, query, signal)),
          );
          const items = dedupe(
            lists.flatMap(({ items }) => items),
            conceptKey,
          );
          return { items, gap: lists.find(({ gap }) => gap !== null)?.gap ?? null };
        },
        fetchCode: async ({ versionGuid, classNumber }, culture, signal) => {
          if (versionGuid === null || classNumber === null) return null;
          const query = codeByNumberQuery(
            { ...background, culture },
            classification,
            versionGuid,
            classNumber,
          );
          return queryUntil(queryClient, query, signal);
        },
      });
    }
    case "template":
      return collectTemplate(source, { ...subject, cultures });
    case "property":
      return collectProperty(source, { ...subject, cultures });
    case "documents":
      return collectDocuments(source, { ...subject, cultures });
    case "units":
      return collectUnits(source, { ...subject, cultures });
    case "requirements": {
      const { what, shown, toTable } = subject;
      const { run, data } = collectRequirements(source, { ...subject, culture: cultures[0] ?? null });
      return {
        run,
        data: () => {
          const rows = data();
          return toTable === undefined
            ? { ...rows, requirements: shown(rows.requirements) }
            : { kind: "table", what, cultures, ...toTable(rows.requirements) };
        },
      };
    }
    case "data":
      return createCollection([], () => subject.data);
  }
}

function extentOf({ selected, isOpen }: ExportSubject & { kind: "codes" }, choice: ExtentChoice): Extent {
  if (choice === "below" && selected !== null) return { kind: "below", path: selected };
  return choice === "open" ? { kind: "open", isOpen } : { kind: "whole" };
}
