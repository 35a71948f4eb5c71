import { checkAlternativeTexts } from "./alternative-text";
import { checkDiagrams } from "./diagrams";
import { checkFields } from "./fields";
import type { Catalogue, Components, ContentRecord, ModelSchema, Issue } from "./model";
import { checkCatalogue, checkContactTitle, checkPair, checkDynamicZones } from "./pages";

/**
 * Publish issues of a record by itself. The site's build and the CMS apply them.
 *
 * @param record populated by {@link populateFields}.
 */
export const checkRecord = (
  components: Components,
  catalogue: Catalogue,
  type: ModelSchema,
  record: ContentRecord,
): Issue[] => {
  const issues = [
    ...checkFields(components, type.attributes, record),
    ...checkAlternativeTexts(components, type.attributes, record),
    ...checkDiagrams(components, type.attributes, record),
    ...checkCatalogue(catalogue, type, record),
    ...checkPair(type, record),
    ...checkDynamicZones(type, record),
    ...checkContactTitle(type, record),
  ];

  // The panel shows one issue per field.
  return issues.filter(
    ({ path }, index) => issues.findIndex((other) => other.path.join() === path.join()) === index,
  );
};
