import type { Settings } from "../settings";

import { folderStorage } from "./folder";
import type { PrivateStorage } from "./private-storage";

/** Creates the storage of CVs: a private bucket if configured, else a private folder. */
export const createStorage = async ({
  cvBucket,
  cvs,
}: Pick<Settings, "cvBucket" | "cvs">): Promise<PrivateStorage> => {
  if (!cvBucket) return folderStorage(cvs.folder);

  // Loaded on demand: it takes longer than the rest of startup.
  const { bucketStorage } = await import("./bucket");

  return bucketStorage(cvBucket);
};
