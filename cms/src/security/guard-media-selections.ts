import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

import type { MediaFile } from "../content/media/find-media-uses";
import { requireUnused } from "../content/media/prevent-deleting-used-media";
import { HttpError } from "../server/http/errors";

const fileUid = "plugin::upload.file";
const folderUid = "plugin::upload.folder";

/** The files and folders that a request names. */
type MediaSelection = { fileIds?: unknown[]; folderIds?: unknown[] };
type Folder = { path: string };
/** A part of CASL's ability. */
type Ability = {
  rulesFor: (action: string, uid: string) => { matchesConditions: (entity: object) => boolean }[];
};

const withCreator = { createdBy: { populate: ["roles"] } };

/** The selected files and folders, with everything inside the folders. */
const findWithContents = async (
  strapi: Core.Strapi,
  { fileIds = [], folderIds = [] }: MediaSelection,
) => {
  const selected: Folder[] = await strapi.db
    .query(folderUid)
    .findMany({ where: { id: { $in: folderIds } } });
  const inside = (field: string) =>
    selected.flatMap(({ path }) => [{ [field]: path }, { [field]: { $startsWith: `${path}/` } }]);
  const find = (uid: typeof fileUid | typeof folderUid, $or: object[]): Promise<object[]> =>
    strapi.db.query(uid).findMany({ where: { $or }, populate: withCreator });

  return {
    folders: await find(folderUid, [{ id: { $in: folderIds } }, ...inside("path")]),
    files: await find(fileUid, [{ id: { $in: fileIds } }, ...inside("folderPath")]),
  };
};

/**
 * Requires the permission to change every selected file and folder, and everything inside the
 * folders. Strapi checks only whether the role may change any.
 *
 * @throws {HttpError} 403; Strapi would drop the sentence of its own ForbiddenError.
 */
export const requireUpdatePermission =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const { params, state, request } = ctx as unknown as {
      params: { id?: string };
      state: { userAbility: Ability };
      request: { body?: MediaSelection };
    };
    const rules = state.userAbility.rulesFor("plugin::upload.assets.update", fileUid);
    const { folders, files } = await findWithContents(
      strapi,
      // `PUT /folders/:id` names one folder; the bulk actions name theirs in the body.
      params.id ? { folderIds: [params.id] } : (request.body ?? {}),
    );
    if (
      ![...folders, ...files].every((entity) =>
        rules.some((rule) => rule.matchesConditions(entity)),
      )
    ) {
      throw new HttpError(
        403,
        "ForbiddenError",
        "Some of these files or folders belong to another user. Ask an editor to change them.",
      );
    }

    await next();
  };

/**
 * Rejects deleting several files or folders if any file among them is in use. The check of each file
 * (content/media/prevent-deleting-used-media.ts) would keep that one, but not the others.
 *
 * @throws {ApplicationError} that names the records that use them.
 */
export const rejectDeletingUsedFiles =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const { body = {} } = ctx.request as { body?: MediaSelection };
    const { files } = await findWithContents(strapi, body);
    await requireUnused(strapi, files as MediaFile[]);

    await next();
  };
