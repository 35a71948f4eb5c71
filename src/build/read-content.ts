import { isBlank } from "../../cms/src/content/rules/blank";
import type { ContentRecord, ModelSchema } from "../../cms/src/content/rules/model";
import { populateQuery } from "../../cms/src/content/rules/populate";
import { isRecord } from "../lib/is-record";
import { mapStrings } from "../lib/map-strings";

import type { ContentModel } from "./content-model";
import { ask, ContentError, contentOf, type RecordId, type Service } from "./content-service";

/** The published records of one type. */
export type TypeContent = { type: ModelSchema; records: ContentRecord[] };

/** A record of the content, with a type that says which fields it has. */
export type Found = { type: ModelSchema; record: ContentRecord };

/** How the content service names a type. */
export const uidOf = ({ name }: Pick<ModelSchema, "name">) => `api::${name}.${name}`;

/** How the content service names a record. */
export const idOf = ({ type, record }: Found): RecordId => ({
  uid: uidOf(type),
  documentId: String(record.documentId),
});

const pageSize = 100;

const unreadable = ({ apiUrl }: Service, { name }: ModelSchema, status: number) =>
  new ContentError(
    `The content service at ${apiUrl} answers ${status} for ${name}, and not with ${status === 200 ? "what Strapi would" : "content"}: look into its log.`,
  );

const readSingle = async (service: Service, type: ModelSchema, query: string) => {
  const { status, body } = await ask(service, `/api/${type.name}?${query}`);
  if (status === 404) return [];

  const { data } = contentOf(body);
  if (status !== 200 || !isRecord(data)) throw unreadable(service, type, status);

  return [data];
};

/** By id, not by page: to publish a record gives it a new id, which moves all others to other pages. */
const readCollection = async (service: Service, type: ModelSchema, query: string) => {
  const records = new Map<unknown, ContentRecord>();
  for (let after: unknown = 0, isMore = true; isMore;) {
    const { status, body } = await ask(
      service,
      `/api/${type.plural}?${query}&sort=id&filters[id][$gt]=${String(after)}&pagination[pageSize]=${pageSize}`,
    );
    const { data, pageCount } = contentOf(body);
    if (status !== 200 || !Array.isArray(data) || !data.every(isRecord)) {
      throw unreadable(service, type, status);
    }
    // One that is published meanwhile comes again, as it is now.
    for (const record of data) records.set(record.documentId ?? record, record);
    after = data.at(-1)?.id;
    isMore = pageCount > 1;
  }

  return [...records.values()];
};

/**
 * The records of a type, as the content service gives them now. A text that shows no sign is
 * empty, so that whatever is made of the records leaves it out.
 *
 * @param status `draft` answers the newest version of each record, published or not.
 * @throws {ContentError} when it does not answer with content.
 */
export const readRecords = async (
  service: Service,
  model: ContentModel,
  type: ModelSchema,
  status: "published" | "draft" = "published",
) => {
  const read = type.kind === "singleType" ? readSingle : readCollection;
  const populate = populateQuery(model.components, type.attributes);

  const records = await read(
    service,
    type,
    status === "draft" ? `status=draft&${populate}` : populate,
  );

  return mapStrings(records, (text) => (isBlank(text) ? "" : text));
};

/**
 * Everything that the build is going to read, as the content service gives it now.
 *
 * @throws {ContentError} when it does not answer with content, or a single record is missing.
 */
export const readContent = async (service: Service, model: ContentModel) => {
  const content: TypeContent[] = [];
  // One after the other, so that each has the whole time limit for itself.
  for (const type of model.types) {
    content.push({ type, records: await readRecords(service, model, type) });
  }

  const missing = content
    .filter(({ type, records }) => type.kind === "singleType" && records.length === 0)
    .map(({ type }) => type.name);
  if (missing.length > 0) {
    throw new ContentError(
      `The content service has no published record of ${missing.join(", ")}: publish ${missing.length > 1 ? "them" : "it"} in the content manager (\`npm run cms\` starts it), or run \`npm run seed\` where there never was one.`,
    );
  }

  return content;
};
