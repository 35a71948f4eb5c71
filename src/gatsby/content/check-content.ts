import type { Held, RecordId } from "../../../common/record-id";
import { checkRecord } from "../../../common/rules/check-record";
import { issueSentence } from "../../../common/rules/labels";
import type { ContentRecord, Issue } from "../../../common/rules/model";
import { duplicateSlug, equivalentSlugs } from "../../../common/rules/slugs";
import { createRedirectCheck, pagePath, type Redirect } from "../../../common/rules/redirects";
import { duplicateSeoTexts, seoTextsOf, type SeoText } from "../../../common/rules/seo";
import { fixedPaths } from "../../../common/catalogue/fixed-paths";

import type { ContentModel } from "../../../common/content-model";
import type { Settings } from "../settings";
import { mediaProblems } from "./check-media";
import { checkModel } from "./check-model";
import { ContentError, type CmsConfig } from "./cms-client";
import { holdBack, isAmong } from "./hold-back";
import { type TypedRecord, idOf } from "./typed-record";
import { readContent, type TypeContent } from "./read-content";

type RecordProblem = TypedRecord & { problem: Issue };

/** Puts held records first: of two conflicting records, the later one gets the error. */
const heldFirst = (content: TypeContent[], held: readonly Held[]): TypeContent[] =>
  content.map(({ type, records }) => {
    const isHeld = (record: ContentRecord) => Number(isAmong(held, { type, record }));

    return { type, records: [...records].sort((a, b) => isHeld(b) - isHeld(a)) };
  });

/** Invalid fields and duplicate slugs of one type. */
const recordProblems = (model: ContentModel, { type, records }: TypeContent): RecordProblem[] => {
  const slugs = type.attributes.slug ? records.map(({ slug }) => slug) : [];
  const isTaken = (record: ContentRecord, index: number) =>
    equivalentSlugs(type, record).some((slug) => slugs.slice(0, index).includes(slug));

  return records.flatMap((record, index) =>
    [
      ...checkRecord(model.components, type, record),
      ...(isTaken(record, index) ? [duplicateSlug(record)] : []),
    ].map((problem) => ({ type, record, problem })),
  );
};

const contentErrorFor = ({ components }: ContentModel, { type, record, problem }: RecordProblem) =>
  new ContentError(issueSentence(components, type, record, problem), idOf({ type, record }));

/** Pages with the title or description of another page. */
const searchProblems = (content: TypeContent[], held: readonly Held[]): RecordProblem[] => {
  const before: SeoText[] = [];
  const found = content.flatMap(({ type, records }) => records.map((record) => ({ type, record })));
  const isHeld = (one: TypedRecord) => isAmong(held, one);

  return [...found.filter(isHeld), ...found.filter((one) => !isHeld(one))].flatMap((one) => {
    const words = seoTextsOf(one.type, one.record);
    const problems = duplicateSeoTexts(words, before);
    before.push(...words);

    return problems.map((problem) => ({ ...one, problem }));
  });
};

/** Redirects that conflict with a page or with each other. */
const redirectProblems = (content: TypeContent[], siteUrl: string): RecordProblem[] => {
  const pages = content.flatMap(({ type, records }) =>
    records.flatMap((record) => pagePath(type, record) ?? []),
  );

  return content
    .filter(({ type }) => type.name === "redirect")
    .flatMap(({ type, records }) => {
      const redirects = records as (Redirect & ContentRecord)[];
      const { check } = createRedirectCheck({
        redirects,
        pages: [...fixedPaths, ...pages],
        origins: [siteUrl],
      });

      return redirects.flatMap((record) =>
        check(record).map((problem) => ({ type, record, problem })),
      );
    });
};

type Site = CmsConfig & Pick<Settings, "siteUrl">;

/** Reports only the first conflict between records: holding back that record may resolve the others. */
const findProblems = async (
  cms: Site,
  model: ContentModel,
  content: TypeContent[],
  held: readonly Held[],
): Promise<RecordProblem[]> => {
  const ordered = heldFirst(content, held);
  const own = ordered.flatMap((one) => recordProblems(model, one));
  const hasNoPage = ({ problem }: RecordProblem) => Number(problem.hasNoPage ?? false);
  if (own.length > 0) return own.sort((a, b) => hasNoPage(b) - hasNoPage(a));
  const [acrossRecords] = [
    ...searchProblems(ordered, held),
    ...redirectProblems(ordered, cms.siteUrl),
  ];
  if (acrossRecords) return [acrossRecords];

  return mediaProblems(cms, model, ordered);
};

/**
 * Validates the CMS before the build: reachable, token accepted, same content model, all single
 * types published, every record and file usable.
 *
 * @param last the published content. An invalid record is replaced by its version in it, or left
 *   out if it has none, so that the others can go live. One whose page the catalogue no longer has
 *   is always left out.
 * @returns the content to build from, and the records held back.
 * @throws {ContentError} for the first problem.
 */
export const checkContent = async (cms: Site, model: ContentModel, last?: TypeContent[]) => {
  await checkModel(cms, model);

  let content = await readContent(cms, model);
  const held: Held[] = [];
  for (;;) {
    const problems = await findProblems(cms, model, content, held);
    if (problems.length === 0) return { content, held };

    const handled: RecordId[] = [];
    for (const fault of problems) {
      // A record may have several problems: report the first.
      if (isAmong(handled, fault)) continue;
      const id = idOf(fault);
      const { hasNoPage } = fault.problem;
      const before = held.find((one) => isAmong([one], fault));
      const { message } = contentErrorFor(model, fault);
      const sentence = before && !hasNoPage ? before.sentence : message;
      const versions = hasNoPage ? [] : last;
      const canTry = versions && (hasNoPage || !before);
      const without = canTry ? holdBack(model, content, versions, fault) : undefined;
      if (!without) throw new ContentError(sentence, id);
      content = without.mixed;
      handled.push(id);
      if (before) held.splice(held.indexOf(before), 1);
      held.push({ ...id, sentence, shown: without.shown });
    }
  }
};
