import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { koaBody } from "koa-body";
import type { Middleware } from "koa";

import { HttpError } from "../http/errors";
import { pictureFault } from "../lib/picture-fault";
import { findRoute, guardRoute, panelRoutes } from "../lib/strapi-routes";

import { keepAllIfUsed, requireOwner } from "./media-owners";
import { mediaTypeOf } from "./media-type-of";

type File = { originalFilename: string; filepath: string; mimetype: string };
type Request = { body?: unknown; files?: { files?: File | File[] } };

const mostFiles = 50;

const isId = (value: unknown) =>
  ["string", "number"].includes(typeof value) && /^\d{1,9}$/.test(String(value));
const isIdOrNull = (value: unknown) => value === null || isId(value);
const areIds = (value: unknown) => Array.isArray(value) && value.every(isId);

/** Fields that hold an id, or several. */
const idFields: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ["id", isIdOrNull],
  ["parent", isIdOrNull],
  ["folder", isIdOrNull],
  ["destinationFolderId", isIdOrNull],
  ["fileIds", areIds],
  ["folderIds", areIds],
]);

/**
 * Refuses ids that are no numbers. PostgreSQL rejects them, and Strapi checks several fields at once:
 * it leaves the second rejection unhandled.
 *
 * @throws {ValidationError}
 */
const checkIds = (value: unknown) => {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (idFields.get(name)?.(inner) === false) {
      throw new errors.ValidationError(`"${name}" is no id`);
    }
    checkIds(inner);
  }
};

/** Refuses what names another record: Strapi would replace its picture, also a published one's. */
const checkFields = (body: unknown) => {
  const fields = Object.keys(body ?? {}).filter((name) => name !== "fileInfo");
  if (fields.length > 0) {
    throw new errors.ValidationError(`An upload takes no ${fields.join(", ")}`);
  }
  for (const text of [(body as { fileInfo?: unknown } | undefined)?.fileInfo].flat()) {
    try {
      checkIds(JSON.parse(String(text ?? null)));
    } catch (error) {
      if (error instanceof SyntaxError) throw new errors.ValidationError("fileInfo is not JSON");
      throw error;
    }
  }
};

/** Takes files of the types that the library holds, and the type that their bytes say; pictures must be whole. */
const checkFiles = async (files: File[]) => {
  for (const file of files) {
    const type = await mediaTypeOf(file.originalFilename, file.filepath);
    if (!type) {
      throw new errors.ValidationError(
        `"${file.originalFilename}" is not a PNG, JPEG, WebP, AVIF, SVG, PDF, MP4 or WebM file.`,
      );
    }
    file.mimetype = type;
    const fault = type.startsWith("image/")
      ? await pictureFault(file.originalFilename, file.filepath)
      : undefined;
    if (fault) throw new errors.ValidationError(fault);
  }
};

/**
 * Reads the files that an editor sends to the media library, into a folder of
 * this request alone, which goes when the request ends, however it ends.
 */
const readFiles = (sizeLimit: number): Middleware => {
  return async (ctx, next) => {
    if (!ctx.is("multipart")) return next();
    if (Number(ctx.get("Content-Length") || 0) > sizeLimit * mostFiles) {
      throw new HttpError(413, "PayloadTooLargeError", "Too many files at once");
    }

    const folder = await mkdtemp(join(tmpdir(), "editor-upload-"));
    try {
      const parse = koaBody({
        multipart: true,
        patchKoa: true,
        formidable: { uploadDir: folder, maxFileSize: sizeLimit, maxFiles: mostFiles },
      });
      await parse(ctx as never, async () => undefined);
      const { body, files } = ctx.request as Request;
      checkFields(body);
      await checkFiles([files?.files ?? []].flat());
      await next();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
};

const checkRequest: Middleware = async (ctx, next) => {
  const { params, query, request } = ctx as typeof ctx & { params: object; request: Request };
  checkIds(params);
  checkIds({ id: query.id ?? null });
  checkIds(request.body);
  await next();
};

/**
 * Strapi would fetch whatever address an editor names, and follow where that leads: also to what
 * only this machine reaches.
 */
const refuseAddresses: Middleware = () => {
  throw new HttpError(
    403,
    "ForbiddenError",
    "Files are not fetched from other addresses. Save the file on your computer and upload it from there.",
    { reason: "address" },
  );
};

/** What else guards a route of Strapi's; each must exist. */
const guardsOf = (strapi: Core.Strapi): Record<string, Middleware[]> => ({
  "POST /actions/upload-from-urls": [refuseAddresses],
  "POST /actions/bulk-delete": [requireOwner(strapi), keepAllIfUsed(strapi)],
  "POST /actions/bulk-move": [requireOwner(strapi)],
  "PUT /folders/:id": [requireOwner(strapi)],
});

/**
 * Guards the media library: reads files after the permissions of its own routes, and takes only
 * files of known types, ids that are numbers, and changes by whoever may make them.
 *
 * @throws when Strapi has a guarded route no more.
 */
export const guardMediaLibrary = (strapi: Core.Strapi) => {
  const { sizeLimit = 20 * 1024 * 1024 } = strapi.config.get<{ sizeLimit?: number }>(
    "plugin::upload",
    {},
  );
  // Without the panel there are none.
  const routes = panelRoutes(strapi, "upload");
  if (routes.length === 0) return;

  for (const route of routes) {
    if (["POST", "PUT"].includes(route.method)) guardRoute(route, readFiles(sizeLimit), "last");
    guardRoute(route, checkRequest, "last");
  }
  for (const [call, guards] of Object.entries(guardsOf(strapi))) {
    for (const guard of guards) guardRoute(findRoute(routes, call), guard, "last");
  }
};
