/** The URL of a record in the panel; undefined without CMS_PUBLIC_URL or without the panel. */
export const panelUrl = (
  { publicUrl, serveAdminPanel }: { publicUrl: string | undefined; serveAdminPanel: boolean },
  uid: string,
  documentId: string,
  kind = "collectionType",
): string | undefined => {
  if (!publicUrl || !serveAdminPanel) return undefined;
  const path =
    kind === "singleType" ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;

  return `${publicUrl}/admin/content-manager/${path}`;
};
