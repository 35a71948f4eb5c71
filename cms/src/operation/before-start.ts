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

import { Client } from "pg";

import { OperatorError } from "../lib/operator-error";
import type { Settings } from "../settings";
import { createStorage } from "../storage/create-storage";

const databaseTimeoutMs = 5_000;

const cannotStart = (why: string) => new OperatorError(`The content service cannot start: ${why}.`);

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
    // For the service's own user alone: SQLite gives the files beside it the same rights.
    closeSync(openSync(databaseFile, "a", 0o600));
    for (const file of [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`]) {
      // Another owner's file is theirs to protect.
      if (existsSync(file) && statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
    }
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    throw cannotStart(`${path} is not writable (${code})`);
  }
};

/** The error names the address without its user and password. */
const checkDatabase = async (connectionString: string) => {
  let client: Client;
  try {
    client = new Client({ connectionString, connectionTimeoutMillis: databaseTimeoutMs });
  } catch {
    throw cannotStart("DATABASE_URL cannot be read as an address");
  }

  // A connection that breaks later is for Strapi's pool to notice.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw cannotStart(
      `the database "${client.database}" of DATABASE_URL at ${client.host}:${client.port} cannot be used (${message || code})`,
    );
  }
  await client.end();
};

/** Does with the bucket of CVs what the service will do with it. */
const checkBucket = async (settings: Settings) => {
  const { bucket, endpoint, region } = settings.cvBucket ?? {};
  try {
    const storage = await createStorage(settings);
    const key = await storage.put(Buffer.from("A content service has started."));
    await storage.list()[Symbol.asyncIterator]().next();
    await storage.remove(key);
  } catch (error) {
    const { code, name, message } = error as NodeJS.ErrnoException;
    throw cannotStart(
      `the bucket "${bucket}" of CV_S3_BUCKET at ${endpoint ?? region} cannot be used (${code ?? name}: ${message})`,
    );
  }
};

/**
 * Creates the folders that the service writes to, and tries them, the database and the
 * bucket, so that what is wrong is reported in a sentence; Strapi would print a stack.
 *
 * @throws {OperatorError}
 */
export const checkBeforeStart = async (settings: Settings) => {
  checkDisk(settings);
  if (settings.databaseUrl) await checkDatabase(settings.databaseUrl);
  if (settings.cvBucket) await checkBucket(settings);
};

// The code with which this service ends when its last lines explain what is wrong
// (EX_CONFIG of sysexits.h).
const explainedExit = 78;

/** Ends the service with the words of an error that explains itself. @throws any other error. */
export const endIfExplained = (error: unknown): never => {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  // `strapi develop` would wait for what its worker says next.
  process.send?.("stop");
  process.exit(explainedExit);
};
