import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

/** The permission of a token to read it. */
export const readMediaFiles = "api::media-files.list";

/**
 * Adds GET /api/media-files, which lists all files, or those with the URLs of the query. It replaces
 * the content API of Strapi's upload plugin, whose queries reach the database.
 */
export const addMediaFilesRoute = async (strapi: Core.Strapi) => {
  await strapi.contentAPI.permissions.providers.action.register(readMediaFiles, {
    uid: readMediaFiles,
  });
  const list = async (ctx: Context) => {
    const { url } = ctx.query;
    ctx.body = await strapi.db.query("plugin::upload.file").findMany({
      select: ["documentId", "name", "url", "width", "height", "focalPoint", "updatedAt"],
      ...(url !== undefined && { where: { url: { $in: [url ?? []].flat() } } }),
      orderBy: { id: "asc" },
    });
  };

  strapi.server.routes({
    type: "content-api",
    routes: [
      {
        method: "GET",
        path: "/media-files",
        handler: list,
        config: { auth: { scope: [readMediaFiles] } },
      },
    ],
  } as never);
};
