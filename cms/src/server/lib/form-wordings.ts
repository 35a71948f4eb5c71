import type { Core } from "@strapi/strapi";

/** A question as editors worded it. */
export type Wording = { key?: string | null; label: string };

/** The questions of a form in all its kept versions that were published, the latest first. */
export const publishedWordings = async (
  strapi: Core.Strapi,
  documentId: string,
): Promise<Wording[]> => {
  const versions = (await strapi.db.query("api::record-version.record-version").findMany({
    where: { uid: "api::form.form", record: documentId, kind: "published" },
    select: ["content"],
    orderBy: [{ at: "desc" }, { id: "desc" }],
  })) as { content: { questions?: Wording[] } }[];

  return versions.flatMap(({ content }) => content.questions ?? []);
};
