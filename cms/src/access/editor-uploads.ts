import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";
import { koaBody } from "koa-body";
import type { Middleware } from "koa";

import { HttpError } from "../http/errors";

type Route = { method: string; config?: { middlewares?: unknown[] } };

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
 * Reads files only after the permissions of the media library's own routes: who
 * may not upload cannot make this service read a file.
 */
export const acceptEditorUploads = (strapi: Core.Strapi) => {
  const { sizeLimit = 20 * 1024 * 1024 } = strapi.config.get<{ sizeLimit?: number }>(
    "plugin::upload",
    {},
  );
  const routes = strapi.plugin("upload").routes as unknown as Record<string, { routes: Route[] }>;

  for (const route of routes.admin?.routes ?? []) {
    if (!["POST", "PUT"].includes(route.method)) continue;

    route.config = {
      ...route.config,
      middlewares: [...(route.config?.middlewares ?? []), readFiles(sizeLimit)],
    };
  }
};
