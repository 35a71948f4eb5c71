import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

import Database from "better-sqlite3";

import { OperatorError } from "../lib/operator-error";
import type { Settings } from "../settings";

import { copyFolder, prepareReplacement, type Replacement } from "./folders";

type Source = Pick<Settings, "databaseUrl" | "databaseFile" | "publicFolder" | "cvBucket"> & {
  cvs: Pick<Settings["cvs"], "folder">;
};

/** The folders that belong to a backup, by what they are called in it. What is in a bucket is not. */
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

/** Runs a program of PostgreSQL. The password is not among its parameters, which everybody on the machine may read. */
const run = (program: string, databaseUrl: string, parameters: (address: string) => string[]) => {
  const password = /^\w+:\/\/[^:@/]*:([^@/]*)@/.exec(databaseUrl)?.[1];
  const address = password ? databaseUrl.replace(`:${password}@`, "@") : databaseUrl;
  const { status, stderr, error } = spawnSync(program, parameters(address), {
    encoding: "utf8",
    env: { ...process.env, ...(password ? { PGPASSWORD: decodeURIComponent(password) } : {}) },
  });
  if (error)
    throw new OperatorError(`${program} was not found: install PostgreSQL's client programs.`);
  if (status !== 0) throw new OperatorError(`${program} failed: ${stderr.trim()}`);
};

const isLink = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Copies the database, the media and the CVs into an empty folder,
 * while the service runs: SQLite by its own online backup, PostgreSQL by pg_dump.
 * The database comes first: a file that is added meanwhile is one too many, not one
 * that a record misses.
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
    run("pg_dump", source.databaseUrl, (address) => [
      "--format=custom",
      "--no-owner",
      `--file=${file}`,
      address,
    ]);
  } else {
    const database = new Database(source.databaseFile, { readonly: true });
    await database.backup(join(folder, names.sqlite));
    database.close();
  }
  for (const [name, from] of foldersOf(source)) copyFolder(from, join(folder, name));
  writeFileSync(join(folder, names.complete), `${new Date().toISOString()}\n`);
};

const restoreDatabase = (target: Source, folder: string) => {
  if (target.databaseUrl) {
    return run("pg_restore", target.databaseUrl, (address) => [
      "--clean",
      "--if-exists",
      "--no-owner",
      "--single-transaction",
      `--dbname=${address}`,
      join(folder, names.postgres),
    ]);
  }

  const whole = `${target.databaseFile}.restoring`;
  mkdirSync(dirname(whole), { recursive: true });
  copyFileSync(join(folder, names.sqlite), whole);
  chmodSync(whole, 0o600);
  for (const suffix of ["-wal", "-shm", "-journal"]) {
    rmSync(target.databaseFile + suffix, { force: true });
  }
  renameSync(whole, target.databaseFile);
};

/**
 * Replaces what is there with a backup. The service must not run meanwhile.
 * Files are copied before anything is replaced, so that a full disk harms nothing.
 */
export const restore = (target: Source, folder: string) => {
  if (!existsSync(join(folder, names.complete))) {
    throw new OperatorError(`${folder} contains no complete backup.`);
  }
  const [wanted, other] = target.databaseUrl ? ["PostgreSQL", "SQLite"] : ["SQLite", "PostgreSQL"];
  if (!existsSync(join(folder, target.databaseUrl ? names.postgres : names.sqlite))) {
    throw new OperatorError(`${folder} contains a backup of ${other}, not ${wanted}.`);
  }

  const link = Object.values(names).find((name) => isLink(join(folder, name)));
  if (link) throw new OperatorError(`${join(folder, link)} is a link, which no backup contains.`);

  const replacements: Replacement[] = [];
  try {
    for (const [name, to] of foldersOf(target)) {
      // On a new machine there is none; media are for the web server, too.
      mkdirSync(to, { recursive: true, mode: name === names.cvs ? 0o700 : 0o755 });
      replacements.push(prepareReplacement(join(folder, name), to));
    }
    restoreDatabase(target, folder);
  } catch (error) {
    for (const { cancel } of replacements) cancel();
    throw error;
  }
  for (const { commit } of replacements) commit();
};
