import type { Core } from "@strapi/strapi";

import type { Question } from "../../common/forms/answers/check-answer";

/** A question as it was published. */
export type Wording = Partial<Question> & { key?: string | null; label: string };

/** A kept version of a form of editors: its documentId, and its fields that are not private. */
type FormVersion = { record: string; content: { slug?: string; questions?: Wording[] } };

/** What is kept of published forms, the latest first. */
const publishedVersions = (strapi: Core.Strapi, where: object): Promise<FormVersion[]> =>
  strapi.db.query("api::record-version.record-version").findMany({
    where: { uid: "api::form.form", kind: "published", ...where },
    select: ["record", "content"],
    orderBy: [{ at: "desc" }, { id: "desc" }],
  });

/** The questions of a form in all its kept versions that were published, the latest first. */
export const publishedWordings = async (
  strapi: Core.Strapi,
  documentId: string,
): Promise<Wording[]> =>
  (await publishedVersions(strapi, { record: documentId })).flatMap(
    ({ content }) => content.questions ?? [],
  );

/** The documentId of the form that was published last under a name; undefined if no version is kept. */
export const lastPublishedAs = async (
  strapi: Core.Strapi,
  slug: string,
): Promise<string | undefined> =>
  (await publishedVersions(strapi, {})).find(({ content }) => content.slug === slug)?.record;
