import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";

import Database from "better-sqlite3";
import { Client } from "pg";

import { backUp, restore } from "../../src/server/backup/backup";

import { missingClientPrograms } from "../support/client-programs";
import { type Postgres, startPostgres } from "../support/postgres";
import { temporaryFolder } from "../support/service";

const places = () => {
  const folder = temporaryFolder("restore");
  const place = {
    databaseUrl: undefined as string | undefined,
    databaseFile: join(folder, "data.db"),
    publicFolder: join(folder, "public"),
    cvBucket: undefined,
    cvs: { folder: join(folder, "cvs"), claimHours: 1, linkDays: 1 },
  };
  mkdirSync(join(place.publicFolder, "uploads"), { recursive: true });
  mkdirSync(place.cvs.folder);
  writeFileSync(join(place.publicFolder, "uploads/before.png"), "before");

  return { ...place, backup: join(folder, "backup") };
};

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [
      join(parentPath, name).slice(folder.length + 1),
      readFileSync(join(parentPath, name), "base64"),
    ])
    .sort();

/** Tables that refer to each other, as the backup has them. */
const schema = `
  create table files (id integer primary key, name varchar(20) not null unique);
  create table authors (id integer primary key, file integer references files (id));
  create view named as select name from files;
  insert into files values (1, 'a'), (2, 'b');
  insert into authors values (1, 2);
`;

/** What a newer version may do with them. */
const upgrade = `
  create table folders (id integer primary key, cover integer not null references files (id));
  insert into folders values (1, 1);
  alter table files add column folder integer references folders (id);
  update files set folder = 1;
  create view covers as select f.name, g.id from files f join folders g on g.cover = f.id;
  create index files_folder on files (folder);
  drop view named;
  drop table authors;
  insert into files (id, name) values (3, 'c');
`;

describe("on SQLite, a restore", () => {
  const run = (file: string, statements: string) => {
    const database = new Database(file);
    database.pragma("journal_mode = wal");
    database.exec(statements);
    database.close();
  };
  const contentOf = (file: string) => {
    const database = new Database(file, { readonly: true });
    const read = (statement: string) => database.prepare(statement).all() as { name: string }[];
    const catalog = read("select type, name, sql from sqlite_master order by name");
    const tables = read("select name from sqlite_master where type = 'table' order by name");
    const rows = tables.map(({ name }) => read(`select * from "${name}"`));
    database.close();

    return { catalog, rows };
  };

  test("undoes an upgrade, and keeps the newer data", async () => {
    const place = places();
    run(place.databaseFile, schema);
    const content = contentOf(place.databaseFile);
    await backUp(place, place.backup);

    run(place.databaseFile, upgrade);
    const upgraded = contentOf(place.databaseFile);
    writeFileSync(join(place.publicFolder, "uploads/after.png"), "after");
    // What a crash leaves: a journal that belongs to the newer data.
    for (const suffix of ["-wal", "-shm"]) writeFileSync(place.databaseFile + suffix, "");
    await restore(place, place.backup);

    assert.deepEqual(contentOf(place.databaseFile), content);
    const kept = join(place.databaseFile, "../.before-restore");
    assert.deepEqual(readdirSync(kept).sort(), ["data.db", "data.db-shm", "data.db-wal"]);
    assert.deepEqual(contentOf(join(kept, "data.db")), upgraded);
    assert.deepEqual(readdirSync(join(place.publicFolder, "uploads/.before-restore")).sort(), [
      "after.png",
      "before.png",
    ]);

    // Before a start, the newer data is still what to go back to.
    await restore(place, place.backup);
    assert.deepEqual(contentOf(place.databaseFile), content);
    assert.deepEqual(contentOf(join(kept, "data.db")), upgraded);
    const again = `${place.backup}-again`;
    await backUp(place, again);
    assert.deepEqual(readdirSync(join(again, "uploads")), ["before.png"]);
  });

  test("changes nothing if the backup is damaged", async () => {
    const place = places();
    run(place.databaseFile, schema);
    await backUp(place, place.backup);
    run(place.databaseFile, upgrade);
    const all = () => [...filesOf(place.publicFolder), readFileSync(place.databaseFile, "base64")];
    const before = all();
    const file = join(place.backup, "data.db");
    const intact = readFileSync(file);
    const half = Math.floor(intact.length / 2);
    for (const damaged of [
      intact.subarray(0, half),
      Buffer.from(intact).fill(7, 0, 50),
      Buffer.from(intact).fill(7, half),
    ]) {
      writeFileSync(file, damaged);
      await assert.rejects(restore(place, place.backup), /data\.db is damaged\.$/);
      assert.deepEqual(all(), before);
      assert.deepEqual(readdirSync(join(place.databaseFile, "..")).sort(), [
        "backup",
        "cvs",
        "data.db",
        "public",
      ]);
    }
  });
});

describe("on PostgreSQL, a restore", { skip: missingClientPrograms(15) }, () => {
  let server: Postgres;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.stop());

  const query = async <Row extends object>(address: string, statements: string): Promise<Row[]> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    try {
      return (await client.query<Row>(statements)).rows;
    } finally {
      await client.end();
    }
  };
  const addressOf = (user: string, name: string) => {
    const address = new URL(server.url);
    address.username = user;
    address.pathname = name;

    return address.href;
  };
  /** Everything in the database but the data that was set aside. */
  const contentOf = (address: string): string => {
    const { stdout, stderr, status } = spawnSync(
      "pg_dump",
      ["--exclude-schema=before_restore", `--dbname=${address}`],
      { encoding: "utf8" },
    );
    assert.equal(status, 0, stderr);

    // Its key differs.
    return stdout.replace(/^\\(un)?restrict .*$/gm, "");
  };
  const hasKept = async (address: string) =>
    (await query(address, "select from pg_namespace where nspname = 'before_restore'")).length > 0;

  let count = 0;
  let place: ReturnType<typeof places> & { databaseUrl: string };
  let admin: string;
  beforeEach(async () => {
    count += 1;
    const name = `site${count}`;
    await query(server.url, `create role "owner${count}" login`);
    await query(server.url, `create database ${name} owner "owner${count}"`);
    await query(server.url, `create role "reader${count}"`);
    admin = addressOf("cms", name);
    place = { ...places(), databaseUrl: addressOf(`owner${count}`, name) };
    await query(
      place.databaseUrl,
      `create extension pg_trgm;
       create type mood as enum ('good', 'bad');
       ${schema}
       create sequence numbers owned by files.id;
       alter table files alter column id set default nextval('numbers'), add column mood mood;
       select setval('numbers', 41);
       create index like_names on files using gin (name gin_trgm_ops);
       create function count_files() returns bigint language sql as 'select count(*) from files';
       grant usage on schema public to reader${count};
       grant select on files to reader${count}`,
    );
  });

  const upgradePostgres = () =>
    query(
      place.databaseUrl,
      `${upgrade}
       create type size as (width integer, height integer);
       create domain short as text check (length(value) < 9);
       alter type mood add value 'fair';
       alter table folders add column size size, add column short short;
       create table links (id serial primary key, file integer references files (id), like_it text);
       create table parts (id integer) partition by range (id);
       create table part partition of parts for values from (1) to (9);
       create statistics id_name on id, name from files;
       create procedure clean() language sql as 'delete from links';
       create aggregate total (integer) (sfunc = int4pl, stype = integer);
       create operator === (function = int4eq, leftarg = integer, rightarg = integer);
       create collation plain from "C";
       create materialized view latest as select max(id) from links;
       select nextval('numbers');
       create function name_files() returns trigger language plpgsql as 'begin return new; end';
       create trigger name_files before insert on files for each row execute function name_files()`,
    );

  test("undoes an upgrade, and keeps the newer data", async () => {
    const content = contentOf(admin);
    await backUp(place, place.backup);
    await upgradePostgres();
    await restore(place, place.backup);

    assert.equal(contentOf(admin), content);
    // Before a start, the newer data is still what to go back to.
    await restore(place, place.backup);
    assert.equal(contentOf(admin), content);
    await query(
      place.databaseUrl,
      "drop schema public cascade; alter schema before_restore rename to public",
    );
    assert.deepEqual(await query(place.databaseUrl, "select * from covers"), [
      { name: "a", id: 1 },
    ]);
  });

  test("fills an empty database", async () => {
    const content = contentOf(admin);
    await backUp(place, place.backup);
    await query(
      place.databaseUrl,
      "drop schema public cascade; create schema public; create extension pg_trgm",
    );
    await query(admin, "alter schema public owner to pg_database_owner");
    await query(admin, `grant usage on schema public to public, reader${count}`);
    await query(admin, "comment on schema public is 'standard public schema'");
    await restore(place, place.backup);

    assert.equal(contentOf(admin), content);
  });

  test("leaves other schemas as they are", async () => {
    await backUp(place, place.backup);
    await query(place.databaseUrl, "create schema reports create table kept (id integer)");
    await restore(place, place.backup);
    assert.deepEqual(await query(place.databaseUrl, "select count(*)::int from reports.kept"), [
      { count: 0 },
    ]);

    for (const [name, dependent] of [
      ["names", "create view reports.names as select name from files"],
      ["notes", "create table reports.notes (file integer references files (id))"],
    ]) {
      await query(place.databaseUrl, dependent ?? "");
      const content = contentOf(admin);
      await assert.rejects(
        restore(place, place.backup),
        new RegExp(`reports\\.${name} depends on tables of the CMS: [^\\n]*$`),
      );
      assert.equal(contentOf(admin), content);
      await query(place.databaseUrl, `drop ${name === "names" ? "view" : "table"} reports.${name}`);
    }
  });

  test("changes nothing if it fails", async () => {
    await query(
      place.databaseUrl,
      `create table words (word text); insert into words select md5(i::text) from generate_series(1, 20000) i`,
    );
    await backUp(place, place.backup);
    await upgradePostgres();
    const content = contentOf(admin);
    const files = filesOf(place.publicFolder);
    const file = join(place.backup, "database.dump");
    const dump = readFileSync(file);
    const fails = async (reason: RegExp) => {
      await assert.rejects(restore(place, place.backup), reason);
      assert.equal(contentOf(admin), content);
      assert.equal(await hasKept(admin), false);
      assert.deepEqual(filesOf(place.publicFolder), files);
    };
    // Also in the middle of the rows.
    for (const part of [0, 0.001, 0.3, 0.6, 0.9, 0.99]) {
      writeFileSync(file, dump.subarray(0, Math.floor(dump.length * part)));
      await fails(/(pg_restore|psql) failed: /);
    }
    writeFileSync(
      file,
      dump.fill(0, Math.floor(dump.length / 2), Math.floor(dump.length / 2) + 99),
    );
    await fails(/pg_restore failed: /);
  });

  test("changes nothing if the backup does not fit the server", async () => {
    await backUp(place, place.backup);
    await query(admin, `drop owned by reader${count}; drop role reader${count}`);
    const content = contentOf(admin);

    await assert.rejects(
      restore(place, place.backup),
      new RegExp(`^[^\\n]*psql failed: ERROR: +role "reader${count}" does not exist$`),
    );
    assert.equal(contentOf(admin), content);
    assert.equal(await hasKept(admin), false);
  });

  test("names a right that its account lacks", async () => {
    await backUp(place, place.backup);
    const content = contentOf(admin);
    const databaseUrl = addressOf("stranger", `site${count}`);
    await query(admin, "create role stranger login");

    await assert.rejects(
      restore({ ...place, databaseUrl }, place.backup),
      /^[^\n]*psql failed: ERROR: +permission denied for database site\d+$/,
    );
    assert.equal(contentOf(admin), content);
  });

  test("is refused while another session has the database open", async (t) => {
    await backUp(place, place.backup);
    const content = contentOf(admin);
    const other = new Client({ connectionString: place.databaseUrl });
    await other.connect();
    t.after(() => other.end());

    await assert.rejects(
      restore(place, place.backup),
      /^[^\n]*The database is in use: stop the CMS, then restore\.$/,
    );
    assert.equal(contentOf(admin), content);
  });
});
