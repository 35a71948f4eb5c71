import type { Core } from "@strapi/strapi";

import { currentAdminUser } from "../../server/admin/users";
import type { RedirectChanges } from "../../common/rules/redirects";

import { redirectUid, type StoredRedirect } from "./check-redirects";

type Values = Pick<StoredRedirect, "from" | "to" | "permanent">;
type Documents = Record<"create" | "publish" | "delete", (params: object) => Promise<unknown>>;

/**
 * Runs a task for the CMS itself: in the history with the user's name, but without the limits of the
 * user's role.
 */
const asSystem = (strapi: Core.Strapi, task: () => Promise<void>): Promise<void> => {
  const context = strapi.requestContext.get();
  if (!context) return task();
  const own = { state: { user: currentAdminUser(strapi) } };

  return strapi.requestContext.run(Object.assign(Object.create(context), own), task);
};

const valuesOf = ({ from, to, permanent }: Values): Values => ({ from, to: to ?? null, permanent });

/** Publishes a redirect with these values, and keeps those that an editor has only saved. */
const republish = async (strapi: Core.Strapi, redirect: StoredRedirect, before: Values) => {
  const { documentId } = redirect;
  const query = strapi.db.query(redirectUid);
  const where = { documentId, publishedAt: null };
  const draft: Values | null = await query.findOne({ where });
  await query.updateMany({ where, data: valuesOf(redirect) });
  await (strapi.documents(redirectUid) as unknown as Documents).publish({ documentId });
  if (!draft) return;

  const saved = valuesOf(draft);
  if (saved.to === valuesOf(before).to) saved.to = redirect.to;
  if (JSON.stringify(saved) !== JSON.stringify(valuesOf(redirect))) {
    // Unlike updateMany, it changes the time of the last save: the draft is newer than what is published.
    await query.update({ where, data: saved });
  }
};

/** Publishes planned changes of redirects, whatever the user's role. */
export const publishRedirectChanges = (
  strapi: Core.Strapi,
  { create, update, remove }: RedirectChanges<StoredRedirect>,
  before: readonly StoredRedirect[],
) =>
  asSystem(strapi, async () => {
    const documents = strapi.documents(redirectUid) as unknown as Documents;
    for (const { documentId } of remove) await documents.delete({ documentId });
    for (const redirect of update) {
      const old = before.find(({ documentId }) => documentId === redirect.documentId);
      await republish(strapi, redirect, old ?? redirect);
    }
    for (const redirect of create) {
      await documents.create({ data: { ...redirect, permanent: true }, status: "published" });
    }
  });
