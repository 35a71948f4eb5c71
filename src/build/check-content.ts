import { checkRecord } from "../../cms/src/content/rules/check-record";
import { labelOf } from "../../cms/src/content/rules/labels";
import type { ContentRecord, ModelType, Problem } from "../../cms/src/content/rules/model";
import { duplicateSlug, equalSlugs } from "../../cms/src/content/rules/pages";
import { checkRedirect, pageOf, type Redirect } from "../../cms/src/content/rules/redirects";
import {
  duplicateSearchWords,
  searchWordsOf,
  type SearchWords,
} from "../../cms/src/content/rules/search-words";
import { choices } from "../catalogue/choices";
import { sitePaths } from "../catalogue/site-paths";

import { mediaProblems } from "./check-media";
import { checkModel } from "./check-model";
import type { ContentModel } from "./content-model";
import { ContentError, type Service } from "./content-service";
import { type Found, idOf, readContent, type TypeContent } from "./read-content";
import type { Settings } from "./settings";

/** A record's name at the start of a sentence. */
export const nameOf = ({ kind, name }: ModelType, record: ContentRecord) =>
  kind === "singleType"
    ? `The record ${name}`
    : `The ${name} "${String(record.slug || record.title || record.name || record.from || record.documentId)}"`;

const problemsOf = (model: ContentModel, type: ModelType, records: ContentRecord[]) => {
  const slugs = type.attributes.slug ? records.map(({ slug }) => slug) : [];
  const isTaken = (record: ContentRecord, index: number) =>
    equalSlugs(type, record).some((slug) => slugs.slice(0, index).includes(slug));

  return records.flatMap((record, index) =>
    [
      ...checkRecord(model.components, choices, type, record),
      ...(isTaken(record, index) ? [duplicateSlug(record)] : []),
    ].map((problem) => ({ record, problem })),
  );
};

const complaint = (
  { components }: ContentModel,
  { type, record }: Found,
  { path, message }: Problem,
) =>
  new ContentError(
    `${nameOf(type, record)}, in ${labelOf(components, type.attributes, path, record)}: ${message} Correct it in the content manager and publish it again.`,
    idOf({ type, record }),
  );

/** Which pages look the same in search results as one before them. */
const searchProblems = (model: ContentModel, content: TypeContent[]) => {
  const before: SearchWords[] = [];

  return content.flatMap(({ type, records }) =>
    records.flatMap((record) => {
      const words = searchWordsOf(type, record);
      const problems = duplicateSearchWords(words, before);
      before.push(...words);

      return problems.map((problem) => complaint(model, { type, record }, problem));
    }),
  );
};

/** What is wrong with the redirects, beside all pages and one another. */
const redirectProblems = (model: ContentModel, content: TypeContent[], siteUrl: string) => {
  const pages = content.flatMap(({ type, records }) =>
    records.flatMap((record) => pageOf(sitePaths, type, record) ?? []),
  );

  return content
    .filter(({ type }) => type.name === "redirect")
    .flatMap(({ type, records }) =>
      records.flatMap((record) =>
        checkRedirect(record as Redirect & ContentRecord, {
          others: records.filter((other) => other !== record) as (Redirect & ContentRecord)[],
          pages: [...sitePaths.fixed, ...pages],
          origins: [siteUrl],
        }).map((problem) => complaint(model, { type, record }, problem)),
      ),
    );
};

/**
 * Asks the content service, before anything is built, whether it can be built
 * from: it answers in time, takes the token, has this site's content model, holds
 * every single record, no record that a page cannot be made of, and the files that they show.
 *
 * @returns everything that the build is made from.
 * @throws {ContentError} with the first thing that is wrong and what to do.
 */
export const checkContent = async (
  service: Service & Pick<Settings, "siteUrl">,
  model: ContentModel,
) => {
  await checkModel(service, model);

  const content = await readContent(service, model);
  for (const { type, records } of content) {
    const [first] = problemsOf(model, type, records);
    if (first) throw complaint(model, { type, record: first.record }, first.problem);
  }
  const [wrong] = [
    ...searchProblems(model, content),
    ...redirectProblems(model, content, service.siteUrl),
  ];
  if (wrong) throw wrong;
  const [missing] = await mediaProblems(service, model, content);
  if (missing) throw complaint(model, missing, missing.problem);

  return content;
};
