/** A permission of the user, in the panel's format. */
export type Permission = { action: string; subject?: string | null; conditions?: string[] };
type Author = { id?: number | string; firstname?: string | null; lastname?: string | null };
/** A record as the content manager returns it. */
export type AuthoredRecord = { documentId?: string; createdBy?: Author | null };

const explorer = (name: string) => `plugin::content-manager.explorer.${name}`;

/** Permissions to change an existing record. */
export const editActions = ["update", "publish", "delete"].map(explorer);

/** True if a user has a permission for records of a type, or for some of them. */
export const hasRight = (
  permissions: readonly Permission[],
  name: "update" | "publish",
  uid: string,
): boolean =>
  permissions.some(({ action, subject }) => action === explorer(name) && subject === uid);

/** True if a user may edit a record. Strapi's form ignores the conditions of a permission. */
export const canEdit = (
  permissions: readonly Permission[],
  uid: string,
  { documentId, createdBy }: AuthoredRecord,
  userId: number | string | undefined,
): boolean => {
  if (!documentId) return true;
  const permissionsOfType = permissions.filter(
    ({ action, subject }) => action === explorer("update") && subject === uid,
  );
  const isOwn = createdBy?.id !== undefined && String(createdBy.id) === String(userId);

  return (
    permissionsOfType.length === 0 ||
    isOwn ||
    permissionsOfType.some(({ conditions }) => !conditions?.length)
  );
};

/** The message for a record of another author. */
export const otherAuthorMessage = ({ createdBy }: AuthoredRecord) => {
  const name = [createdBy?.firstname, createdBy?.lastname].filter(Boolean).join(" ");

  return `${name || "Another user"} wrote this. Your role can change only your own records.`;
};
