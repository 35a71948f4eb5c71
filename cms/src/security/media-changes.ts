import type { Core } from "@strapi/strapi";

import { listUses } from "../content/media/prevent-deleting-used-media";
import { type MediaFile, findUses } from "../content/media/find-media-uses";
import { HttpError } from "../server/http/errors";
import { currentAbility, mayPublish } from "../server/admin/rights";
import { missingInStrapi } from "../server/lib/strapi-routes";

type ChangeFile = (id: string | number, ...rest: unknown[]) => Promise<unknown>;

/** Services that change a file's content, and its name or texts. */
const changes = ["replace", "updateFileInfo"] as const;

/** @throws {HttpError} 403 that names the published records that show the file. */
const requirePublisher = async (strapi: Core.Strapi, id: string | number) => {
  const ability = currentAbility(strapi);
  if (!ability) return;
  const files: MediaFile[] = await strapi.db
    .query("plugin::upload.file")
    .findMany({ where: { id } });
  const [uses = []] = await findUses(strapi, files);
  const shown = uses.filter(({ uid, published }) => published && !mayPublish(ability, uid));
  if (shown.length === 0) return;

  throw new HttpError(
    403,
    "ForbiddenError",
    `"${files[0]?.name}" is on the website, in ${listUses(shown)}. Ask an editor to change it, or upload the new file as another one.`,
  );
};

/**
 * Allows changes of a file that published records show only to users who may publish those records:
 * the CMS serves the new file at once, and the next build takes it.
 *
 * @throws if an upgrade removed a service.
 */
export const guardMediaChanges = (strapi: Core.Strapi) => {
  const uploads: Record<string, ChangeFile | undefined> = strapi.plugin("upload").service("upload");
  for (const name of changes) {
    const change = uploads[name]?.bind(uploads);
    if (!change) throw missingInStrapi(`service plugin::upload.upload.${name}`);

    uploads[name] = async (id, ...rest) => {
      await requirePublisher(strapi, id);

      return change(id, ...rest);
    };
  }
};
