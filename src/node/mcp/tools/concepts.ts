import * as v from "valibot";
import { isSendable } from "#core/api/http/url.ts";
import { listConceptVersions } from "#core/api/resources/concepts.ts";
import { listDocumentTemplates } from "#core/api/resources/documents.ts";
import {
  getReferencedDocument,
  listPropertyTagProperties,
  listPropertyValues,
} from "#core/api/resources/properties.ts";
import {
  listMappedProperties,
  listTemplateClassifications,
  listTemplateDocuments,
} from "#core/api/resources/templates.ts";
import { getUnit, type Translation } from "#core/api/resources/units.ts";
import { languageMatch } from "#core/text/culture.ts";
import { listAnswer } from "../answer.ts";
import { cultureInput, defineTool, pageInput, type Tool, versionGuid } from "../tool.ts";

/** The values of a property that are returned; enumerations of thousands exist. */
const MAX_VALUES = 50;

export const CONCEPT_TOOLS: readonly Tool[] = [
  defineTool({
    name: "read_template",
    title: "A template with its properties and values",
    description:
      "The mapped properties of a template, a page at a time, each with its values in the template; the first page also has the documents and classifications of the template.",
    input: v.object({ template: versionGuid("the template"), culture: cultureInput, ...pageInput(20, 50) }),
    async run({ template, culture, skip, take }, { client, culture: preset, signal }) {
      const names = culture ?? preset;
      const parameters = { versionGuid: template, culture: names };
      const page = listAnswer(await listMappedProperties(client, { ...parameters, skip, take }, signal), {
        skip,
        take,
      });
      const items = await Promise.all(
        page.items.map(async (property) => {
          if (property.versionGuid === null || !isSendable(property.versionGuid)) return property;
          const of = {
            templateVersionGuid: template,
            propertyVersionGuid: property.versionGuid,
            culture: names,
          };
          const { results } = await listPropertyValues(client, of, signal);
          return { ...property, values: results.slice(0, MAX_VALUES), valueCount: results.length };
        }),
      );
      if (skip > 0) return { ...page, items };
      const [documents, classifications] = await Promise.all([
        listTemplateDocuments(client, parameters, signal),
        listTemplateClassifications(client, { ...parameters, skip: 0, take: MAX_VALUES }, signal),
      ]);
      return { documents: documents.results, classifications: classifications.results, ...page, items };
    },
  }),
  defineTool({
    name: "read_property",
    title: "A property with its values and document",
    description:
      "The values of a property, in a template if one is given, the document it refers to, and its versions.",
    input: v.object({
      property: versionGuid("the property"),
      template: v.optional(versionGuid("a template that has the property")),
      culture: cultureInput,
    }),
    async run({ property, template, culture }, { client, culture: preset, signal }) {
      const names = culture ?? preset;
      const [values, document, versions] = await Promise.all([
        listPropertyValues(
          client,
          { propertyVersionGuid: property, templateVersionGuid: template, culture: names },
          signal,
        ),
        getReferencedDocument(client, { versionGuid: property, culture: names }, signal),
        listConceptVersions(client, { versionGuid: property, skip: 0, take: MAX_VALUES }, signal),
      ]);
      const { results } = values;
      return {
        values: results.slice(0, MAX_VALUES),
        valueCount: results.length,
        document,
        versions: versions.results,
      };
    },
  }),
  defineTool({
    name: "read_property_tag",
    title: "The properties of a property tag",
    description:
      "The properties of a property tag (a group of properties), or only those that a template has, too.",
    input: v.object({
      propertyTag: versionGuid("the property tag"),
      template: v.optional(versionGuid("a template")),
      culture: cultureInput,
      ...pageInput(50),
    }),
    async run({ propertyTag, template, culture, skip, take }, { client, culture: preset, signal }) {
      const parameters = {
        versionGuid: propertyTag,
        templateVersionGuid: template,
        culture: culture ?? preset,
      };
      return listAnswer(await listPropertyTagProperties(client, { ...parameters, skip, take }, signal), {
        skip,
        take,
      });
    },
  }),
  defineTool({
    name: "read_document",
    title: "The templates of a document",
    description: "The templates that refer to a document, such as a standard.",
    input: v.object({ document: versionGuid("the document"), culture: cultureInput, ...pageInput(50) }),
    async run({ document, culture, skip, take }, { client, culture: preset, signal }) {
      const parameters = { versionGuid: document, culture: culture ?? preset };
      return listAnswer(await listDocumentTemplates(client, { ...parameters, skip, take }, signal), {
        skip,
        take,
      });
    },
  }),
  defineTool({
    name: "read_unit",
    title: "A unit",
    description:
      "A unit with its names, symbols, definitions and the powers of its base quantities; with a culture, the texts in its language and in English only.",
    input: v.object({ unit: versionGuid("the unit"), culture: cultureInput }),
    async run({ unit, culture }, { client, culture: preset, signal }) {
      const names = culture ?? preset;
      const isIncluded = ({ languageCode }: Translation): boolean =>
        names === null || languageMatch(languageCode, names) > 0 || languageMatch(languageCode, "en") > 0;
      const details = await getUnit(client, { versionGuid: unit }, signal);
      const texts = (translations: readonly Translation[] | null) =>
        translations?.filter(isIncluded).map(({ text, languageCode }) => ({ text, languageCode }));
      return {
        ...details,
        fullNames: texts(details.fullNames),
        shortNames: texts(details.shortNames),
        technicalDefinitions: texts(details.technicalDefinitions),
        userDefinitions: texts(details.userDefinitions),
        examples: texts(details.examples),
      };
    },
  }),
];
