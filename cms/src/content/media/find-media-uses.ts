import type { Core } from "@strapi/strapi";

import { contentTypes } from "../model/content-types";
import { componentsOf, modelOf } from "../model/schemas";
import type { MediaUse } from "../types";
import { recordsIn } from "../../common/is-record";
import { flattenFields } from "../../common/rules/fields";
import { picturesIn } from "../../common/rules/links";
import { libraryUrls } from "../../common/rules/media";
import type { ContentRecord } from "../../common/rules/model";
import { populateFields } from "../../common/rules/populate";
import { titleOf } from "../../server/lib/titles";

/** A file of the media library. */
export type MediaFile = { id: number; name: string; url: string };

/** Returns a function that tells whether one of a record's fields shows a file. */
const createMatcher = (fields: ReturnType<typeof flattenFields>) => {
  const ids = fields
    .filter(({ attribute }) => attribute.type === "media")
    .flatMap(({ value }) => recordsIn(value))
    .map((file) => file.id);
  const texts = fields
    .map(({ value }) => value)
    .filter((value) => typeof value === "string")
    // A text may write the address of a picture with escapes.
    .flatMap((text) => [text, ...picturesIn(text).flatMap((picture) => libraryUrls(picture.url))]);

  return ({ id, url }: MediaFile) => ids.includes(id) || texts.some((text) => text.includes(url));
};

/**
 * Finds records that show files in a field or a text, in the draft or the published version.
 *
 * @returns for each file its uses, sorted by name.
 */
export const findUses = async (strapi: Core.Strapi, files: MediaFile[]): Promise<MediaUse[][]> => {
  if (files.length === 0) return [];
  const uses = files.map(() => new Map<string, MediaUse>());
  const components = componentsOf(strapi);

  for (const { uid } of contentTypes(strapi)) {
    const schema = strapi.contentType(uid);
    const { attributes } = modelOf(schema);
    const populate = populateFields(components, attributes);
    // Drafts and published versions.
    const versions: ContentRecord[] = await strapi.db.query(uid).findMany({ populate });
    for (const version of versions) {
      const documentId = String(version.documentId);
      const shows = createMatcher(flattenFields(components, attributes, version));
      for (const [index, file] of files.entries()) {
        if (!shows(file)) continue;
        uses[index]?.set(documentId, {
          uid,
          kind: schema.kind,
          documentId,
          type: schema.info.displayName,
          title: titleOf(schema, version),
          published: Boolean(version.publishedAt ?? uses[index]?.get(documentId)?.published),
        });
      }
    }
  }

  return uses.map((of) =>
    [...of.values()].sort((one, other) =>
      `${one.type} ${one.title}`.localeCompare(`${other.type} ${other.title}`),
    ),
  );
};
