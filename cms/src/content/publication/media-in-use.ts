import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import { missingInStrapi } from "../../lib/strapi-routes";

import { type File, findUses, type MediaUse } from "./media-uses";

type Uploads = { remove: (file: File) => Promise<unknown> };

const maxNamed = 10;
/** Maximum of named records per file, if several files are in use. */
const maxPerFile = 3;

const list = (names: string[], max: number) =>
  [...names.slice(0, max), ...(names.length > max ? [`and ${names.length - max} more`] : [])].join(
    ", ",
  );

const nameOf = ({ kind, type, title, published }: MediaUse) =>
  `${kind === "singleType" ? type : `${type} "${title}"`} (${published ? "published" : "draft"})`;

/**
 * Rejects deleting files that records show. Strapi would clear their fields, also of published
 * records, and leave texts with missing pictures.
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
      ? `${first.name} is in use: ${list(first.records, maxNamed)}. Remove it from there, and then delete it.`
      : `${used.length} of these files are in use: ${list(
          used.map(({ name, records }) => `${name} by ${list(records, maxPerFile)}`),
          maxNamed,
        )}. Take them out there, and delete them then.`,
  );
};

/** Prevents every deletion of files that records show. */
export const preventDeletingUsedMedia = (strapi: Core.Strapi) => {
  const uploads: Uploads = strapi.plugin("upload").service("upload");
  const remove = (uploads.remove as Uploads["remove"] | undefined)?.bind(uploads);
  if (!remove) throw missingInStrapi("service plugin::upload.upload.remove");

  uploads.remove = async (file) => {
    await requireUnused(strapi, [file]);

    return remove(file);
  };
};
