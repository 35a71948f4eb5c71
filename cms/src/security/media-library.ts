import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

import { errors } from "@strapi/utils";
import { koaBody } from "koa-body";
import type { Middleware } from "koa";

import { mediaTypeOrIssue } from "../content/media/media-issue";
import { otherExtensions } from "../content/media/media-types";
import { closeConnection, HttpError, validationError } from "../server/http/errors";

/** An editor's file in a temporary folder. */
type TemporaryFile = { originalFilename: string; filepath: string; mimetype: string };
/** What the panel says about the files, as JSON. */
type FileInfo = { fileInfo?: string | string[] };
type UploadRequest = { body?: unknown; files?: { files?: TemporaryFile | TemporaryFile[] } };

const maxFiles = 50;
/** Bytes of a request besides its files: their names, and what the panel says of them. */
const maxFields = 1024 * 1024;

const tooLarge = (sizeLimit: number) =>
  new HttpError(
    413,
    "PayloadTooLargeError",
    `A file may have at most ${Math.floor(sizeLimit / 1024 ** 2)} MB, and several together no more.`,
    closeConnection,
  );

/** The response to what the parser of uploads refuses, of which Strapi would make an internal error. */
const refusalOf = (error: unknown, sizeLimit: number) => {
  const { httpCode } = error as { httpCode?: number };
  if (!httpCode) return error;

  return httpCode === 413
    ? tooLarge(sizeLimit)
    : validationError("The upload could not be read: send it again.", closeConnection);
};

const isId = (value: unknown) =>
  ["string", "number"].includes(typeof value) && /^\d{1,9}$/.test(String(value));
/** Fields of one id, which may be null, and of lists of ids. */
const idField = /^(id|parent|folder|destinationFolderId)$/;
const idsField = /^(fileIds|folderIds)$/;

const isValid = (name: string, value: unknown) => {
  if (idField.test(name)) return value === null || isId(value);

  return !idsField.test(name) || (Array.isArray(value) && value.every(isId));
};

/**
 * Rejects ids that are not numbers. PostgreSQL rejects them, too, but Strapi checks several fields
 * at once and leaves the second rejection unhandled.
 *
 * @throws {ValidationError}
 */
const checkIds = (value: unknown) => {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!isValid(name, inner)) throw new errors.ValidationError(`"${name}" is not an id`);
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

/** Checks types and pictures, and sets each file's media type from its content. */
const checkFiles = async (files: TemporaryFile[]) => {
  for (const file of files) {
    const checked = await mediaTypeOrIssue(file.originalFilename, file.filepath);
    if ("issue" in checked) throw new errors.ValidationError(checked.issue);
    file.mimetype = checked.type;
  }
};

const usualName = (name: string) => {
  const extension = extname(name);
  const usual = otherExtensions.get(extension.toLowerCase());

  return usual ? name.slice(0, -extension.length) + usual : name;
};

/** Renames `.jfif` to `.jpg` and the like, also in `fileInfo`, by whose names Strapi finds the files. */
const useUsualExtensions = (files: TemporaryFile[], body: FileInfo = {}) => {
  const rename = (text: string) => {
    const info = JSON.parse(text) as { name?: unknown } | null;

    return typeof info?.name === "string"
      ? JSON.stringify({ ...info, name: usualName(info.name) })
      : text;
  };
  const { fileInfo } = body;
  if (fileInfo) body.fileInfo = Array.isArray(fileInfo) ? fileInfo.map(rename) : rename(fileInfo);
  for (const file of files) file.originalFilename = usualName(file.originalFilename);
};

/**
 * Reads an editor's files into a temporary folder of this request, and removes it when the
 * request ends.
 */
export const readFiles = (sizeLimit: number): Middleware => {
  return async (ctx, next) => {
    if (!ctx.is("multipart")) return next();
    if (Number(ctx.get("Content-Length") || 0) > sizeLimit + maxFields) throw tooLarge(sizeLimit);

    const folder = await mkdtemp(join(tmpdir(), "editor-upload-"));
    try {
      const parse = koaBody({
        multipart: true,
        patchKoa: true,
        // The limit is of all files together.
        formidable: { uploadDir: folder, maxFileSize: sizeLimit, maxFiles },
        onError: (error) => {
          throw refusalOf(error, sizeLimit);
        },
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
