import type { Settings } from "../settings";

import { folderStorage } from "./folder";
import type { PrivateStorage } from "./storage";

/** The storage that the settings name: a private bucket, else a private folder. */
export const createStorage = async ({
  cvBucket,
  cvs,
}: Pick<Settings, "cvBucket" | "cvs">): Promise<PrivateStorage> => {
  if (!cvBucket) return folderStorage(cvs.folder);

  // Loaded only where it is used: it takes longer than the rest of the start.
  const { bucketStorage } = await import("./bucket");

  return bucketStorage(cvBucket);
};
