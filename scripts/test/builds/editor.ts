import { uidOf } from "../../../common/record-id.ts";
import { OperatorError } from "../../../common/operator-error.ts";
import {
  createFirstAdmin,
  requestCms as request,
  type RequestOptions,
  signInFirstAdmin,
} from "../../lib/cms-client.ts";

/** The panel's tokens end after 30 minutes; a long test signs in again before, in milliseconds. */
const tokenMs = 20 * 60_000;

/** Finds a record by the value of a field. */
export type RecordQuery = { type: string; field: string; value: string };
type Draft = { documentId: string } & Record<string, string>;

/**
 * Edits through the panel's API: every publish gives new ids to the rows of a record and of its
 * components.
 *
 * @param signedIn an administrator's token; without it, registers the first administrator.
 */
export const createEditor = async (settings: Record<string, string>, signedIn?: string) => {
  const cms = settings.STRAPI_API_URL ?? "";
  const manager = `${cms}/content-manager`;
  let token = signedIn ?? (await createFirstAdmin(cms, settings));
  let signedInAt = Date.now();
  const requestCms = async (url: string, options: RequestOptions = {}) => {
    if (Date.now() - signedInAt > tokenMs) {
      token = await signInFirstAdmin(cms);
      signedInAt = Date.now();
    }

    return request(url, { ...options, token });
  };

  const find = async ({ type, field, value }: RecordQuery) => {
    const records = `${manager}/collection-types/api::${type}.${type}`;
    const { results }: { results: Draft[] } = await requestCms(
      `${records}?filters[${field}][$eq]=${encodeURIComponent(value)}`,
    );
    const [draft] = results;
    if (!draft) throw new OperatorError(`The seed has no ${type} with the ${field} ${value}.`);

    return { ...draft, address: `${records}/${draft.documentId}` } as Draft & { address: string };
  };

  /** The address of a record in the panel's API. */
  const addressOf = async (query: RecordQuery) =>
    query.field ? (await find(query)).address : `${manager}/single-types/${uidOf(query.type)}`;

  /** Publishes the saved draft of a record. */
  const publishDraft = ({ address }: { address: string }) =>
    requestCms(`${address}/actions/publish`, { body: {} });
  /**
   * Saves a copy of a record as a draft.
   *
   * @param change the unique fields, and others that differ.
   */
  const clone = async (query: RecordQuery, change: object) => {
    const { address, documentId } = await find(query);
    const copies = address.replace(`/${documentId}`, "");
    const { data } = await requestCms(`${copies}/clone/${documentId}`, { body: change });

    return { address: `${copies}/${data.documentId}` };
  };

  return {
    /** The draft of a record; without a documentId, of a single type. */
    read: async (query: RecordQuery, documentId?: string): Promise<Record<string, unknown>> => {
      const address = documentId
        ? `${manager}/collection-types/${uidOf(query.type)}/${documentId}`
        : await addressOf(query);

      return (await requestCms(address)).data;
    },
    /** Makes a draft as the published version. */
    discard: async (query: RecordQuery) => {
      await requestCms(`${await addressOf(query)}/actions/discard`, { body: {} });
    },
    /** The ids of the pictures in the media library. */
    pictureIds: async (): Promise<number[]> => {
      const { results } = await requestCms(`${cms}/upload/files?pageSize=100&sort=id:ASC`, {
        token,
      });

      return (results as { id: number; mime: string }[])
        .filter(({ mime }) => /^image\/(?:png|jpeg)$/.test(mime))
        .map(({ id }) => id);
    },
    /** The oldest hundred records of a type, and how many there are. */
    list: async (type: string): Promise<{ records: Draft[]; total: number }> => {
      const { results, pagination } = await requestCms(
        `${manager}/collection-types/api::${type}.${type}?sort=id:ASC&pageSize=100`,
      );

      return { records: results, total: pagination.total };
    },
    /** Saves a new record as a draft. */
    create: async (type: string, body: object) => {
      const records = `${manager}/collection-types/api::${type}.${type}`;
      const { data } = await requestCms(records, { body });

      return { address: `${records}/${data.documentId}` };
    },
    /** Adds a file to the media library. @returns its id. */
    upload: async (file: File, alternativeText: string): Promise<number> => {
      const body = new FormData();
      body.append("files", file);
      body.append("fileInfo", JSON.stringify({ name: file.name, alternativeText }));
      const [{ id }] = await requestCms(`${cms}/upload`, { body });

      return id;
    },
    publishDraft,
    clone,
    /** Saves changes of a record's draft. A query without a field finds a single type. */
    save: async (query: RecordQuery, change: (draft: Draft) => Record<string, unknown>) => {
      const address = await addressOf(query);
      const { data } = await requestCms(address);
      await requestCms(address, { method: "PUT", body: change(data) });

      return { uid: uidOf(query.type), documentId: String(data.documentId), address };
    },
    /** Changes a record and publishes it. */
    publish: async (query: RecordQuery, change: (draft: Draft) => Record<string, string>) => {
      const { address, ...draft } = await find(query);
      await requestCms(`${address}/actions/publish`, { body: change(draft) });
    },
    /** Publishes a copy of a record. */
    duplicate: async (query: RecordQuery, change: object) =>
      publishDraft(await clone(query, change)),
    unpublish: async (query: RecordQuery) => {
      const { address } = await find(query);
      await requestCms(`${address}/actions/unpublish`, { body: {} });
    },
    publishSingle: (type: string, body: Record<string, string>) =>
      requestCms(`${manager}/single-types/api::${type}.${type}/actions/publish`, { body }),
  };
};

export type Editor = Awaited<ReturnType<typeof createEditor>>;
