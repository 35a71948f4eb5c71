/** The URL of a collection's record in the panel; undefined without CMS_PUBLIC_URL or without the panel. */
export const panelUrl = (
  { publicUrl, serveAdminPanel }: { publicUrl: string | undefined; serveAdminPanel: boolean },
  uid: string,
  documentId: string,
): string | undefined => {
  if (!publicUrl || !serveAdminPanel) return undefined;

  return `${publicUrl}/admin/content-manager/collection-types/${uid}/${documentId}`;
};
