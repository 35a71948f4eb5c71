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
  const contentOf = (address: string): string => {
    const { stdout, stderr, status } = spawnSync("pg_dump", [`--dbname=${address}`], {
      encoding: "utf8",
    });
    assert.equal(status, 0, stderr);

    // Its key differs.
    return stdout.replace(/^\\(un)?restrict .*$/gm, "");
  };

  let count = 0;
  let place: ReturnType<typeof places> & { databaseUrl: string };
  /** The same files with a new database. */
  let target: typeof place;
  const createDatabase = async (name: string) => {
    await query(server.url, `create database ${name} owner owner${count}`);
    await query(addressOf("cms", name), "create extension pg_trgm");

    return addressOf(`owner${count}`, name);
  };
  beforeEach(async () => {
    count += 1;
    await query(server.url, `create role owner${count} login`);
    await query(server.url, `create role reader${count}`);
    place = { ...places(), databaseUrl: await createDatabase(`site${count}`) };
    target = { ...place, databaseUrl: await createDatabase(`new_site${count}`) };
    await query(
      place.databaseUrl,
      `create type mood as enum ('good', 'bad');
       ${schema}
       create sequence numbers owned by files.id;
       alter table files alter column id set default nextval('numbers'), add column mood mood;
       select setval('numbers', 41);
       create index like_names on files using gin (name gin_trgm_ops);
       create function count_files() returns bigint language sql as 'select count(*) from files';
       grant select on files to reader${count}`,
    );
  });

  test("fills a new database, and leaves the earlier one as it is", async () => {
    const content = contentOf(place.databaseUrl);
    await backUp(place, place.backup);
    await query(place.databaseUrl, upgrade);
    const upgraded = contentOf(place.databaseUrl);
    // What others have in the new database is not the CMS's.
    await query(
      target.databaseUrl,
      "create schema reports create table names (name text); create table owned (id integer)",
    );
    await query(addressOf("cms", `new_site${count}`), "alter extension pg_trgm add table owned");
    await restore(target, place.backup);

    await query(addressOf("cms", `new_site${count}`), "alter extension pg_trgm drop table owned");
    await query(target.databaseUrl, "drop schema reports cascade; drop table owned");
    assert.equal(contentOf(target.databaseUrl), content);
    assert.equal(contentOf(place.databaseUrl), upgraded);
  });

  test("is refused by a database that is not empty", async () => {
    await backUp(place, place.backup);
    const isRefused = async (databaseUrl: string) => {
      const [content, files] = [contentOf(databaseUrl), filesOf(place.publicFolder)];
      await assert.rejects(
        restore({ ...place, databaseUrl }, place.backup),
        /^OperatorError: The database "\w+" of DATABASE_URL is not empty, so nothing was changed\. Create an empty database[^\n]*$/,
      );
      assert.equal(contentOf(databaseUrl), content);
      assert.deepEqual(filesOf(place.publicFolder), files);
    };
    await isRefused(place.databaseUrl);
    for (const [kind, definition] of [
      ["table", "(id integer)"],
      ["table", "(id integer) partition by range (id)"],
      ["view", "as select 1 as id"],
      ["materialized view", "as select 1 as id"],
      ["sequence", ""],
    ]) {
      await query(target.databaseUrl, `create ${kind} other ${definition}`);
      await isRefused(target.databaseUrl);
      await query(target.databaseUrl, `drop ${kind} other`);
    }

    await restore(target, place.backup);
    await isRefused(target.databaseUrl);
  });

  /** Fails in one line about the reason and one about what to do, and changes nothing. */
  const fails = async (failing: typeof target, reason: RegExp) => {
    const [content, files] = [contentOf(place.databaseUrl), filesOf(place.publicFolder)];
    const empty = contentOf(target.databaseUrl);
    await assert.rejects(restore(failing, place.backup), ({ message }: Error) => {
      const [first = "", second = "", ...more] = message.split("\n");
      assert.match(first, reason);
      assert.match(
        second,
        /^Nothing was restored, .* set DATABASE_URL back to the earlier database/,
      );
      assert.deepEqual(more, []);

      return true;
    });
    assert.equal(contentOf(target.databaseUrl), empty);
    assert.equal(contentOf(place.databaseUrl), content);
    assert.deepEqual(filesOf(place.publicFolder), files);
  };

  test("leaves the new database empty if the backup is damaged", async () => {
    await query(
      place.databaseUrl,
      `create table words (word text); insert into words select md5(i::text) from generate_series(1, 20000) i`,
    );
    await backUp(place, place.backup);
    const file = join(place.backup, "database.dump");
    const dump = readFileSync(file);
    // Also in the middle of the rows.
    for (const part of [0, 0.001, 0.3, 0.6, 0.9, 0.99]) {
      writeFileSync(file, dump.subarray(0, Math.floor(dump.length * part)));
      await fails(target, /^pg_restore failed: ./);
    }
    const half = Math.floor(dump.length / 2);
    writeFileSync(file, Buffer.from(dump).fill(0, half, half + 99));
    await fails(target, /^pg_restore failed: ./);
    writeFileSync(file, dump);
    await restore(target, place.backup);
  });

  test("leaves the new database empty if the backup does not fit the server", async () => {
    const admin = addressOf("cms", `site${count}`);
    await backUp(place, place.backup);
    await query(target.databaseUrl, "create type mood as enum ()");
    await fails(target, /^pg_restore failed: .*type "mood" already exists$/);
    await query(target.databaseUrl, "drop type mood");
    await query(admin, `drop owned by reader${count}; drop role reader${count}`);
    await fails(target, /^pg_restore failed: .*role "reader\d+" does not exist$/);
  });

  test("names what its account lacks", async () => {
    await backUp(place, place.backup);
    await query(server.url, `create role stranger login`);
    for (const [user, name, reason] of [
      [
        "stranger",
        `new_site${count}`,
        /^pg_restore failed: .*permission denied for schema public$/,
      ],
      [`owner${count}`, "missing", /^The restore failed: the database "missing" .* does not exist/],
      [
        "nobody",
        `new_site${count}`,
        /^The restore failed: the database .*role "nobody" does not exist/,
      ],
    ] as const) {
      await fails({ ...target, databaseUrl: addressOf(user, name) }, reason);
    }
    const unreachable = new URL(target.databaseUrl);
    unreachable.port = "1";
    await fails(
      { ...target, databaseUrl: unreachable.href },
      /^The restore failed: the database .*ECONNREFUSED/,
    );
  });
});
