/** A record that a relation has; `title` is what lists show. */
export type RelatedRecord = { id: number; documentId: string; title: string };

/** A record or file of a relation in Strapi's form; `apiData` is what a save sends. */
export type RelationItem = {
  id?: number;
  documentId?: string;
  label?: string;
  apiData?: { documentId?: string };
};

/** The document id of an item that was chosen in the form, or that a save sends. */
export const itemDocumentId = ({ documentId, apiData }: RelationItem) =>
  documentId ?? apiData?.documentId;

/**
 * Records in a relation of Strapi's form, as chosen there and not saved yet.
 *
 * @param before the number of those that were chosen before.
 */
export const connectItems = (
  records: readonly (Omit<RelatedRecord, "id"> & { id?: number })[],
  before = 0,
) =>
  records.map(({ id, documentId, title }, index) => ({
    id,
    documentId,
    label: title,
    // Strapi's form loads such a record's status.
    apiData: { id, documentId, isTemporary: true },
    // A key of fractional-indexing, after those of saved records.
    __temp_key__: `c${String(before + index).padStart(3, "0")}`,
  }));
