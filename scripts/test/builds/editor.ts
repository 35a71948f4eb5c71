import { OperatorError } from "../../../common/operator-error.ts";
import { createFirstAdmin, requestCms } from "../../lib/cms-client.ts";

/** Finds a record by the value of a field. */
export type RecordQuery = { type: string; field: string; value: string };
type Draft = { documentId: string } & Record<string, string>;

/**
 * Registers the first administrator, and edits through the panel's API: every publish gives new ids
 * to the rows of a record and of its components.
 */
export const createEditor = async (settings: Record<string, string>) => {
  const manager = `${settings.STRAPI_API_URL}/content-manager`;
  const token = await createFirstAdmin(settings.STRAPI_API_URL ?? "", settings);

  const find = async ({ type, field, value }: RecordQuery) => {
    const records = `${manager}/collection-types/api::${type}.${type}`;
    const { results }: { results: Draft[] } = await requestCms(
      `${records}?filters[${field}][$eq]=${encodeURIComponent(value)}`,
      { token },
    );
    const [draft] = results;
    if (!draft) throw new OperatorError(`The seed has no ${type} with the ${field} ${value}.`);

    return { ...draft, address: `${records}/${draft.documentId}` } as Draft & { address: string };
  };

  /** The address of a record in the panel's API. */
  const addressOf = async (query: RecordQuery) =>
    query.field ? (await find(query)).address : `${manager}/single-types/${uidOf(query)}`;
  const uidOf = ({ type }: RecordQuery) => `api::${type}.${type}`;

  return {
    /** Saves changes of a record's draft. A query without a field finds a single type. */
    save: async (query: RecordQuery, change: (draft: Draft) => Record<string, unknown>) => {
      const address = await addressOf(query);
      const { data } = await requestCms(address, { token });
      await requestCms(address, { method: "PUT", body: change(data), token });

      return { uid: uidOf(query), documentId: String(data.documentId), address };
    },
    /** Publishes the saved draft of a record. */
    publishDraft: ({ address }: { address: string }) =>
      requestCms(`${address}/actions/publish`, { body: {}, token }),
    /** Changes a record and publishes it. */
    publish: async (query: RecordQuery, change: (draft: Draft) => Record<string, string>) => {
      const { address, ...draft } = await find(query);
      await requestCms(`${address}/actions/publish`, { body: change(draft), token });
    },
    /**
     * Publishes a copy of a record.
     *
     * @param change the unique fields, and others that differ.
     */
    duplicate: async (query: RecordQuery, change: object) => {
      const { address, documentId } = await find(query);
      const copies = address.replace(`/${documentId}`, "");
      const { data } = await requestCms(`${copies}/clone/${documentId}`, { body: change, token });
      await requestCms(`${copies}/${data.documentId}/actions/publish`, { body: data, token });
    },
    unpublish: async (query: RecordQuery) => {
      const { address } = await find(query);
      await requestCms(`${address}/actions/unpublish`, { body: {}, token });
    },
    publishSingle: (type: string, body: Record<string, string>) =>
      requestCms(`${manager}/single-types/api::${type}.${type}/actions/publish`, { body, token }),
  };
};

export type Editor = Awaited<ReturnType<typeof createEditor>>;
