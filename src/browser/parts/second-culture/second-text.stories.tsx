import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { expect } from "storybook/test";
import { secondNamesOf } from "#browser/queries/names/second-names.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { StoryService } from "#browser/session/story-service.fixture.tsx";
import { chooseName } from "../name/localized-name.tsx";
import { SecondDefinition, SecondNameList, SecondText } from "./second-text.tsx";

const FIRST = "de-DE";
const SECOND = "ar";

function concept(id: string, defaultName: string, name: string | null) {
  return { versionGuid: id, guid: `concept of ${id}`, defaultName, name };
}

const DOOR = concept("door", "Door", "Tür");
const ROOF = concept("roof", "Roof", "Dach");
const WALL = concept("wall", "Wall", null);
const STAIRS = concept("stairs", "Stairs", "Treppe");
const RAMP = concept("ramp", "Ramp", "Rampe");
const CONCEPTS = [DOOR, ROOF, WALL, STAIRS, RAMP];

/** A list in German and Arabic, of which the Arabic names of some concepts have loaded. */
function Names() {
  const names = secondNamesOf(useQueryClient(), useScope(), SECOND);
  useState(() => {
    const definitions = { technicalDefinition: null, defaultTechnicalDefinition: "Closes an opening." };
    names.add({ ...DOOR, name: "باب", ...definitions, technicalDefinition: "يغلق فتحة." });
    names.add({ ...ROOF, name: null, ...definitions });
    names.add({ ...WALL, name: null, ...definitions });
    names.addUnlisted([STAIRS.versionGuid]);
  });
  return (
    <>
      <ul>
        {CONCEPTS.map((one) => {
          const { text } = chooseName(one, FIRST);
          return (
            <li key={one.versionGuid}>
              {text} <SecondText concept={one} beside={SECOND} first={text} noteId={one.versionGuid} />
              <SecondDefinition concept={one} beside={SECOND} />
            </li>
          );
        })}
      </ul>
      <p>
        All: <SecondNameList concepts={CONCEPTS} beside={SECOND} />
      </p>
    </>
  );
}

const meta = {
  component: Names,
  decorators: [
    (Story) => (
      <StoryService culture={FIRST} beside={SECOND}>
        <Story />
      </StoryService>
    ),
  ],
} satisfies Meta<typeof Names>;
export default meta;

/** Translated; not translated, with a default name that differs from the first name or is the same; not listed; not loaded yet. */
export const States: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const item = (at: number) => canvas.getAllByRole("listitem")[at];
    await expect(canvas.getByText("باب", { selector: "li bdi" })).toHaveAttribute("dir", "rtl");
    await expect(canvas.getByText("يغلق فتحة.")).toHaveAttribute("lang", SECOND);
    await expect(item(1)).toHaveTextContent("Dach RoofNot translated · ar");
    await expect(item(2)).toHaveTextContent(/^Wall Not translated · ar/);
    await expect(item(3)).toHaveTextContent("Treppe Unknown · ar");
    await expect(item(4)).toHaveTextContent(/^Rampe$/);
  },
};
