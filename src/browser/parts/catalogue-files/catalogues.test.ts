import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeBrowser } from "#browser/storage/browser.fixture.ts";
import { emptyModel } from "#core/catalogue/catalogue-model.fixture.ts";

const database = vi.hoisted(() => new Map<string, unknown>());
const idb = vi.hoisted(() => ({
  get: async (key: string) => database.get(key),
  set: async (key: string, value: unknown) => void database.set(key, value),
  del: async (key: string) => void database.delete(key),
}));

vi.mock("idb-keyval", () => idb);

const FILE = { id: "an-id", name: "Parts", files: ["parts.csv"], cultures: ["en"] };
const MODEL = { ...emptyModel("Parts", FILE.id), cultures: ["en"] };

/** A new visit: module state starts empty. */
async function visit() {
  vi.resetModules();
  const [catalogues, files] = await Promise.all([
    import("./catalogues.ts"),
    import("#browser/storage/catalogue-files.ts"),
  ]);
  return { ...catalogues, ...files };
}

beforeEach(() => {
  database.clear();
  fakeBrowser();
});

describe("a catalogue file", () => {
  test("is available while it is open, until the page is unloaded", async () => {
    const { catalogueOf, openCatalogue, openedFiles } = await visit();
    openCatalogue(FILE, MODEL);
    await expect(catalogueOf(FILE.id)).resolves.toBe(MODEL);
    expect(openedFiles.get()).toEqual([FILE]);
    expect(database.size).toBe(0);
    const next = await visit();
    await expect(next.catalogueOf(FILE.id)).resolves.toBeNull();
    expect(next.openedFiles.get()).toEqual([]);
  });

  test("that is kept is available on the next visit, with its name and cultures", async () => {
    const { keepCatalogue, openCatalogue } = await visit();
    openCatalogue(FILE, MODEL);
    await keepCatalogue(FILE);
    const next = await visit();
    expect(next.keptFiles.get()).toEqual([FILE]);
    await expect(next.catalogueOf(FILE.id)).resolves.toEqual(MODEL);
  });

  test("that another tab keeps after it was not found is available", async () => {
    const { catalogueOf, keptFiles } = await visit();
    await expect(catalogueOf(FILE.id)).resolves.toBeNull();
    database.set(FILE.id, { version: 1, model: MODEL });
    keptFiles.set([FILE]);
    await expect(catalogueOf(FILE.id)).resolves.toEqual(MODEL);
  });

  test("that is opened after it was not found stays open when the list of kept files changes", async () => {
    const { catalogueOf, keepCatalogue, keptFiles, openCatalogue } = await visit();
    await expect(catalogueOf(FILE.id)).resolves.toBeNull();
    openCatalogue(FILE, MODEL);
    keptFiles.set([]);
    await expect(catalogueOf(FILE.id)).resolves.toBe(MODEL);
    await keepCatalogue(FILE);
    await expect(catalogueOf(FILE.id)).resolves.toBe(MODEL);
  });

  test("that is no longer kept stays open", async () => {
    const { catalogueOf, keepCatalogue, keptFiles, openCatalogue, openedFiles, discardCopy } = await visit();
    openCatalogue(FILE, MODEL);
    await keepCatalogue(FILE);
    await discardCopy(FILE);
    expect(database.size).toBe(0);
    expect([keptFiles.get(), openedFiles.get()]).toEqual([[], [FILE]]);
    await expect(catalogueOf(FILE.id)).resolves.toBe(MODEL);
    await expect((await visit()).catalogueOf(FILE.id)).resolves.toBeNull();
  });

  test("that is forgotten is removed completely", async () => {
    const { catalogueOf, forgetCatalogue, keepCatalogue, keptFiles, openCatalogue, openedFiles } =
      await visit();
    openCatalogue(FILE, MODEL);
    await keepCatalogue(FILE);
    await forgetCatalogue(FILE, true);
    expect(database.size).toBe(0);
    expect([...keptFiles.get(), ...openedFiles.get()]).toEqual([]);
    await expect(catalogueOf(FILE.id)).resolves.toBeNull();
    expect(JSON.stringify(window.localStorage)).not.toContain("Parts");
  });

  test("that cannot be stored is not listed as kept, and stays open", async () => {
    const { catalogueOf, keepCatalogue, keptFiles, openCatalogue } = await visit();
    openCatalogue(FILE, MODEL);
    vi.spyOn(idb, "set").mockRejectedValue(new DOMException("Full", "QuotaExceededError"));
    await expect(keepCatalogue(FILE)).rejects.toThrow("Full");
    expect(keptFiles.get()).toEqual([]);
    await expect(catalogueOf(FILE.id)).resolves.toBe(MODEL);
  });

  test("is reported as absent, and cannot be kept or forgotten, if storage never opens", async () => {
    const never = Promise.withResolvers<undefined>().promise;
    for (const access of ["get", "set", "del"] as const) vi.spyOn(idb, access).mockReturnValue(never);
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")));
    const { catalogueOf, discardCopy, forgetCatalogue, keepCatalogue, keptFiles, openCatalogue } =
      await visit();
    await expect(catalogueOf(FILE.id)).resolves.toBeNull();
    openCatalogue(FILE, MODEL);
    const timeout = { name: "TimeoutError" };
    await expect(keepCatalogue(FILE)).rejects.toMatchObject(timeout);
    await expect(discardCopy(FILE)).rejects.toMatchObject(timeout);
    await expect(forgetCatalogue(FILE, true)).rejects.toMatchObject(timeout);
    expect(keptFiles.get()).toEqual([]);
  });

  test("whose name cannot be listed is not kept, and stays open", async () => {
    const { catalogueOf, keepCatalogue, keptFiles, openCatalogue } = await visit();
    openCatalogue(FILE, MODEL);
    vi.spyOn(window.localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    await expect(keepCatalogue(FILE)).rejects.toMatchObject({ name: "QuotaExceededError" });
    expect(keptFiles.get()).toEqual([]);
    expect(database.size).toBe(0);
    await expect(catalogueOf(FILE.id)).resolves.toBe(MODEL);
  });

  test.each([
    ["of another version of the app", { version: 2, model: MODEL }],
    ["that is damaged", { version: 1 }],
    ["that is something else", "text"],
  ])("%s counts as not there", async (_what, stored) => {
    database.set(FILE.id, stored);
    await expect((await visit()).catalogueOf(FILE.id)).resolves.toBeNull();
  });

  test("is reported as absent if storage is blocked", async () => {
    vi.spyOn(idb, "get").mockRejectedValue(new DOMException("Forbidden", "SecurityError"));
    await expect((await visit()).catalogueOf(FILE.id)).resolves.toBeNull();
  });
});
