import buildingElements from "./seed/codes/building-elements.tsv?raw";
import constructionProducts from "./seed/codes/construction-products.tsv?raw";
import spaces from "./seed/codes/spaces.tsv?raw";
import works from "./seed/codes/works.tsv?raw";
import classifications from "./seed/classifications.tsv?raw";
import constructionObjects from "./seed/construction-objects.tsv?raw";
import documents from "./seed/documents.tsv?raw";
import projects from "./seed/projects.tsv?raw";
import properties from "./seed/properties.tsv?raw";
import propertyTags from "./seed/property-tags.tsv?raw";
import requirements from "./seed/requirements.tsv?raw";
import templates from "./seed/templates.tsv?raw";
import units from "./seed/units.tsv?raw";
import values from "./seed/values.tsv?raw";

/** The texts of the tables in `seed/`, by what they hold. */
export type Seed = {
  classifications: string;
  /** By the key of their classification. */
  codes: Readonly<Record<string, string>>;
  constructionObjects: string;
  documents: string;
  projects: string;
  properties: string;
  propertyTags: string;
  requirements: string;
  templates: string;
  units: string;
  values: string;
};

/** The sample catalogue's data, as its authors wrote it. */
export const SEED: Seed = {
  classifications,
  codes: {
    "building-elements": buildingElements,
    "construction-products": constructionProducts,
    spaces,
    works,
  },
  constructionObjects,
  documents,
  projects,
  properties,
  propertyTags,
  requirements,
  templates,
  units,
  values,
};
