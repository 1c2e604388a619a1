import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { OperationId } from "#core/api/operations.ts";
import { listIn, textOf } from "./answers.ts";
import { NotTried } from "./not-tried.ts";
import type { Call, Probe } from "./probe.ts";

/** Existing concepts by their version GUIDs, and the project, for operations whose subjects no operation lists. */
export type GivenSubjects = { readonly [Kind in ConceptKind]?: string } & { readonly project?: number };

/** How many concepts are tried to find one that has what an operation returns. */
const CANDIDATES = 8;

/** Existing concepts of the service under test, as given or as its lists contain them. */
export class Subjects {
  readonly #probe: Probe;
  readonly #given: GivenSubjects;
  readonly #found = new Map<string, Promise<string>>();

  constructor(probe: Probe, given: GivenSubjects) {
    this.#probe = probe;
    this.#given = given;
  }

  /** The required parameters of an operation, and those without which it returns nothing. Throws NotTried without a subject. */
  async parametersOf(id: OperationId): Promise<NonNullable<Call["parameters"]>> {
    switch (id) {
      case "E1":
      case "E3":
      case "E5":
      case "E9":
        return {};
      case "E2":
      case "E7":
        return { versionGuid: await this.classification() };
      case "E4":
      case "E6":
      case "E14":
        return { versionGuid: await this.template() };
      case "E8":
        return { versionGuid: this.#require("property-tag", "property tags") };
      case "E10": {
        const { project } = this.#given;
        if (project === undefined)
          throw new NotTried("No operation lists projects: name one with --project.");
        return { id: project };
      }
      case "E11":
        return { versionGuid: await this.#propertyWith("E11") };
      case "E12":
        return { versionGuid: await this.#document() };
      case "E13":
        return {
          propertyVersionGuid: await this.#propertyWith("E13"),
          templateVersionGuid: await this.template(),
        };
      case "E15":
        return { versionGuid: this.#require("unit", "units") };
    }
  }

  /** A classification that has codes. */
  classification(): Promise<string> {
    return this.#find("classification", async () =>
      this.#firstWith("E2", await this.#candidates("E5", {}), "classification with codes"),
    );
  }

  /** A template that has properties, and documents if one of the first has some. */
  template(): Promise<string> {
    return this.#find("template", async () => {
      const templates = await this.#candidates("E9", {});
      return this.#firstWith("E14", templates, "").catch((error: unknown) => {
        if (!(error instanceof NotTried)) throw error;
        return this.#firstWith("E6", templates, "template with properties");
      });
    });
  }

  /** A property of the template for which E11 or E13 returns something. */
  #propertyWith(id: "E11" | "E13"): Promise<string> {
    return this.#find(
      "property",
      async () => {
        const template = await this.template();
        const properties = await this.#candidates("E6", { versionGuid: template });
        for (const versionGuid of properties) {
          const parameters =
            id === "E11"
              ? { versionGuid }
              : { propertyVersionGuid: versionGuid, templateVersionGuid: template };
          const { status, json } = await this.#probe.send(id, { parameters });
          if (status === 200 && JSON.stringify(json ?? []).length > 2) return versionGuid;
        }
        throw new NotTried("No property with this was found among the first: name one with --property.");
      },
      id,
    );
  }

  #document(): Promise<string> {
    return this.#find("document", async () => {
      const [document] = await this.#candidates("E14", { versionGuid: await this.template() });
      if (document === undefined) throw new NotTried("No document was found: name one with --document.");
      return document;
    });
  }

  #require(kind: ConceptKind, what: string): string {
    const guid = this.#given[kind];
    if (guid === undefined) throw new NotTried(`No operation lists ${what}: name one with --${kind}.`);
    return guid;
  }

  #find(kind: ConceptKind, find: () => Promise<string>, key: string = kind): Promise<string> {
    const given = this.#given[kind];
    const found = given === undefined ? (this.#found.get(key) ?? find()) : Promise.resolve(given);
    this.#found.set(key, found);
    return found;
  }

  async #candidates(id: OperationId, parameters: NonNullable<Call["parameters"]>): Promise<string[]> {
    const { items } = listIn(await this.#probe.send(id, { parameters }));
    return items.flatMap((item) => textOf(item, "versionGuid") ?? []).slice(0, CANDIDATES);
  }

  /** The first of these concepts for which a list is not empty. */
  async #firstWith(id: OperationId, versionGuids: readonly string[], what: string): Promise<string> {
    for (const versionGuid of versionGuids) {
      const { items } = listIn(await this.#probe.send(id, { parameters: { versionGuid } }));
      if (items.length > 0) return versionGuid;
    }
    throw new NotTried(`No ${what} was found.`);
  }
}
