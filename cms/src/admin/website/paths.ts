import type { RecordName } from "../../publishing/types";

/** The page of the panel on which a record is edited. */
export const recordPath = (
  { uid, documentId }: Pick<RecordName, "uid" | "documentId">,
  types: { uid: string; kind: string }[],
) => {
  if (uid === "plugin::upload.file") return "/plugins/upload";
  const kind = types.find((type) => type.uid === uid)?.kind;
  if (kind === "singleType") return `/content-manager/single-types/${uid}`;

  return `/content-manager/collection-types/${uid}/${documentId}`;
};
