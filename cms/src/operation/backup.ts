import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import Database from "better-sqlite3";

import type { Settings } from "../settings";

/** Thrown with a sentence for whoever runs a backup or a restore. */
export class BackupError extends Error {
  override name = "BackupError";
}

type Source = Pick<Settings, "databaseUrl" | "databaseFile" | "publicFolder" | "cvs">;

const names = {
  sqlite: "data.db",
  postgres: "database.dump",
  media: "uploads",
  cvs: "cvs",
  complete: "complete",
};

const run = (program: string, parameters: string[]) => {
  const { status, stderr, error } = spawnSync(program, parameters, { encoding: "utf8" });
  if (error)
    throw new BackupError(`${program} is not there: install PostgreSQL's client programs.`);
  if (status !== 0) throw new BackupError(`${program} failed: ${stderr.trim()}`);
};

const copyFolder = (from: string, to: string) => {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
};

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Copies the database, the media and the curricula vitae into an empty folder,
 * while the service runs: SQLite by its own online backup, PostgreSQL by pg_dump.
 * The database comes first: a file that is added meanwhile is one more, not one
 * that a record misses.
 */
export const backUp = async (source: Source, folder: string) => {
  if (!isEmpty(folder)) throw new BackupError(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  if (source.databaseUrl) {
    run("pg_dump", [
      "--format=custom",
      "--no-owner",
      `--file=${join(folder, names.postgres)}`,
      source.databaseUrl,
    ]);
  } else {
    const database = new Database(source.databaseFile, { readonly: true });
    await database.backup(join(folder, names.sqlite));
    database.close();
  }
  copyFolder(join(source.publicFolder, "uploads"), join(folder, names.media));
  copyFolder(source.cvs.folder, join(folder, names.cvs));
  writeFileSync(join(folder, names.complete), `${new Date().toISOString()}\n`);
};

/** Puts a backup in the place of what is there. The service must not run meanwhile. */
export const restore = (target: Source, folder: string) => {
  if (!existsSync(join(folder, names.complete))) {
    throw new BackupError(`${folder} holds no complete backup.`);
  }

  const dump = join(folder, names.postgres);
  const file = join(folder, names.sqlite);
  if (target.databaseUrl) {
    if (!existsSync(dump))
      throw new BackupError(`${folder} holds a backup of SQLite, not PostgreSQL.`);
    run("pg_restore", [
      "--clean",
      "--if-exists",
      "--no-owner",
      "--single-transaction",
      `--dbname=${target.databaseUrl}`,
      dump,
    ]);
  } else {
    if (!existsSync(file))
      throw new BackupError(`${folder} holds a backup of PostgreSQL, not SQLite.`);
    for (const suffix of ["-wal", "-shm", "-journal"]) {
      rmSync(target.databaseFile + suffix, { force: true });
    }
    cpSync(file, target.databaseFile);
  }

  for (const [from, to] of [
    [join(folder, names.media), join(target.publicFolder, "uploads")],
    [join(folder, names.cvs), target.cvs.folder],
  ] as const) {
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    copyFolder(from, to);
  }
};
