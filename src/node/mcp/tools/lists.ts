import * as v from "valibot";
import { fetchAllPages } from "#core/api/paging/all-pages.ts";
import { MAX_SEARCHED } from "#core/api/paging/default-takes.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import { listClassificationCodes, listClassifications } from "#core/api/resources/classifications.ts";
import { searchRequirements } from "#core/api/resources/requirements.ts";
import { listTemplates } from "#core/api/resources/templates.ts";
import { int32 } from "#core/api/schema.ts";
import { bestMatches } from "#core/text/match-text.ts";
import { incompleteness, listAnswer, partOf } from "../answer.ts";
import { cultureInput, defineTool, pageInput, type Tool, versionGuid } from "../tool.ts";

const TAKE = 500;

export const LIST_TOOLS: readonly Tool[] = [
  defineTool({
    name: "list_classifications",
    title: "Classifications",
    description: "The classifications of the dictionary. `versionGuid` of one is what list_codes needs.",
    input: v.object({ culture: cultureInput, ...pageInput(50) }),
    run: async ({ culture, skip, take }, { client, culture: preset, signal }) =>
      listAnswer(await listClassifications(client, { culture: culture ?? preset, skip, take }, signal), {
        skip,
        take,
      }),
  }),
  defineTool({
    name: "list_codes",
    title: "Codes of a classification",
    description:
      "Walks the code tree of a classification: without `parent` the first level, with it the codes directly below that code. `hasCodes` says whether a code has codes below it. With `search` (a name or a part of a class number) or `classNumber`, the matching codes of any level.",
    input: v.object({
      classification: versionGuid("the classification"),
      parent: v.optional(versionGuid("the code above, from an earlier answer")),
      search: v.optional(
        v.pipe(v.string(), v.minLength(1), v.description("A name, or a part of a class number")),
      ),
      classNumber: v.optional(v.pipe(v.string(), v.minLength(1), v.description("A class number"))),
      culture: cultureInput,
      ...pageInput(50),
    }),
    async run({ classification, parent = null, search, classNumber, culture, skip, take }, context) {
      const { client, trees, signal } = context;
      const names = culture ?? context.culture;
      if (search === undefined && classNumber === undefined)
        return trees.level({ classification, parent, culture: names, skip, take }, signal);
      if (parent !== null)
        throw new Error("Use either `parent` or a search: a search is in the whole classification.");
      const lookup = { versionGuid: classification, searchTerm: search, classNumber };
      return listAnswer(
        await listClassificationCodes(client, { ...lookup, culture: names, skip, take }, signal),
        { skip, take },
      );
    },
  }),
  defineTool({
    name: "list_templates",
    title: "Templates",
    description:
      "The product data templates, or only those related to a classification and one of its codes; `search` finds names.",
    input: v.object({
      classification: v.optional(versionGuid("a classification")),
      code: v.optional(versionGuid("a code of the classification")),
      includeNested: v.optional(
        v.pipe(v.boolean(), v.description("Whether templates of the codes below are included")),
      ),
      search: v.optional(v.pipe(v.string(), v.minLength(1), v.description("A part of a name"))),
      culture: cultureInput,
      ...pageInput(50),
    }),
    async run(
      { classification, code, includeNested, search, culture, skip, take },
      { client, culture: preset, signal },
    ) {
      const filter = {
        classificationVersionGuid: classification,
        classificationCodeVersionGuid: code,
        includeNested,
        culture: culture ?? preset,
      };
      if (search === undefined)
        return listAnswer(await listTemplates(client, { ...filter, skip, take }, signal), { skip, take });
      const all = await fetchAllPages(
        (page) => listTemplates(client, { ...filter, ...page }, signal),
        TAKE,
        conceptKey,
        MAX_SEARCHED,
      );
      const found = bestMatches(all.items, search, ({ name, defaultName }) => ({
        texts: [name, defaultName],
      }));
      return { ...partOf(found, { skip, take }), ...incompleteness(all, "templates") };
    },
  }),
  defineTool({
    name: "search_requirements",
    title: "Requirements of a project",
    description:
      "What a project requires: product types with their levels of information (LOI) by stage and role.",
    input: v.object({
      project: v.pipe(int32, v.description("Id of the project")),
      productTypes: v.optional(v.array(versionGuid("a product type"))),
      stages: v.optional(v.pipe(v.array(int32), v.description("Ids of stages"))),
      roles: v.optional(v.pipe(v.array(int32), v.description("Ids of roles"))),
      ...pageInput(20),
    }),
    async run({ project, productTypes, stages, roles, skip, take }, { client, signal }) {
      const filter = { productTypeGuids: productTypes, stageIds: stages, roleIds: roles };
      return listAnswer(await searchRequirements(client, { id: project, filter, skip, take }, signal), {
        skip,
        take,
      });
    },
  }),
];
