import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

import Database from "better-sqlite3";

import { OperatorError } from "../../common/operator-error";
import type { Settings } from "../settings";

import { copyFolder, rejectLink, stageReplacement, type Replacement } from "./folders";
import { runProgram } from "./postgres-programs";
import { requireEmpty, restorePostgres } from "./restore-postgres";

type Source = Pick<Settings, "databaseUrl" | "databaseFile" | "publicFolder" | "cvBucket"> & {
  cvs: Pick<Settings["cvs"], "folder">;
};

/** The folders of a backup by their names in it; buckets are not included. */
const foldersOf = ({ publicFolder, cvs, cvBucket }: Source): [name: string, folder: string][] => [
  [names.media, join(publicFolder, "uploads")],
  ...(cvBucket ? [] : [[names.cvs, cvs.folder] as [string, string]]),
];

const names = {
  sqlite: "data.db",
  postgres: "database.dump",
  media: "uploads",
  cvs: "cvs",
  complete: "complete",
};

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Copies database, media and CVs into an empty folder while the service runs: SQLite by its online
 * backup, PostgreSQL by pg_dump. The database comes first, so that no record misses a file.
 */
export const backUp = async (source: Source, folder: string) => {
  if (!isEmpty(folder)) throw new OperatorError(`${folder} is not empty.`);
  if (!source.databaseUrl && !existsSync(source.databaseFile)) {
    throw new OperatorError(
      `${source.databaseFile} does not exist: set DATABASE_FILE to the database file.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);

  if (source.databaseUrl) {
    const file = join(folder, names.postgres);
    await runProgram("pg_dump", source.databaseUrl, [
      "--format=custom",
      "--no-owner",
      "--schema=public",
      `--file=${file}`,
    ]);
  } else {
    const database = new Database(source.databaseFile, { readonly: true });
    await database.backup(join(folder, names.sqlite));
    database.close();
  }
  for (const [name, from] of foldersOf(source)) copyFolder(from, join(folder, name));
  writeFileSync(join(folder, names.complete), `${new Date().toISOString()}\n`);
};

/** @throws {OperatorError} */
const requireIntact = (file: string, backup: string) => {
  const database = new Database(file);
  try {
    if (database.pragma("integrity_check", { simple: true }) === "ok") return;
  } catch {
    // Not even readable.
  } finally {
    database.close();
  }
  throw new OperatorError(`${backup} is damaged.`);
};

/** SQLite's file with those beside it, which belong to no other database. */
const stageSqlite = (databaseFile: string, folder: string) => {
  const [place, name] = [dirname(databaseFile), basename(databaseFile)];
  mkdirSync(place, { recursive: true });

  return stageReplacement(
    place,
    (staged) => {
      const [backup, copy] = [join(folder, names.sqlite), join(staged, name)];
      copyFileSync(backup, copy);
      chmodSync(copy, 0o600);
      requireIntact(copy, backup);
    },
    (entry) => ["", "-wal", "-shm", "-journal"].some((suffix) => entry === name + suffix),
  );
};

/**
 * Restores a backup while the service is stopped: replaces the files and SQLite's database, or fills
 * an empty database of PostgreSQL. Files are copied before anything is replaced, and replaced last, so
 * that a failure destroys nothing. What is replaced is kept until the CMS has started.
 */
export const restore = async (target: Source, folder: string) => {
  if (!existsSync(join(folder, names.complete))) {
    throw new OperatorError(`${folder} contains no complete backup.`);
  }
  const [wanted, other] = target.databaseUrl ? ["PostgreSQL", "SQLite"] : ["SQLite", "PostgreSQL"];
  if (!existsSync(join(folder, target.databaseUrl ? names.postgres : names.sqlite))) {
    throw new OperatorError(`${folder} contains a backup of ${other}, not ${wanted}.`);
  }

  for (const entry of readdirSync(folder, { withFileTypes: true })) rejectLink(entry);
  if (target.databaseUrl) await requireEmpty(target.databaseUrl);

  const replacements: Replacement[] = [];
  try {
    for (const [name, to] of foldersOf(target)) {
      // Missing on a new machine. The web server reads media, too.
      mkdirSync(to, { recursive: true, mode: name === names.cvs ? 0o700 : 0o755 });
      replacements.push(
        stageReplacement(to, (staged) => copyFolder(join(folder, name), staged, rejectLink)),
      );
    }
    if (target.databaseUrl) {
      await restorePostgres(target.databaseUrl, join(folder, names.postgres));
    } else replacements.push(stageSqlite(target.databaseFile, folder));
  } catch (error) {
    for (const { cancel } of replacements) cancel();
    throw error;
  }
  for (const { commit } of replacements) commit();
};
