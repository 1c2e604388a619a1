import { createSampleService, loadSampleCatalogue } from "#core/catalogue/sample/sample.fixture.ts";
import { conceptOf, some } from "#core/catalogue/service/service.fixture.ts";
import { OPERATION_IDS } from "../interface/operation-details.ts";
import { type Operation, type OperationId, OPERATIONS } from "../operations.ts";
import type { Example } from "./describe-interface.ts";

type Sent = Omit<Example, "response">;

/** A request of each operation that shows what the sample has of it. */
async function requests(): Promise<Record<OperationId, Sent>> {
  const catalogue = await loadSampleCatalogue();
  const template = conceptOf(catalogue.templates, "precast-concrete-wall-panel").latest.guid;
  const classification = conceptOf(catalogue.classifications, "building-elements");
  const property = conceptOf(catalogue.properties, "fire-resistance-class").latest.guid;
  const code = some(classification.codes.find(({ entry }) => entry.number === "330"));
  const culture = "nb-NO";
  const page = { Skip: 0, Take: 2 };
  const versionGuid = classification.latest.guid;
  return {
    E1: {
      parameters: {},
      body: { clientId: "plinth", clientSecret: "<CLIENT_SECRET>", audienceUrl: "https://app.example" },
    },
    E2: { parameters: { versionGuid, ClassNumber: "33", Culture: culture, ...page } },
    E3: { parameters: { ...page, SearchTerm: "wall", Culture: culture } },
    E4: { parameters: { versionGuid: template, culture, ...page } },
    E5: { parameters: { ...page, culture } },
    E6: { parameters: { versionGuid: template, culture, ...page } },
    E7: { parameters: { versionGuid, ...page } },
    E8: {
      parameters: {
        versionGuid: conceptOf(catalogue.propertyTags, "product-identification").latest.guid,
        culture,
        ...page,
        templateVersionGuid: template,
      },
    },
    E9: {
      parameters: {
        ClassificationVersionGuid: versionGuid,
        ClassificationCodeVersionGuid: code.latest.guid,
        IncludeNested: true,
        ...page,
        culture,
      },
    },
    E10: { parameters: { id: 1, Skip: 0, Take: 1 }, body: { stageIds: [1, 2] } },
    E11: { parameters: { versionGuid: property, culture } },
    E12: {
      parameters: { versionGuid: conceptOf(catalogue.documents, "en-206").latest.guid, culture, ...page },
    },
    E13: { parameters: { propertyVersionGuid: property, culture } },
    E14: { parameters: { versionGuid: template, culture } },
    E15: { parameters: { versionGuid: conceptOf(catalogue.units, "kilonewton").latest.guid } },
  };
}

/** The path and query of a request. */
function requestPath({ path, query }: Operation, { parameters }: Sent): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name])),
  );
  const search = Object.keys(query)
    .filter((name) => name in parameters)
    .map((name) => `${name}=${encodeURIComponent(String(parameters[name]))}`)
    .join("&");
  return search === "" ? filled : `${filled}?${search}`;
}

/** An example of each operation, with the responses of the sample. The token is a placeholder. */
export async function sampleExamples(): Promise<ReadonlyMap<OperationId, Example>> {
  const examples = await requests();
  const service = createSampleService({ isOpen: true });
  const answer = async (id: OperationId): Promise<unknown> => {
    if (id === "E1") return "<ACCESS_TOKEN>";
    const operation: Operation = OPERATIONS[id];
    const [mediaType = ""] = operation.mediaTypes ?? [];
    const { body } = examples[id];
    const request = new Request(`https://service.example${requestPath(operation, examples[id])}`, {
      method: operation.method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": mediaType } }),
    });
    const response = await service.handle(request);
    const text = await response.text();
    if (!response.ok) throw new Error(`${id}: ${text}`);
    return JSON.parse(text);
  };
  const answered = OPERATION_IDS.map(
    async (id) => [id, { ...examples[id], response: await answer(id) }] as const,
  );
  return new Map(await Promise.all(answered));
}
