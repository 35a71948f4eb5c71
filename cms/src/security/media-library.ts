import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { errors } from "@strapi/utils";
import { koaBody } from "koa-body";
import type { Middleware } from "koa";

import { HttpError } from "../server/http/errors";

import { checkFiles, type TemporaryFile } from "./check-files";
import { type FileInfo, useUsualExtensions } from "./usual-extensions";

type UploadRequest = { body?: unknown; files?: { files?: TemporaryFile | TemporaryFile[] } };

const maxFiles = 50;

const isId = (value: unknown) =>
  ["string", "number"].includes(typeof value) && /^\d{1,9}$/.test(String(value));
const isIdOrNull = (value: unknown) => value === null || isId(value);
const areIds = (value: unknown) => Array.isArray(value) && value.every(isId);

/** Fields that contain ids, with their checks. */
const idFields: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ["id", isIdOrNull],
  ["parent", isIdOrNull],
  ["folder", isIdOrNull],
  ["destinationFolderId", isIdOrNull],
  ["fileIds", areIds],
  ["folderIds", areIds],
]);

/**
 * Rejects ids that are not numbers. PostgreSQL rejects them, too, but Strapi checks several fields
 * at once and leaves the second rejection unhandled.
 *
 * @throws {ValidationError}
 */
const checkIds = (value: unknown) => {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (idFields.get(name)?.(inner) === false) {
      throw new errors.ValidationError(`"${name}" is not an id`);
    }
    checkIds(inner);
  }
};

/** Rejects fields that refer to a record: Strapi would replace its picture, even a published one. */
const checkUploadFields = (body: unknown) => {
  const fields = Object.keys(body ?? {}).filter((name) => name !== "fileInfo");
  if (fields.length > 0) {
    throw new errors.ValidationError(`An upload may not contain ${fields.join(", ")}`);
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

/**
 * Reads an editor's files into a temporary folder of this request, and removes it when the
 * request ends.
 */
export const readFiles = (sizeLimit: number): Middleware => {
  return async (ctx, next) => {
    if (!ctx.is("multipart")) return next();
    if (Number(ctx.get("Content-Length") || 0) > sizeLimit * maxFiles) {
      throw new HttpError(413, "PayloadTooLargeError", "Too many files at once");
    }

    const folder = await mkdtemp(join(tmpdir(), "editor-upload-"));
    try {
      const parse = koaBody({
        multipart: true,
        patchKoa: true,
        formidable: { uploadDir: folder, maxFileSize: sizeLimit, maxFiles: maxFiles },
      });
      await parse(ctx as never, async () => undefined);
      const { body, files } = ctx.request as UploadRequest;
      checkUploadFields(body);
      const received = [files?.files ?? []].flat();
      await checkFiles(received);
      useUsualExtensions(received, body as FileInfo | undefined);
      await next();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
};

/** Rejects ids in path, query and body that are not numbers. */
export const checkIdsOfRequest: Middleware = async (ctx, next) => {
  const { params, query, request } = ctx as typeof ctx & { params: object; request: UploadRequest };
  checkIds(params);
  checkIds({ id: query.id ?? null });
  checkIds(request.body);
  await next();
};

/** Blocks upload by URL: server-side request forgery. */
export const rejectUploadFromUrl: Middleware = () => {
  throw new HttpError(
    403,
    "ForbiddenError",
    "Files cannot be uploaded by URL. Save the file on your computer and upload it from there.",
    { reason: "address" },
  );
};
