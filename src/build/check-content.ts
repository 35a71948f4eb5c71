import { checkRecord } from "../../cms/src/content/rules/check-record";
import type { ContentRecord, ModelType, Problem } from "../../cms/src/content/rules/model";
import { duplicateSlug } from "../../cms/src/content/rules/pages";
import { choices } from "../catalogue/choices";

import { checkModel } from "./check-model";
import type { ContentModel } from "./content-model";
import { ContentError, type Service } from "./content-service";
import { readContent } from "./read-content";

/** A record's name at the start of a sentence. */
export const nameOf = ({ kind, name }: ModelType, record: ContentRecord) =>
  kind === "singleType"
    ? `The record ${name}`
    : `The ${name} "${String(record.slug || record.title || record.name || record.documentId)}"`;

/** A field as a person finds it: `actions › 2 › href` is the second action's. */
const placeOf = (path: string[]) =>
  path.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part)).join(" › ");

const problemsOf = (model: ContentModel, type: ModelType, records: ContentRecord[]) => {
  const slugs = type.attributes.slug ? records.map(({ slug }) => slug) : [];

  return records.flatMap((record, index) =>
    [
      ...checkRecord(model.components, choices, type, record),
      ...(slugs.indexOf(record.slug) < index && slugs.length > 0 ? [duplicateSlug(record)] : []),
    ].map((problem) => ({ record, problem })),
  );
};

const complaint = (type: ModelType, record: ContentRecord, { path, message }: Problem) =>
  new ContentError(
    `${nameOf(type, record)}, in ${placeOf(path)}: ${message} Correct it in the content manager and publish it again.`,
  );

/**
 * Asks the content service, before anything is built, whether it can be built
 * from: it answers in time, takes the token, has this site's content model, holds
 * every single record, and no record that a page cannot be made of.
 *
 * @throws {ContentError} with the first thing that is wrong and what to do.
 */
export const checkContent = async (service: Service, model: ContentModel) => {
  await checkModel(service, model);

  for (const { type, records } of await readContent(service, model)) {
    const [first] = problemsOf(model, type, records);
    if (first) throw complaint(type, first.record, first.problem);
  }
};
