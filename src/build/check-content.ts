import { checkRecord } from "../../cms/src/content/rules/check-record";
import { fieldLabel } from "../../cms/src/content/rules/labels";
import type { ContentRecord, ModelSchema, Issue } from "../../cms/src/content/rules/model";
import { duplicateSlug, equivalentSlugs } from "../../cms/src/content/rules/pages";
import { checkRedirect, pagePath, type Redirect } from "../../cms/src/content/rules/redirects";
import { duplicateSeoTexts, seoTextsOf, type SeoText } from "../../cms/src/content/rules/seo";
import { choices } from "../catalogue/choices";
import { sitePaths } from "../catalogue/site-paths";

import { mediaProblems } from "./check-media";
import { checkModel } from "./check-model";
import type { ContentModel } from "./content-model";
import { ContentError, type Service } from "./content-service";
import { type Held, holdBack, isAmong } from "./hold-back";
import { type Found, idOf, readContent, type TypeContent } from "./read-content";
import type { Settings } from "./settings";

/** A record's name at the start of a sentence. */
export const nameOf = ({ kind, name }: ModelSchema, record: ContentRecord) =>
  kind === "singleType"
    ? `The record ${name}`
    : `The ${name} "${String(record.slug || record.title || record.name || record.from || record.documentId)}"`;

type Fault = Found & { problem: Issue };

/** The records of all types; of two that cannot be together, the first is not at fault. */
const inOrder = (content: TypeContent[], held: readonly Held[]): TypeContent[] =>
  content.map(({ type, records }) => {
    const isHeld = (record: ContentRecord) => Number(isAmong(held, { type, record }));

    return { type, records: [...records].sort((a, b) => isHeld(b) - isHeld(a)) };
  });

/** What is wrong with the records of one type. */
const problemsOf = (model: ContentModel, { type, records }: TypeContent): Fault[] => {
  const slugs = type.attributes.slug ? records.map(({ slug }) => slug) : [];
  const isTaken = (record: ContentRecord, index: number) =>
    equivalentSlugs(type, record).some((slug) => slugs.slice(0, index).includes(slug));

  return records.flatMap((record, index) =>
    [
      ...checkRecord(model.components, choices, type, record),
      ...(isTaken(record, index) ? [duplicateSlug(record)] : []),
    ].map((problem) => ({ type, record, problem })),
  );
};

const complaint = (
  { components }: ContentModel,
  { type, record, problem: { path, message } }: Fault,
) =>
  new ContentError(
    `${nameOf(type, record)}, in ${fieldLabel(components, type.attributes, path, record)}: ${message} Correct it in the content manager and publish it again.`,
    idOf({ type, record }),
  );

/** Which pages look the same in search results as one before them. */
const searchProblems = (content: TypeContent[], held: readonly Held[]): Fault[] => {
  const before: SeoText[] = [];
  const found = content.flatMap(({ type, records }) => records.map((record) => ({ type, record })));
  const isHeld = (one: Found) => isAmong(held, one);

  return [...found.filter(isHeld), ...found.filter((one) => !isHeld(one))].flatMap((one) => {
    const words = seoTextsOf(one.type, one.record);
    const problems = duplicateSeoTexts(words, before);
    before.push(...words);

    return problems.map((problem) => ({ ...one, problem }));
  });
};

/** What is wrong with the redirects, beside all pages and one another. */
const redirectProblems = (content: TypeContent[], siteUrl: string): Fault[] => {
  const pages = content.flatMap(({ type, records }) =>
    records.flatMap((record) => pagePath(sitePaths, type, record) ?? []),
  );

  return content
    .filter(({ type }) => type.name === "redirect")
    .flatMap(({ type, records }) =>
      records.flatMap((record) =>
        checkRedirect(record as Redirect & ContentRecord, {
          others: records.filter((other) => other !== record) as (Redirect & ContentRecord)[],
          pages: [...sitePaths.fixed, ...pages],
          origins: [siteUrl],
        }).map((problem) => ({ type, record, problem })),
      ),
    );
};

type Site = Service & Pick<Settings, "siteUrl">;

/** What is wrong with the content. Of what is wrong between records the first alone: without it the others may be right. */
const faultsOf = async (
  site: Site,
  model: ContentModel,
  content: TypeContent[],
  held: readonly Held[],
): Promise<Fault[]> => {
  const ordered = inOrder(content, held);
  const own = ordered.flatMap((one) => problemsOf(model, one));
  if (own.length > 0) return own;
  const [between] = [...searchProblems(ordered, held), ...redirectProblems(ordered, site.siteUrl)];
  if (between) return [between];

  return mediaProblems(site, model, ordered);
};

/**
 * Asks the content service, before anything is built, whether it can be built
 * from: it answers in time, takes the token, has this site's content model, holds
 * every single record, no record that a page cannot be made of, and the files that they show.
 *
 * @param last what visitors see. A record at fault is taken from it, or left out where it is not
 *   there, so that the others can go live.
 * @returns everything that the build is made from, and what is held back.
 * @throws {ContentError} with the first thing that is wrong and what to do.
 */
export const checkContent = async (site: Site, model: ContentModel, last?: TypeContent[]) => {
  await checkModel(site, model);

  let content = await readContent(site, model);
  const held: Held[] = [];
  for (;;) {
    const faults = await faultsOf(site, model, content, held);
    if (faults.length === 0) return { content, held };

    const known = held.length;
    for (const fault of faults) {
      const error = complaint(model, fault);
      const id = idOf(fault);
      const index = held.findIndex((one) => isAmong([one], fault));
      // More than one thing may be wrong with a record: the first is said.
      if (index >= known) continue;
      const without = index < 0 && last ? holdBack(model, content, last, fault) : undefined;
      if (!without) throw new ContentError(held[index]?.sentence ?? error.message, id);
      content = without.mixed;
      held.push({ ...id, sentence: error.message, shown: without.shown });
    }
  }
};
