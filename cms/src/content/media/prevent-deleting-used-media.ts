import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import { missingInStrapi } from "../../server/lib/strapi-routes";
import type { MediaUse } from "../types";

import { type MediaFile, findUses } from "./find-media-uses";

type Uploads = { remove: (file: MediaFile) => Promise<unknown> };

const maxNamed = 10;
/** Maximum of named records per file, if several files are in use. */
const maxPerFile = 3;

const list = (names: string[], max: number) =>
  [...names.slice(0, max), ...(names.length > max ? [`and ${names.length - max} more`] : [])].join(
    ", ",
  );

const labelOf = ({ kind, type, title }: MediaUse) =>
  kind === "singleType" ? type : `${type} "${title}"`;
const nameOf = (use: MediaUse) => `${labelOf(use)} (${use.published ? "published" : "draft"})`;

/** The records that use a file, at most ten by name. */
export const listUses = (uses: MediaUse[]) => list(uses.map(labelOf), maxNamed);

/**
 * Rejects deleting files that records show. Strapi would clear their fields, also of published
 * records, and leave texts with missing pictures.
 *
 * @throws {ApplicationError} that names the records.
 */
export const requireUnused = async (strapi: Core.Strapi, files: MediaFile[]) => {
  const used = (await findUses(strapi, files))
    .map((uses, index) => ({ name: `"${files[index]?.name}"`, records: uses.map(nameOf) }))
    .filter(({ records }) => records.length > 0);
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
