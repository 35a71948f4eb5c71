import { checkAlternativeTexts } from "./alternative-text";
import { checkDrawings } from "./drawings";
import { checkFields } from "./fields";
import type { Catalogue, Components, ContentRecord, ModelType, Problem } from "./model";
import { checkCatalogue, checkContactTitle, checkPair, checkZones } from "./pages";

/**
 * What keeps a record from being published, as far as the record alone shows it. The site's
 * build asks before it begins, the content service before it publishes.
 *
 * @param record with everything below it, as {@link populateFields} asks for.
 */
export const checkRecord = (
  components: Components,
  catalogue: Catalogue,
  type: ModelType,
  record: ContentRecord,
): Problem[] => {
  const problems = [
    ...checkFields(components, type.attributes, record),
    ...checkAlternativeTexts(components, type.attributes, record),
    ...checkDrawings(components, type.attributes, record),
    ...checkCatalogue(catalogue, type, record),
    ...checkPair(type, record),
    ...checkZones(type, record),
    ...checkContactTitle(type, record),
  ];

  // A field shows one sentence: the first.
  return problems.filter(
    ({ path }, index) => problems.findIndex((other) => other.path.join() === path.join()) === index,
  );
};
