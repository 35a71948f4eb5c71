import { checkFields } from "./check-fields";
import { checkModel } from "./check-model";
import { checkCatalogue, checkContactTitle, checkSlugs, checkZones, nameOf } from "./check-records";
import type { ContentModel } from "./content-model";
import type { Service } from "./content-service";
import { readContent } from "./read-content";

/**
 * Asks the content service, before anything is built, whether it can be built
 * from: it answers in time, takes the token, has this site's content model, holds
 * every single record, and no record that a page cannot be made of.
 *
 * @throws {ContentError} with the first thing that is wrong and what to do.
 */
export const checkContent = async (service: Service, model: ContentModel) => {
  await checkModel(service, model);

  for (const content of await readContent(service, model)) {
    for (const record of content.records) {
      checkFields(model, content.type.attributes, record, nameOf(content, record));
    }
    checkSlugs(content);
    checkCatalogue(content);
    checkZones(content);
    checkContactTitle(content);
  }
};
