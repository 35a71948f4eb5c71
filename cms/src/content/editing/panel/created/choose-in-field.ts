import { connectItems, type RelatedRecord } from "../relation-items";

/** A relation in Strapi's form: what changes in it. */
type RelationValue =
  { connect?: { id: unknown }[]; disconnect?: { id: unknown }[] } | null | undefined;

/**
 * A relation's value in Strapi's form after a record is chosen.
 *
 * @param value before.
 * @param saved the records that the saved relation has, of a relation to one record; else undefined.
 */
export const chooseInField = (
  value: RelationValue,
  record: RelatedRecord,
  saved: readonly RelatedRecord[] | undefined,
) => {
  const { connect = [], disconnect = [] } = value ?? {};
  if (!saved) {
    return { connect: [...connect, ...connectItems([record], connect.length)], disconnect };
  }

  return {
    connect: connectItems([record]),
    disconnect: saved.map(({ id, documentId }) => ({ id, apiData: { id, documentId } })),
  };
};
