import { call } from "../../support/call-service.mjs";
import { Failure } from "../../support/failure.mjs";
import { registerAdministrator } from "../../support/register-administrator.mjs";

/** @typedef {{ type: string, field: string, value: string }} RecordQuery query record: the value of a field. */
/** @typedef {{ documentId: string } & Record<string, string>} Draft */

/**
 * Works in the panel of a content service as an editor does: each time a record is published, its
 * rows and those of its parts get new ids.
 *
 * @param {Record<string, string>} settings of one that has no administrator yet.
 */
export const createEditor = async (settings) => {
  const manager = `${settings.STRAPI_API_URL}/content-manager`;
  const token = await registerAdministrator(settings.STRAPI_API_URL ?? "", settings);

  /** @param {RecordQuery} query @returns {Promise<Draft & { address: string }>} */
  const find = async ({ type, field, value }) => {
    const records = `${manager}/collection-types/api::${type}.${type}`;
    /** @type {{ results: Draft[] }} */
    const { results } = await call(`${records}?filters[${field}][$eq]=${value}`, { token });
    const [draft] = results;
    if (!draft) throw new Failure(`The seed has no ${type} with the ${field} ${value}.`);

    return { ...draft, address: `${records}/${draft.documentId}` };
  };

  return {
    /**
     * Changes a record and publishes it.
     *
     * @param {RecordQuery} query
     * @param {(draft: Draft) => Record<string, string>} change
     */
    publish: async (query, change) => {
      const { address, ...draft } = await find(query);
      await call(`${address}/actions/publish`, { body: change(draft), token });
    },
    /**
     * Publishes a copy of a record.
     *
     * @param {RecordQuery} query
     * @param {object} change of what a copy may not share with it.
     */
    duplicate: async (query, change) => {
      const { address, documentId } = await find(query);
      const copies = address.replace(`/${documentId}`, "");
      const { data } = await call(`${copies}/clone/${documentId}`, { body: change, token });
      await call(`${copies}/${data.documentId}/actions/publish`, { body: data, token });
    },
    /** @param {RecordQuery} query */
    unpublish: async (query) => {
      const { address } = await find(query);
      await call(`${address}/actions/unpublish`, { body: {}, token });
    },
    /** @param {string} type of a record that there is once. @param {Record<string, string>} body */
    publishSingle: (type, body) =>
      call(`${manager}/single-types/api::${type}.${type}/actions/publish`, { body, token }),
  };
};

/** @typedef {Awaited<ReturnType<typeof createEditor>>} Editor */
