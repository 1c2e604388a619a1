import { MAX_INT32 } from "#core/lib/int32.ts";
import {
  OPERATION_DETAILS,
  OPERATION_IDS,
  type OperationDetails,
  PARAMETER_MEANINGS,
} from "../interface/operation-details.ts";
import { type Operation, type OperationId, OPERATIONS } from "../operations.ts";
import { componentSchemas, INT32, schemaRef } from "./component-schemas.ts";

/** An example of a request and its response, in the form in which they are sent. */
export type Example = {
  /** By the names of the parameters. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly response: unknown;
};

const DESCRIPTION = `The operations of the Construction Data Service Interface, by which construction data dictionaries are read.

Numbers in parentheses are sections of that interface. What it requires is required here. Names of parameters are case-sensitive, and differ between operations: \`Culture\` in E2 and E3, \`culture\` elsewhere.

Besides what is described here, Plinth reads \`null\` as an absent field, ignores fields that it does not know, and shows items once that a list sends twice. It believes what \`pagination\` says about a page, and requests at most four responses of a service at a time.`;

const JSON_TYPE = "application/json";
const PROBLEM_TYPES = ["application/problem+json", JSON_TYPE];

const ERROR_NAMES = {
  400: "Bad request",
  401: "Unauthorized: the token is missing, wrong or has expired",
  403: "Forbidden",
  404: "Not found",
  500: "Internal server error; the interface defines no body for it",
} as const;

const TAGS = [
  { name: "Authentication", description: "Obtaining an access token", prefix: "/authentication/" },
  { name: "Template management", description: "The catalogue, read-only", prefix: "/templates-management/" },
  { name: "Project management", description: "Requirements of projects", prefix: "/projects-management/" },
];

/** Describes the interface as an OpenAPI 3.1 document: from the table of operations, the schemas, and an example of each operation. */
export function describeInterface(examples: ReadonlyMap<OperationId, Example>): object {
  const paths = OPERATION_IDS.map((id) => {
    const { method, path } = OPERATIONS[id];
    return [path, { [method.toLowerCase()]: describeOperation(id, examples.get(id)) }] as const;
  });
  return {
    openapi: "3.1.1",
    info: {
      title: "Construction Data Service Interface",
      version: "2",
      summary: "Classifications, templates, properties, units and requirements of a dictionary service",
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [
      {
        url: "{baseUrl}",
        description: "The base URL of the service",
        variables: { baseUrl: { default: "https://service.example" } },
      },
    ],
    security: [{ bearer: [] }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The access token that E1 returns (5)." },
      },
      schemas: { ...componentSchemas(), ...listSchemas(), ProblemWithExtensions: PROBLEM_WITH_EXTENSIONS },
    },
  };
}

const PROBLEM_WITH_EXTENSIONS = {
  description: "An error whose further members are in `extensions` (2.10)",
  allOf: [schemaRef("Problem"), { required: ["extensions"] }],
};

/** The paged lists (2.2), by the names of their items. */
function listSchemas(): Record<string, object> {
  const paged = OPERATION_IDS.filter((id) => OPERATIONS[id].response === "paged");
  const contents = paged.map((id) => OPERATION_DETAILS[id].content);
  return Object.fromEntries(
    contents.map((content) => [
      `${content}List`,
      {
        type: "object",
        description: "A page of a list. The interface specifies no order. (2.2)",
        properties: {
          results: { type: "array", items: schemaRef(content), description: "The items of this page" },
          pagination: { ...schemaRef("Pagination"), description: "The position of the page in the list" },
        },
      },
    ]),
  );
}

function describeOperation(id: OperationId, example?: Example): object {
  const operation: Operation = OPERATIONS[id];
  const details = OPERATION_DETAILS[id];
  const { path, mediaTypes = [] } = operation;
  const { title, description, tolerance, body, isOpen } = details;
  return {
    operationId: camelCase(title),
    summary: `${id}. ${title}`,
    description: [description, tolerance].filter((text) => text !== undefined).join(" "),
    tags: TAGS.filter(({ prefix }) => path.startsWith(prefix)).map(({ name }) => name),
    ...(isOpen ? { security: [] } : {}),
    parameters: parametersOf(operation, details, example),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            description: "Both media types are in use; the first one is that of the sample requests.",
            content: contentOf(mediaTypes, schemaRef(body), example?.body),
          },
        }),
    responses: {
      200: {
        description: "OK",
        content: contentOf([JSON_TYPE], responseSchema(operation, details), example?.response),
      },
      ...Object.fromEntries(details.errors.map((status) => [status, errorResponse(status, details)])),
      default: {
        description: "Any other error (7)",
        content: contentOf(PROBLEM_TYPES, schemaRef("Problem")),
      },
    },
  };
}

function parametersOf({ path, query }: Operation, details: OperationDetails, example?: Example): object[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description:
      name === "id"
        ? "Id of the project"
        : `Version GUID of the ${details.of ?? "concept"}, an opaque string`,
    schema: name === "id" ? INT32 : { type: "string", minLength: 1 },
  }));
  const inQuery = Object.entries(query).map(([name, type]) => ({
    name,
    in: "query",
    required: false,
    description: details.parameters?.[name] ?? PARAMETER_MEANINGS[name] ?? "",
    schema: type === "int32" ? { ...INT32, minimum: 0, maximum: MAX_INT32 } : { type },
  }));
  return [...inPath, ...inQuery].map((parameter) => {
    const value = example?.parameters[parameter.name];
    return value === undefined ? parameter : { ...parameter, example: value };
  });
}

function responseSchema({ response }: Operation, { content, isListOrObject }: OperationDetails): object {
  if (content === "AccessToken") return { type: "string", description: "The access token" };
  const item = schemaRef(content);
  if (response === "paged") return schemaRef(`${content}List`);
  if (response === "single") return item;
  const list = { type: "array", items: item };
  return isListOrObject ? { anyOf: [item, list] } : list;
}

function errorResponse(status: keyof typeof ERROR_NAMES, { requiresExtensions }: OperationDetails): object {
  const description = ERROR_NAMES[status];
  if (status === 500) return { description };
  const schema = schemaRef(requiresExtensions ? "ProblemWithExtensions" : "Problem");
  return { description, content: contentOf(PROBLEM_TYPES, schema) };
}

function contentOf(mediaTypes: readonly string[], schema: object, example?: unknown): object {
  const content = { schema, ...(example === undefined ? {} : { example }) };
  return Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, content]));
}

function camelCase(title: string): string {
  return title
    .replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^\w/, (first) => first.toLowerCase());
}
