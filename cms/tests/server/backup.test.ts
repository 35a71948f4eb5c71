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
import { Client } from "pg";

import { backUp, restore } from "../../src/server/backup/backup";
import { programVariables } from "../../src/server/backup/postgres-programs";

import { missingClientPrograms } from "../support/client-programs";
import { startPostgres } from "../support/postgres";

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
    assert.equal(recorded.at(-1), "password=p@ss");
    assert.doesNotMatch(recorded.slice(0, -1).join(), /p(@|%40)ss|postgres:/);
  });
});

describe("PostgreSQL's programs", () => {
  const files = new Map<string, string>();
  const variablesOf = (address: string) =>
    programVariables(address, (name, content) => {
      if (!content) return undefined;
      files.set(name, String(content));

      return name;
    });

  test("get the parts of an address as the CMS reads them", () => {
    const password = "a@b%c/d#e f";
    const address = `postgres://c%40ms:${encodeURIComponent(password)}@[::1]:5433/site?options=-c%20geqo=off`;
    const { PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE, PGOPTIONS } = variablesOf(address);

    assert.deepEqual(
      { PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE, PGOPTIONS },
      {
        PGHOST: "::1",
        PGPORT: "5433",
        PGUSER: "c@ms",
        PGPASSWORD: password,
        PGDATABASE: "site",
        PGOPTIONS: "-c geqo=off",
      },
    );
    assert.equal(
      variablesOf("postgres://cms:x@/site?host=/run/postgresql").PGHOST,
      "/run/postgresql",
    );
    assert.equal(variablesOf("postgres:///site").PGHOST, "localhost");
  });

  const ca = join(folder, "ca.pem");
  for (const [query, mode, authorities] of [
    ["", "disable", undefined],
    ["?sslmode=disable", "disable", undefined],
    ["?ssl=no-verify", "require", undefined],
    ["?sslmode=no-verify", "require", undefined],
    ["?uselibpqcompat=true&sslmode=require", "require", undefined],
    ["?ssl=true", "verify-full", "BEGIN CERTIFICATE"],
    ["?sslmode=require", "verify-full", "BEGIN CERTIFICATE"],
    ["?sslmode=prefer", "verify-full", "BEGIN CERTIFICATE"],
    ["?sslmode=verify-full", "verify-full", "BEGIN CERTIFICATE"],
    [`?sslmode=verify-full&sslrootcert=${ca}`, "verify-full", "an authority"],
    [`?uselibpqcompat=true&sslmode=verify-ca&sslrootcert=${ca}`, "verify-ca", "an authority"],
  ] as const) {
    test(`use ${mode} for an address with "${query.replace(folder, "")}"`, () => {
      writeFileSync(ca, "an authority");
      files.clear();
      const { PGSSLMODE } = variablesOf(`postgres://cms@db/site${query}`);

      assert.equal(PGSSLMODE, mode);
      assert.ok((files.get("ca") ?? "").includes(authorities ?? ""), files.get("ca"));
      assert.equal(files.has("ca"), authorities !== undefined);
    });
  }

  test("make backups with every password and mode that the CMS accepts", async (t) => {
    const missing = missingClientPrograms(15);
    if (missing) return t.skip(missing);
    const server = await startPostgres({ passwords: true, tls: true });
    t.after(() => server.stop());
    const password = "a@b%c/d#e f?g";
    const name = "o'dd = \\name";
    const admin = new Client({ connectionString: server.url });
    await admin.connect();
    await admin.query(`create role editor superuser login password '${password}'`);
    const { port } = new URL(server.url);
    const addressOf = (database: string, query: string) =>
      `postgres://editor:${encodeURIComponent(password)}@localhost:${port}/${encodeURI(database)}${query}`;
    for (const query of ["", "?sslmode=no-verify", `?sslmode=require&sslrootcert=${server.ca}`]) {
      const words = async (databaseUrl: string, statement: string) => {
        const client = new Client({ connectionString: databaseUrl });
        await client.connect();
        const { rows } = await client.query<{ word: string }>(statement);
        await client.end();

        return rows.map(({ word }) => word);
      };
      const [from, to] = [`old ${name} ${query.length}`, `new ${name} ${query.length}`];
      for (const database of [from, to]) {
        await admin.query(`create database "${database}" owner editor`);
      }
      const backup = join(folder, `backup-${query.length}`);
      await words(addressOf(from, query), "create table words as select 'kept' as word");
      await backUp({ ...source, databaseUrl: addressOf(from, query) }, backup);
      await restore({ ...source, databaseUrl: addressOf(to, query) }, backup);

      assert.deepEqual(
        await words(addressOf(to, query), "select word from words"),
        ["kept"],
        query,
      );
    }
    await admin.end();
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
    await restore(source, target);

    assert.equal(readWord(), "before");
    assert.deepEqual(readdirSync(uploads).sort(), [".before-restore", "deep"]);
    assert.deepEqual(readdirSync(source.cvs.folder).sort(), [".before-restore", cv]);
    assert.deepEqual(folders(), before);
  });

  test("follows no symbolic links, and writes files readable only by the owner", async () => {
    await backUp(source, target);
    rmSync(source.cvs.folder, { recursive: true });
    await restore(source, target);
    for (const path of [source.databaseFile, source.cvs.folder]) {
      assert.equal(statSync(path).mode & 0o077, 0, path);
    }

    rmSync(join(target, "uploads"), { recursive: true });
    symlinkSync("/etc", join(target, "uploads"));
    await assert.rejects(restore(source, target), /uploads is a symbolic link/);
  });

  test("changes nothing if its files cannot be copied", async () => {
    await backUp(source, target);
    writeWord("after");
    writeFileSync(join(uploads, "later.png"), "another picture");
    // Restoring it would publish a file of this machine.
    symlinkSync("/etc/passwd", join(target, "uploads/deep/picture-2.png"));

    await assert.rejects(restore(source, target), /picture-2\.png is a symbolic link/);
    assert.equal(readWord(), "after");
    assert.deepEqual(readdirSync(uploads).sort(), ["deep", "later.png"]);
    assert.deepEqual(readdirSync(source.cvs.folder), [cv]);
  });
});
