/** The address of a collection's record in the panel, if anything tells how to reach it. */
export const panelAddress = (
  { publicUrl, serveAdminPanel }: { publicUrl: string | undefined; serveAdminPanel: boolean },
  uid: string,
  documentId: string,
): string | undefined => {
  if (!publicUrl || !serveAdminPanel) return undefined;

  return new URL(`/admin/content-manager/collection-types/${uid}/${documentId}`, publicUrl).href;
};
