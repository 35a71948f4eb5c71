import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";

import { exConfig, OperatorError } from "../common/operator-error";
import { connect } from "./database/connect";
import type { Settings } from "./settings";
import { openBucket } from "./storage/create-storage";

const cannotStart = (why: string) => new OperatorError(`The CMS cannot start: ${why}.`);

const checkDisk = ({ publicFolder, cvs, cvBucket, databaseUrl, databaseFile }: Settings) => {
  const { R_OK, W_OK, X_OK } = constants;
  try {
    if (!cvBucket) mkdirSync(cvs.folder, { recursive: true, mode: 0o700 });
    for (const folder of [join(publicFolder, "uploads"), ...(cvBucket ? [] : [cvs.folder])]) {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, R_OK | W_OK | X_OK);
    }
    if (databaseUrl) return;

    // SQLite keeps a journal beside its file.
    mkdirSync(dirname(databaseFile), { recursive: true });
    accessSync(dirname(databaseFile), W_OK | X_OK);
    // Only for the service's user: SQLite gives its other files the same permissions.
    closeSync(openSync(databaseFile, "a", 0o600));
    for (const file of [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`]) {
      // Other users' files cannot be changed.
      if (existsSync(file) && statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
    }
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    throw cannotStart(`${path} is not writable (${code})`);
  }
};

/** Tries what the CMS does with a bucket; it lists only the CVs. */
const checkBucket = async (
  name: "CV_S3_BUCKET" | "MEDIA_S3_BUCKET",
  settings: NonNullable<Settings["cvBucket"]>,
) => {
  const { bucket, endpoint, region } = settings;
  try {
    const storage = await openBucket(settings);
    const key = await storage.put(Buffer.from("The CMS has started."));
    if (name === "CV_S3_BUCKET") await storage.list()[Symbol.asyncIterator]().next();
    await storage.remove(key);
  } catch (error) {
    const { code, name: type, message } = error as NodeJS.ErrnoException;
    throw cannotStart(
      `the bucket "${bucket}" of ${name} at ${endpoint ?? region} cannot be used (${code ?? type}: ${message})`,
    );
  }
};

/**
 * Creates folders and checks disk, database and buckets, to report failures in one sentence instead
 * of Strapi's stack.
 *
 * @throws {OperatorError}
 */
export const runPreflight = async (settings: Settings) => {
  checkDisk(settings);
  if (settings.databaseUrl) await (await connect(settings.databaseUrl, cannotStart)).end();
  const { cvBucket, mediaStorage } = settings;
  if (cvBucket) await checkBucket("CV_S3_BUCKET", cvBucket);
  if (mediaStorage) await checkBucket("MEDIA_S3_BUCKET", { ...mediaStorage, prefix: "" });
};

/** Prints an operator error and exits. @throws any other error. */
export const exitOnOperatorError = (error: unknown): never => {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  // Ends the primary process of `strapi develop`, too.
  process.send?.("stop");
  process.exit(exConfig);
};
