import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";
import { koaBody } from "koa-body";
import type { Middleware } from "koa";

import { HttpError } from "../http/errors";

type Route = { method: string; path: string; config?: { middlewares?: unknown[] } };

const mostFiles = 50;

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
      await next();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
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

/**
 * Reads files only after the permissions of the media library's own routes: who
 * may not upload cannot make this service read a file. No file is fetched from an address.
 *
 * @throws when Strapi has no such route any more: the line here can go then.
 */
export const acceptEditorUploads = (strapi: Core.Strapi) => {
  const { sizeLimit = 20 * 1024 * 1024 } = strapi.config.get<{ sizeLimit?: number }>(
    "plugin::upload",
    {},
  );
  const routes = strapi.plugin("upload").routes as unknown as Record<string, { routes: Route[] }>;

  // Without the panel there are none.
  const all = routes.admin?.routes ?? [];
  const fetching = all.find(({ path }) => path === "/actions/upload-from-urls");
  if (fetching) fetching.config = { ...fetching.config, middlewares: [refuseAddresses] };
  else if (all.length > 0) {
    throw new Error("Strapi's media library has no route any more that fetches files");
  }

  for (const route of all) {
    if (!["POST", "PUT"].includes(route.method)) continue;

    route.config = {
      ...route.config,
      middlewares: [...(route.config?.middlewares ?? []), readFiles(sizeLimit)],
    };
  }
};
