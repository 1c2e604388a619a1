import { addresses } from "./en/addresses.ts";
import { bsddReader } from "./en/bsdd-reader.ts";
import { catalogueFile } from "./en/catalogue-file.ts";
import { classificationDetails } from "./en/classification-details.ts";
import { classifications } from "./en/classifications.ts";
import { compare } from "./en/compare.ts";
import { conceptDetails } from "./en/concept-details.ts";
import { concepts } from "./en/concepts.ts";
import { configuration } from "./en/configuration.ts";
import { connection } from "./en/connection.ts";
import { constructionObjects } from "./en/construction-objects.ts";
import { controls } from "./en/controls.ts";
import { documents } from "./en/documents.ts";
import { exporting } from "./en/exporting.ts";
import { failure } from "./en/failure.ts";
import { feedback } from "./en/feedback.ts";
import { files } from "./en/files.ts";
import { ids } from "./en/ids.ts";
import { jsonReader } from "./en/json-reader.ts";
import { lists } from "./en/lists.ts";
import { lookup } from "./en/lookup.ts";
import { offlineUse } from "./en/offline-use.ts";
import { operations } from "./en/operations.ts";
import { overview } from "./en/overview.ts";
import { places } from "./en/places.ts";
import { printing } from "./en/printing.ts";
import { properties } from "./en/properties.ts";
import { propertyTags } from "./en/property-tags.ts";
import { readers } from "./en/readers.ts";
import { requests } from "./en/requests.ts";
import { requirements } from "./en/requirements.ts";
import { search } from "./en/search.ts";
import { session } from "./en/session.ts";
import { shell } from "./en/shell.ts";
import { shortcuts } from "./en/shortcuts.ts";
import { skosReader } from "./en/skos-reader.ts";
import { tableReader } from "./en/table-reader.ts";
import { templates } from "./en/templates.ts";
import { translations } from "./en/translations.ts";
import { units } from "./en/units.ts";
import { unknownAddress } from "./en/unknown-address.ts";
import { xmlReader } from "./en/xml-reader.ts";

/** The English texts of the app, which define the keys and the arguments of all languages. Each namespace contains those of a subject. */
export const en = {
  addresses,
  bsddReader,
  catalogueFile,
  classificationDetails,
  classifications,
  compare,
  conceptDetails,
  concepts,
  configuration,
  connection,
  constructionObjects,
  controls,
  documents,
  exporting,
  failure,
  feedback,
  files,
  ids,
  jsonReader,
  lists,
  lookup,
  offlineUse,
  operations,
  overview,
  places,
  printing,
  properties,
  propertyTags,
  readers,
  requests,
  requirements,
  search,
  session,
  shell,
  shortcuts,
  skosReader,
  tableReader,
  templates,
  translations,
  units,
  unknownAddress,
  xmlReader,
} as const;
