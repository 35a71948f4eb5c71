import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import { missingInStrapi } from "../../lib/strapi-routes";

import { type File, findUses, type MediaUse } from "./media-uses";

type Uploads = { remove: (file: File) => Promise<unknown> };

const mostNamed = 10;
/** How many records each of several files names. */
const mostOfEach = 3;

const list = (names: string[], most: number) =>
  [
    ...names.slice(0, most),
    ...(names.length > most ? [`and ${names.length - most} more`] : []),
  ].join(", ");

const nameOf = ({ kind, type, title, published }: MediaUse) =>
  `${kind === "singleType" ? type : `${type} "${title}"`} (${published ? "published" : "draft"})`;

/**
 * Refuses files of the media library that records show. Strapi would empty their fields, also those
 * of published records, and leave texts with a picture that is gone.
 *
 * @throws {ApplicationError} that names the records.
 */
export const requireUnused = async (strapi: Core.Strapi, files: File[]) => {
  const used: { name: string; records: string[] }[] = [];
  for (const file of files) {
    const uses = await findUses(strapi, file);
    if (uses.length > 0) used.push({ name: `"${file.name}"`, records: uses.map(nameOf) });
  }
  const [first] = used;
  if (!first) return;

  throw new errors.ApplicationError(
    used.length === 1
      ? `${first.name} is in use: ${list(first.records, mostNamed)}. Take it out there, and delete it then.`
      : `${used.length} of these files are in use: ${list(
          used.map(({ name, records }) => `${name} by ${list(records, mostOfEach)}`),
          mostNamed,
        )}. Take them out there, and delete them then.`,
  );
};

/** Keeps the files of the media library that records show, whatever deletes them. */
export const keepUsedMedia = (strapi: Core.Strapi) => {
  const uploads: Uploads = strapi.plugin("upload").service("upload");
  const remove = (uploads.remove as Uploads["remove"] | undefined)?.bind(uploads);
  if (!remove) throw missingInStrapi("service plugin::upload.upload.remove");

  uploads.remove = async (file) => {
    await requireUnused(strapi, [file]);

    return remove(file);
  };
};
