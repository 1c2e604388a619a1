import * as v from "valibot";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { isApiError } from "#core/api/http/errors.ts";
import { isSendable } from "#core/api/http/url.ts";
import { fetchAllPages, type WholeList } from "#core/api/paging/all-pages.ts";
import { MAX_SEARCHED } from "#core/api/paging/default-takes.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import { type ClassificationCode, listClassificationCodes } from "#core/api/resources/classifications.ts";
import { listConstructionObjects } from "#core/api/resources/construction-objects.ts";
import { listTemplates } from "#core/api/resources/templates.ts";
import { looksLikeGuid, bareGuid } from "#core/text/guid-forms.ts";
import { bestMatches, fold } from "#core/text/match-text.ts";
import { errorReason } from "#node/connect/error-reason.ts";
import { allClassifications, type Names } from "../all-classifications.ts";
import { incompleteness } from "../answer.ts";
import { identify } from "../identify.ts";
import { cultureInput, defineTool, pageInput, type Tool } from "../tool.ts";

const TAKE = 500;
const MAX_INPUTS = 50;

type CodeOf = ClassificationCode & { readonly classification: string };

const textsOf = ({ name, defaultName }: ConceptSummary) => ({ texts: [name, defaultName] });

/** The codes of all classifications that a lookup finds. */
async function codesOf(
  { client, culture, signal }: Names,
  classifications: readonly ConceptSummary[],
  lookup: { searchTerm: string } | { classNumber: string },
  take: number,
): Promise<{ readonly items: readonly CodeOf[]; readonly total: number }> {
  const found = await Promise.all(
    classifications.map(async ({ versionGuid }) => {
      if (versionGuid === null || !isSendable(versionGuid)) return { items: [], total: 0 };
      const page = await listClassificationCodes(
        client,
        { versionGuid, ...lookup, culture, skip: 0, take },
        signal,
      );
      const items = page.results.map((code) => ({ ...code, classification: versionGuid }));
      return { items, total: page.pagination?.total ?? items.length };
    }),
  );
  return {
    items: found.flatMap(({ items }) => items),
    total: found.reduce((sum, { total }) => sum + total, 0),
  };
}

const search = defineTool({
  name: "search",
  title: "Search everything",
  description:
    "Finds classifications, codes of all classifications, templates and construction objects by a name or class number. The service has no search for properties: find them by read_template. `total` of a kind may be larger than its items; list_codes and list_templates with `search` have the rest.",
  input: v.object({
    query: v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(200),
      v.description("A name, a part of one, or a class number"),
    ),
    culture: cultureInput,
    take: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(25),
        v.description("Maximum number of items of each kind"),
      ),
      10,
    ),
  }),
  async run({ query, culture, take }, context) {
    const names = { ...context, culture: culture ?? context.culture };
    const { client, signal } = names;
    const classifications = allClassifications(names);
    const local = (all: WholeList<ConceptSummary>, what: string) => {
      const found = bestMatches(all.items, query, textsOf);
      return { items: found.slice(0, take), total: found.length, ...incompleteness(all, what) };
    };
    const [inClassifications, codes, templates, constructionObjects] = await Promise.all([
      part(async () => local(await classifications, "classifications")),
      part(async () => {
        const all = await classifications;
        const { items, total } = await codesOf(names, all.items, { searchTerm: query }, take);
        const ranked = bestMatches(items, query, (code) => ({ ...textsOf(code), number: code.classNumber }));
        // A service may find more than the names and numbers that are compared here.
        const codes = [...new Set([...ranked, ...items])].slice(0, take);
        return { items: codes, total, ...incompleteness(all, "classifications") };
      }),
      part(async () => {
        const { culture } = names;
        const all = await fetchAllPages(
          (page) => listTemplates(client, { culture, ...page }, signal),
          TAKE,
          conceptKey,
          MAX_SEARCHED,
        );
        return local(all, "templates");
      }),
      part(async () => {
        const parameters = { searchTerm: query, culture: names.culture, skip: 0, take };
        const { results, pagination } = await listConstructionObjects(client, parameters, signal);
        return { items: results, total: pagination?.total ?? results.length };
      }),
    ]);
    return { classifications: inClassifications, codes, templates, constructionObjects };
  },
});

/** A part of an answer; one that fails leaves the others. */
async function part(find: () => Promise<object>): Promise<object> {
  try {
    return await find();
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { failed: errorReason(error) };
  }
}

const lookUp = defineTool({
  name: "look_up",
  title: "Look up many GUIDs or class numbers",
  description:
    "What each of up to 50 version GUIDs or class numbers identifies: the kind and versions of a concept, or the codes with that number in all classifications.",
  input: v.object({
    inputs: v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
      v.minLength(1),
      v.maxLength(MAX_INPUTS),
      v.description("Version GUIDs or class numbers"),
    ),
    culture: cultureInput,
    // A long answer has the first items only, and continues like a list.
    skip: pageInput(MAX_INPUTS).skip,
  }),
  async run({ inputs, culture, skip }, context) {
    const names = { ...context, culture: culture ?? context.culture };
    const classifications = await allClassifications(names);
    // One after the other: each takes several requests already.
    const items: object[] = [];
    for (const input of inputs.slice(skip))
      items.push({ input, ...(await part(() => found(names, classifications.items, input))) });
    return { items, ...incompleteness(classifications, "classifications") };
  },
});

async function found(
  names: Names,
  classifications: readonly ConceptSummary[],
  input: string,
): Promise<object> {
  const guid = bareGuid(input);
  const { client, signal } = names;
  if (!looksLikeGuid(guid)) {
    const { items } = await codesOf(names, classifications, { classNumber: input.trim() }, TAKE);
    const codes = items.filter(({ classNumber }) => fold(classNumber?.trim() ?? "") === fold(input.trim()));
    if (codes.length > 0) return { codes };
  }
  // GUIDs have no specified form, so anything may be one.
  return (await identify(client, guid, signal)) ?? { notFound: true };
}

export const SEARCH_TOOLS: readonly Tool[] = [search, lookUp];
