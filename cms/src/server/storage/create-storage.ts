import type { Settings } from "../settings";

import { folderStorage } from "./folder";
import type { PrivateStorage } from "./private-storage";

/** Opens a bucket. Its code is loaded on demand: it takes longer than the rest of startup. */
export const openBucket = async (
  settings: NonNullable<Settings["cvBucket"]>,
): Promise<PrivateStorage> => {
  const { bucketStorage } = await import("./bucket");

  return bucketStorage(settings);
};

/** Creates the storage of CVs: a private bucket if configured, else a private folder. */
export const createStorage = async ({
  cvBucket,
  cvs,
}: Pick<Settings, "cvBucket" | "cvs">): Promise<PrivateStorage> =>
  cvBucket ? openBucket(cvBucket) : folderStorage(cvs.folder);
