import { adminApi } from "@strapi/strapi/admin";

const queries = ["getDocument", "getAllDocuments"];

/** Strapi's tag of answers with a record. */
const tag = "Document";
/** Strapi's tag of the records of relations. */
const relations = "Relations";

const recordApi = adminApi.enhanceEndpoints({ addTagTypes: [tag, relations] }).injectEndpoints({
  endpoints: (builder) => ({
    reloadRecord: builder.mutation<null, { uid: string; documentId: string }>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_result, _error, { uid, documentId }) => [
        { type: tag, id: `${uid}_${documentId}` },
        // The tag of a single type has no document id.
        { type: tag, id: uid },
        relations,
      ],
    }),
  }),
});

/** A function that loads the open record again. */
export const useReloadRecord = () => recordApi.useReloadRecordMutation()[0];

/**
 * Makes the panel load a record or a list each time it is opened. Strapi shows answers of the last
 * minute, without the changes that other users saved meanwhile.
 *
 * @throws Error if Strapi has renamed its requests.
 */
export const alwaysLoadRecords = () => {
  for (const name of queries) {
    if (!(name in adminApi.endpoints)) throw new Error(`Strapi's panel has no request "${name}".`);
  }
  adminApi.enhanceEndpoints({
    endpoints: Object.fromEntries(queries.map((name) => [name, { keepUnusedDataFor: 0 }])),
  });
};
