import { describe, expect, test } from "vitest";
import { createUsedProjects } from "./recent-projects.ts";

function memory(stored: string | null = null) {
  let kept = stored;
  const slotOf = () => ({ get: () => kept, set: (value: string | null) => void (kept = value) });
  return { projects: createUsedProjects(slotOf), reopened: () => createUsedProjects(slotOf) };
}

describe("used projects", () => {
  test("are listed newest first, each once, and outlive the visit", () => {
    const { projects, reopened } = memory();
    for (const id of [1, 2, 3, 1]) projects.add("service", id);
    expect(projects.list("service")).toEqual([1, 3, 2]);
    expect(reopened().list("service")).toEqual([1, 3, 2]);
  });

  test("are no more than twenty", () => {
    const { projects } = memory();
    for (let id = 0; id < 30; id += 1) projects.add("service", id);
    expect(projects.list("service")).toHaveLength(20);
    expect(projects.list("service")[0]).toBe(29);
  });

  test("tell listeners of changes only", () => {
    const { projects } = memory();
    let changes = 0;
    const stop = projects.subscribe(() => void (changes += 1));
    projects.add("service", 1);
    projects.add("service", 1);
    expect(changes).toBe(1);
    stop();
    projects.add("service", 2);
    expect(changes).toBe(1);
  });

  test.each(["", "null", "{}", '["1"]', "[1.5]", "[1e400]"])("begin anew where %j is stored", (stored) => {
    expect(memory(stored).projects.list("service")).toEqual([]);
  });
});
