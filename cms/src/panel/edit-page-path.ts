/** The path of a record's edit page; `kind` is the content type's kind. */
export const editPagePath = ({
  uid,
  documentId,
  kind,
}: Record<"uid" | "documentId", string> & { kind?: string | undefined }) => {
  if (uid === "plugin::upload.file") return "/plugins/upload";
  if (kind === "singleType") return `/content-manager/single-types/${uid}`;

  return `/content-manager/collection-types/${uid}/${documentId}`;
};
