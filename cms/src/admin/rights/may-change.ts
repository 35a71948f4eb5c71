/** What the panel knows of somebody's rights. */
export type Permission = { action: string; subject?: string | null; conditions?: string[] };
type Person = { id?: number | string; firstname?: string | null; lastname?: string | null };
/** A record as the content manager answers it. */
export type Written = { documentId?: string; createdBy?: Person | null };

const update = "plugin::content-manager.explorer.update";

/** Rights to change a record that is there. */
export const changes = ["update", "publish", "delete"].map(
  (name) => `plugin::content-manager.explorer.${name}`,
);

/** Whether somebody may change a record of a type. Strapi's form asks for the type alone, and not for conditions of a right. */
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

/** Why a record cannot be saved, and by whom it was written. */
export const notYours = ({ createdBy }: Written) => {
  const name = [createdBy?.firstname, createdBy?.lastname].filter(Boolean).join(" ");

  return `${name || "Somebody else"} wrote this: your role changes only what you have written yourself.`;
};
