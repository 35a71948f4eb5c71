import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

import type { File } from "../content/publication/media-uses";
import { requireUnused } from "../content/publication/media-in-use";
import { HttpError } from "../http/errors";

const file = "plugin::upload.file";
const folder = "plugin::upload.folder";

type Selection = { fileIds?: unknown[]; folderIds?: unknown[] };
type Folder = { path: string };
type Manager = {
  ability: { can: (action: string, subject: unknown) => boolean };
  action: string;
  toSubject: (entity: object) => unknown;
};

const withCreator = { createdBy: { populate: ["roles"] } };

/** The selected files and folders, with everything inside the folders. */
const findWithContents = async (
  strapi: Core.Strapi,
  { fileIds = [], folderIds = [] }: Selection,
) => {
  const selected: Folder[] = await strapi.db
    .query(folder)
    .findMany({ where: { id: { $in: folderIds } } });
  const inside = (field: string) =>
    selected.flatMap(({ path }) => [{ [field]: path }, { [field]: { $startsWith: `${path}/` } }]);
  const find = (uid: typeof file | typeof folder, $or: object[]): Promise<object[]> =>
    strapi.db.query(uid).findMany({ where: { $or }, populate: withCreator });

  return {
    folders: await find(folder, [{ id: { $in: folderIds } }, ...inside("path")]),
    files: await find(file, [{ id: { $in: fileIds } }, ...inside("folderPath")]),
  };
};

/**
 * Requires the permission to change every file and folder concerned. Strapi checks only whether
 * the role may change any.
 *
 * @throws {HttpError} 403; Strapi would drop the sentence of its own ForbiddenError.
 */
export const requireOwner =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const { params, state, request } = ctx as unknown as {
      params: { id?: string };
      state: { userAbility: unknown };
      request: { body?: Selection };
    };
    const manager: Manager = strapi.service("admin::permission").createPermissionsManager({
      ability: state.userAbility,
      action: "plugin::upload.assets.update",
      model: file,
    });
    const { folders, files } = await findWithContents(
      strapi,
      params.id ? { folderIds: [params.id] } : (request.body ?? {}),
    );
    if (
      ![...folders, ...files].every((entity) =>
        manager.ability.can(manager.action, manager.toSubject(entity)),
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
 * Rejects deleting several files or folders if one of the files is in use. Strapi would delete the
 * others first.
 *
 * @throws {ApplicationError} that names the records that use them.
 */
export const rejectIfAnyUsed =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const { body = {} } = ctx.request as { body?: Selection };
    const { files } = await findWithContents(strapi, body);
    await requireUnused(strapi, files as File[]);

    await next();
  };
