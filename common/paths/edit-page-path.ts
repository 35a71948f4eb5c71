/**
 * The path of a record's edit page in the panel, or of the media library for a file.
 *
 * @param record `kind` is its content type's; without one, it is in a collection.
 */
export const editPagePath = ({
  uid,
  documentId,
  kind,
}: Record<"uid" | "documentId", string> & { kind?: string | undefined }): string => {
  if (uid === "plugin::upload.file") return "/plugins/upload";
  if (kind === "singleType") return `/content-manager/single-types/${uid}`;

  return `/content-manager/collection-types/${uid}/${documentId}`;
};
