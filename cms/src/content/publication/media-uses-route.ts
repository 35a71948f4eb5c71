import type { Core } from "@strapi/strapi";

import { addPanelRoute } from "../../server/lib/own-routes";
import { type Ability, mayRead } from "../../server/lib/panel-rights";

import { type MediaFile, findUses } from "./find-media-uses";

/** Each file is searched for in every text. */
const maxFiles = 10;

const fileUid = "plugin::upload.file";

const findFiles = (strapi: Core.Strapi, search: string): Promise<MediaFile[]> =>
  strapi.db.query(fileUid).findMany({
    where: { name: { $containsi: search } },
    select: ["id", "name", "url"],
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    limit: maxFiles,
  });

const usesOf = async (strapi: Core.Strapi, ability: Ability, file: MediaFile) => {
  const uses = await findUses(strapi, file);
  const readable = uses.filter(({ uid }) => mayRead(ability, uid));

  return { id: file.id, name: file.name, uses: readable, more: uses.length - readable.length };
};

/**
 * Adds GET /media-uses: the newest files of the media library whose names contain `search`, and
 * which records show each. Records that the user may not read are only counted.
 */
export const addMediaUsesRoute = (strapi: Core.Strapi) =>
  addPanelRoute(strapi, "/media-uses", async (ability, ctx) => {
    if (!ability.can("plugin::upload.read", fileUid)) return { files: [] };
    const { search } = ctx.query;
    const files = await findFiles(strapi, typeof search === "string" ? search : "");

    return { files: await Promise.all(files.map((file) => usesOf(strapi, ability, file))) };
  });
