/** A permission of the user, in the panel's format. */
export type Permission = { action: string; subject?: string | null; conditions?: string[] };
type Person = { id?: number | string; firstname?: string | null; lastname?: string | null };
/** A record as the content manager returns it. */
export type Written = { documentId?: string; createdBy?: Person | null };

const update = "plugin::content-manager.explorer.update";

/** Permissions to change an existing record. */
export const changes = ["update", "publish", "delete"].map(
  (name) => `plugin::content-manager.explorer.${name}`,
);

/** True if a user may change a record. Strapi's form ignores the conditions of a permission. */
export const mayChange = (
  permissions: readonly Permission[],
  uid: string,
  { documentId, createdBy }: Written,
  userId: number | string | undefined,
): boolean => {
  if (!documentId) return true;
  const rights = permissions.filter(({ action, subject }) => action === update && subject === uid);
  const isOwn = createdBy?.id !== undefined && String(createdBy.id) === String(userId);

  return rights.length === 0 || isOwn || rights.some(({ conditions }) => !conditions?.length);
};

/** The message for a record of another author. */
export const notYours = ({ createdBy }: Written) => {
  const name = [createdBy?.firstname, createdBy?.lastname].filter(Boolean).join(" ");

  return `${name || "Somebody else"} wrote this. Your role can change only your own records.`;
};
