/** The page of the panel on which a record is edited; `kind` is its type's. */
export const recordPath = ({
  uid,
  documentId,
  kind,
}: Record<"uid" | "documentId", string> & { kind?: string | undefined }) => {
  if (uid === "plugin::upload.file") return "/plugins/upload";
  if (kind === "singleType") return `/content-manager/single-types/${uid}`;

  return `/content-manager/collection-types/${uid}/${documentId}`;
};
