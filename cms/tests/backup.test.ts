import assert from "node:assert/strict";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { after, beforeEach, describe, test } from "node:test";

import Database from "better-sqlite3";

import { backUp, restore } from "../src/operation/backup";

const folder = mkdtempSync(join(tmpdir(), "cms-test-backup-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const source = {
  databaseUrl: undefined as string | undefined,
  databaseFile: join(folder, "data.db"),
  publicFolder: join(folder, "public"),
  cvBucket: undefined,
  cvs: { folder: join(folder, "cvs"), claimHours: 1, linkDays: 1 },
};
const uploads = join(source.publicFolder, "uploads");
const target = join(folder, "backup");
const cv = "a".repeat(32);

const writeWord = (word: string) => {
  const database = new Database(source.databaseFile);
  database.exec(`drop table if exists words; create table words as select '${word}' as word`);
  database.close();
};
const readWord = () => {
  const database = new Database(source.databaseFile, { readonly: true });
  const row = database.prepare("select word from words").get() as { word: string };
  database.close();

  return row.word;
};

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  mkdirSync(join(uploads, "deep"), { recursive: true });
  mkdirSync(source.cvs.folder);
  writeFileSync(join(uploads, "deep/picture.png"), "a picture");
  writeFileSync(join(source.cvs.folder, cv), "a cv");
  writeWord("before");
});

describe("a backup", () => {
  test("skips unfinished uploads and files that are deleted meanwhile", async () => {
    writeFileSync(join(source.cvs.folder, `${cv}.part`), "half a cv");
    // Listed but missing, like a file that was removed during the backup.
    symlinkSync(join(folder, "removed"), join(source.cvs.folder, "b".repeat(32)));
    await backUp(source, target);

    assert.deepEqual(readdirSync(join(target, "cvs")), [cv]);
    assert.equal(readFileSync(join(target, "uploads/deep/picture.png"), "utf8"), "a picture");
  });

  test("is readable only by its owner, also in an existing folder", async () => {
    mkdirSync(target, { mode: 0o755 });
    await backUp(source, target);

    assert.equal(statSync(target).mode & 0o077, 0);
  });

  test("of a missing database fails with a message", async () => {
    rmSync(source.databaseFile);

    await assert.rejects(backUp(source, target), /data\.db .*DATABASE_FILE/);
  });

  test("does not expose PostgreSQL's password in the process list", async () => {
    const programs = join(folder, "programs");
    const record = join(folder, "record");
    mkdirSync(programs);
    writeFileSync(
      join(programs, "pg_dump"),
      `#!/bin/sh\nprintf '%s\\n' "$@" "password=$PGPASSWORD" > ${record}\n`,
    );
    chmodSync(join(programs, "pg_dump"), 0o755);
    const path = process.env.PATH;
    process.env.PATH = `${programs}${delimiter}${path}`;
    try {
      await backUp({ ...source, databaseUrl: "postgres://cms:p%40ss@db:5432/cms" }, target);
    } finally {
      process.env.PATH = path;
    }

    const recorded = readFileSync(record, "utf8").trim().split("\n");
    assert.deepEqual(recorded.slice(-2), ["postgres://cms@db:5432/cms", "password=p@ss"]);
  });
});

describe("a restore", () => {
  test("restores database and files without removing folders, which may be mounts", async () => {
    await backUp(source, target);
    writeWord("after");
    writeFileSync(join(uploads, "later.png"), "another picture");
    rmSync(join(source.cvs.folder, cv));
    const folders = () => [uploads, source.cvs.folder].map((path) => statSync(path).ino);
    const before = folders();
    restore(source, target);

    assert.equal(readWord(), "before");
    assert.deepEqual(readdirSync(uploads), ["deep"]);
    assert.deepEqual(readdirSync(source.cvs.folder), [cv]);
    assert.deepEqual(folders(), before);
  });

  test("follows no symbolic links, and writes files readable only by the owner", async () => {
    await backUp(source, target);
    rmSync(source.cvs.folder, { recursive: true });
    restore(source, target);
    for (const path of [source.databaseFile, source.cvs.folder]) {
      assert.equal(statSync(path).mode & 0o077, 0, path);
    }

    rmSync(join(target, "uploads"), { recursive: true });
    symlinkSync("/etc", join(target, "uploads"));
    assert.throws(() => restore(source, target), /uploads is a symbolic link/);
  });

  test("changes nothing if its files cannot be copied", async () => {
    await backUp(source, target);
    writeWord("after");
    writeFileSync(join(uploads, "later.png"), "another picture");
    // Restoring it would publish a file of this machine.
    symlinkSync("/etc/passwd", join(target, "uploads/deep/picture-2.png"));

    assert.throws(() => restore(source, target), /picture-2\.png is a symbolic link/);
    assert.equal(readWord(), "after");
    assert.deepEqual(readdirSync(uploads).sort(), ["deep", "later.png"]);
    assert.deepEqual(readdirSync(source.cvs.folder), [cv]);
  });
});
