import { checkAlternativeTexts } from "./alternative-text.ts";
import { checkDiagrams } from "./diagrams.ts";
import { checkValues } from "./fields.ts";
import { checkCatalogue } from "./catalogue-choices.ts";
import { withHiddenEmpty } from "./hidden-sections.ts";
import type { Components, ContentRecord, ModelSchema, Issue } from "./model.ts";
import { checkNavigation } from "./navigation.ts";
import { checkContactTitle, checkDynamicZones } from "./dynamic-zones.ts";
import { checkForm } from "./form-record.ts";
import { checkPath } from "./page-path.ts";
import { checkRates } from "./rates.ts";
import { checkReceipts } from "./receipts.ts";
import { checkPair } from "./slugs.ts";

/**
 * Publish issues of a record by itself. The site's build and the CMS apply them.
 *
 * @param stored populated by {@link populateFields}. Its hidden sections need not be complete.
 */
export const checkRecord = (
  components: Components,
  type: ModelSchema,
  stored: ContentRecord,
): Issue[] => {
  const record = withHiddenEmpty(type.attributes, stored);
  const issues = [
    // First: of two issues about a list, the one that names what is to be added.
    ...checkDynamicZones(type, record),
    ...checkValues(components, type.attributes, record),
    ...checkAlternativeTexts(components, type.attributes, record),
    ...checkDiagrams(components, type.attributes, record),
    ...checkRates(components, type.attributes, record),
    ...checkCatalogue(type, record),
    ...checkPair(type, record),
    ...checkPath(type, record),
    ...checkContactTitle(type, record),
    ...checkNavigation(components, type, record),
    ...checkForm(type, record),
    ...checkReceipts(type, record),
  ];

  // The panel shows one issue per field.
  return issues.filter(
    ({ path }, index) => issues.findIndex((other) => other.path.join() === path.join()) === index,
  );
};
