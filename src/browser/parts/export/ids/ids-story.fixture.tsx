import { type ReactNode, useState } from "react";
import { STORY_URL, StoryService } from "#browser/session/story-service.fixture.tsx";
import { forgetService } from "#browser/storage/persisted.ts";
import { IdsForm, type IdsFormProps } from "./ids-form.tsx";

type Named = { readonly id: string; readonly name: string; readonly ar?: string };

const TEMPLATES: readonly Named[] = [
  { id: "wall", name: "External wall", ar: "جدار خارجي" },
  { id: "door", name: "Fire door", ar: "باب مقاوم للحريق" },
  { id: "roof", name: "Flat roof", ar: "سقف مستو" },
];

const PROPERTIES: Readonly<Record<string, readonly Named[]>> = {
  wall: [
    { id: "rating", name: "Fire rating", ar: "مقاومة الحريق" },
    { id: "colour", name: "Colour", ar: "اللون" },
  ],
  door: [{ id: "width", name: "Clear width (mm)" }],
  roof: [{ id: "slope", name: "Slope" }],
};

/** The requirements of the project: a wall for which GUIDs have a template, a door for which its name has, and a roof without one. */
const REQUIREMENTS = [
  { productTypeGuid: "concept of wall", lois: [loi(1, 1), loi(2, 2)] },
  { productTypeGuid: "type of door", lois: [loi(2, 2)] },
  { productTypeGuid: "type of roof", lois: [loi(1, 1)] },
];

function loi(stageId: number, roleId: number) {
  return { id: `${stageId} ${roleId}`, projectId: 7, loiId: "LOI-300", stageId, roleId };
}

/** The names of product types. */
export const PRODUCT_TYPES: Readonly<Record<string, string>> = {
  "type of door": "Fire door",
  "type of roof": "Green roof",
};

/** A service with a project of three product types. */
const fetchStub: typeof fetch = (input) => {
  const url = new URL(input instanceof Request ? input.url : input.toString());
  const results = resultsOf(url.pathname, url.searchParams);
  const pagination = { total: results.length, take: 50, skip: 0, returned: results.length };
  return Promise.resolve(Response.json({ results, pagination }));
};

function resultsOf(path: string, params: URLSearchParams): readonly unknown[] {
  const culture = params.get("culture");
  const concept = ({ id, name, ar }: Named) => ({
    versionGuid: id,
    guid: `concept of ${id}`,
    defaultName: name,
    name: culture === "ar" ? ar : name,
  });
  if (path.endsWith("/requirements/search")) return REQUIREMENTS;
  const [, template] = /template\/([^/]+)\/mappedProperties$/.exec(path) ?? [];
  if (template !== undefined) return (PROPERTIES[template] ?? []).map(concept);
  if (path.endsWith("/templates")) return TEMPLATES.map(concept);
  if (path.endsWith("/classifications")) return [concept({ id: "ns3451", name: "NS 3451" })];
  if (path.endsWith("/classification-codes"))
    return [{ ...concept({ id: "234", name: "External walls" }), classNumber: "234", hasCodes: false }];
  if (path.endsWith("/values") && params.get("propertyVersionGuid") === "rating")
    return ["EI 30", "EI 60"].map((name) => concept({ id: name, name }));
  return [];
}

type IdsServiceProps = { readonly culture: string | null; readonly children: ReactNode };

/** The contexts of the app, with that service. */
export function IdsService({ culture, children }: IdsServiceProps) {
  return (
    <StoryService fetch={fetchStub} culture={culture}>
      {children}
    </StoryService>
  );
}

/** The form with what is chosen in it, which its dialog keeps. */
export function FormInDialog(props: IdsFormProps) {
  const [choice, setChoice] = useState(props.choice);
  return <IdsForm {...props} choice={choice} onChange={setChoice} />;
}

/** Forgets the mapping that an earlier story left. */
export function forgetMapping(): void {
  forgetService(STORY_URL);
}
