import { forEachLimit } from "../../../common/for-each-limit";
import { isBlank } from "../../../common/rules/blank";
import { withoutHidden } from "../../../common/rules/hidden-sections";
import type { ContentRecord, ModelSchema } from "../../../common/rules/model";
import { populateQuery } from "../../../common/rules/populate";
import { isRecord } from "../../../common/is-record";
import { mapStrings } from "../../lib/map-strings";

import type { ContentModel } from "../../../common/content-model";
import {
  ContentError,
  request,
  unexpectedResponse,
  unwrapResponse,
  type CmsConfig,
} from "./cms-client";

/** The published records of one type. */
export type TypeContent = { type: ModelSchema; records: ContentRecord[] };

const pageSize = 100;

const readSingle = async (cms: CmsConfig, type: ModelSchema, query: string) => {
  const { status, body } = await request(cms, `/api/${type.name}?${query}`);
  if (status === 404) return [];

  const { data } = unwrapResponse(body);
  if (status !== 200 || !isRecord(data)) throw unexpectedResponse(cms, type.name, status);

  return [data];
};

/** Pages by id, not by number: publishing gives a record a new id, which shifts the others. */
const readCollection = async (cms: CmsConfig, type: ModelSchema, query: string) => {
  const records = new Map<unknown, ContentRecord>();
  for (let after: unknown = 0, isMore = true; isMore;) {
    const { status, body } = await request(
      cms,
      `/api/${type.plural}?${query}&sort=id&filters[id][$gt]=${String(after)}&pagination[pageSize]=${pageSize}`,
    );
    const { data, pageCount } = unwrapResponse(body);
    if (status !== 200 || !Array.isArray(data) || !data.every(isRecord)) {
      throw unexpectedResponse(cms, type.name, status);
    }
    // A record published in the meantime is returned again.
    for (const record of data) records.set(record.documentId ?? record, record);
    after = data.at(-1)?.id;
    isMore = pageCount > 1;
  }

  return [...records.values()];
};

/**
 * Reads the records of a type. Texts that have only invisible characters become empty.
 *
 * @param status `draft` returns the newest version of each record, published or not.
 * @throws {ContentError} on an error response.
 */
export const readRecords = async (
  cms: CmsConfig,
  model: ContentModel,
  type: ModelSchema,
  status: "published" | "draft" = "published",
) => {
  const read = type.kind === "singleType" ? readSingle : readCollection;
  const populate = populateQuery(model.components, type.attributes);

  const records = await read(cms, type, status === "draft" ? `status=draft&${populate}` : populate);

  return mapStrings(records, (text) => (isBlank(text) ? "" : text));
};

/**
 * Reads all published content.
 *
 * @throws {ContentError} on an error response, or if a single type is not published.
 */
export const readContent = async (cms: CmsConfig, model: ContentModel) => {
  const read = new Map<ModelSchema, ContentRecord[]>();
  // Some at a time, so that the time limit applies to each.
  await forEachLimit(model.types, async (type) => {
    read.set(type, await readRecords(cms, model, type));
  });
  const content = model.types.map((type): TypeContent => ({
    type,
    records: (read.get(type) ?? []).map((one) => withoutHidden(type.attributes, one)),
  }));

  const missing = content
    .filter(({ type, records }) => type.kind === "singleType" && records.length === 0)
    .map(({ type }) => type.name);
  if (missing.length > 0) {
    throw new ContentError(
      `The CMS has no published record of ${missing.join(", ")}: publish ${missing.length > 1 ? "them" : "it"} in the content manager (\`npm run cms\` starts it), or run \`npm run seed\` for a new CMS.`,
    );
  }

  return content;
};
