import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { after, test } from "node:test";

import { runPreflight } from "../../src/server/preflight";
import { readSettings } from "../../src/server/settings";

import { freePort } from "../support/ports";
import { startS3 } from "../support/s3-server";
import { serviceEnvironment, startProcess, temporaryFolder } from "../support/service";

/** The message about an unusable database. */
const sentenceFor = async (databaseUrl: string) => {
  const settings = readSettings({ ...(await serviceEnvironment()), DATABASE_URL: databaseUrl });
  const sentence = await runPreflight(settings).then(
    () => "all is well",
    (error: Error) => error.message,
  );
  assert.doesNotMatch(sentence, /hidden/, "the password stays out of it");

  return sentence;
};

test("fails with a message if no database responds", async () => {
  const port = await freePort();
  const { child, output } = await startProcess({
    ...(await serviceEnvironment()),
    DATABASE_URL: `postgres://cms:hidden@127.0.0.1:${port}/site`,
  });

  assert.equal(child.exitCode, 78, output());
  assert.doesNotMatch(output(), /hidden|\n\s+at /, "neither the password nor a stack");
  assert.match(
    output().trim().split("\n").at(-1) ?? "",
    new RegExp(`cannot start: the database "site" .* at 127.0.0.1:${port} .*ECONNREFUSED`),
  );
});

test("times out if a database accepts the connection and does not respond", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  after(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.on("connection", (socket) => socket.on("error", () => undefined).resume());

  assert.match(await sentenceFor(`postgres://cms:hidden@127.0.0.1:${port}/site`), /timeout/);
});

for (const purpose of ["CV", "MEDIA"] as const) {
  const bucket = `${purpose}_S3_BUCKET`;

  test(`reports why ${bucket} cannot be used, without its secret`, async () => {
    const server = await startS3();
    after(() => server.stop());
    const port = await freePort();
    const own = purpose === "CV" ? server.settings : server.mediaSettings;
    const start = async (given: Record<string, string>) =>
      runPreflight(readSettings(await serviceEnvironment({ ...own, ...given }))).then(
        () => "all is well",
        (error: Error) => error.message,
      );

    assert.equal(await start({}), "all is well");
    assert.equal(server.files.size, 0);
    for (const [given, reason] of [
      [
        { [bucket]: "elsewhere" },
        new RegExp(
          `^The CMS cannot start: the bucket "elsewhere" of ${bucket} at http:\\S+ cannot be used \\(NoSuchBucket: .*\\)\\.$`,
        ),
      ],
      [{ [`${purpose}_S3_SECRET`]: "hidden" }, /\(SignatureDoesNotMatch: /],
      [{ [`${purpose}_S3_ENDPOINT`]: `http://127.0.0.1:${port}` }, /\(ECONNREFUSED: /],
    ] as const) {
      const sentence = await start(given);
      assert.match(sentence, reason);
      assert.doesNotMatch(sentence, /hidden/);
    }
  });
}

// Root can write everywhere, so a process of root switches to another user once the code is loaded.
const tryAsOrdinaryUser = `
  const { runPreflight } = require("./preflight");
  const { readSettings } = require("./settings");
  if (process.getuid() === 0) {
    process.setgid(65534);
    process.setuid(65534);
  }
  runPreflight(readSettings(process.env)).then(
    () => console.log("all is well"),
    (error) => console.log(error.message),
  );
`;

const ordinaryUser = async (lock: (paths: Record<string, string>) => string | undefined) => {
  const folder = temporaryFolder("disk");
  const paths = {
    DATABASE_FILE: join(folder, "database/data.db"),
    CMS_PUBLIC_DIR: join(folder, "public"),
    CV_FOLDER: join(folder, "cvs"),
  };
  for (const path of [
    dirname(paths.DATABASE_FILE),
    join(folder, "public/uploads"),
    paths.CV_FOLDER,
  ])
    mkdirSync(path, { recursive: true });
  writeFileSync(paths.DATABASE_FILE, "");
  for (const path of ["", "database", "database/data.db", "public", "public/uploads", "cvs"])
    chmodSync(join(folder, path), 0o777);
  const locked = lock(paths);
  if (locked) chmodSync(locked, 0o555);

  const { stdout, stderr } = spawnSync(process.execPath, ["-e", tryAsOrdinaryUser], {
    cwd: join(__dirname, "../../src/server"),
    env: { ...(await serviceEnvironment()), ...paths },
    encoding: "utf8",
  });
  // Only root can delete files in a folder without permissions.
  if (locked) chmodSync(locked, 0o777);
  assert.equal(stderr, "");

  return { locked, words: stdout.trim() };
};

test("passes if everything is writable", async () => {
  assert.equal((await ordinaryUser(() => undefined)).words, "all is well");
});

test("makes the database's files readable only by the CMS's user", async () => {
  const file = join(temporaryFolder("rights"), "data.db");
  const environment = await serviceEnvironment({ DATABASE_FILE: file });
  writeFileSync(`${file}-wal`, "", { mode: 0o644 });
  await runPreflight(readSettings(environment));

  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal(statSync(`${file}-wal`).mode & 0o777, 0o600);
});

for (const [what, lock] of Object.entries<(paths: Record<string, string>) => string>({
  "the database's file": (paths) => paths.DATABASE_FILE ?? "",
  "the folder of the database": (paths) => dirname(paths.DATABASE_FILE ?? ""),
  "the uploads": (paths) => join(paths.CMS_PUBLIC_DIR ?? "", "uploads"),
  "the folder of CVs": (paths) => paths.CV_FOLDER ?? "",
})) {
  test(`reports that ${what} is not writable`, async () => {
    const { locked, words } = await ordinaryUser(lock);

    assert.ok(words.startsWith(`The CMS cannot start: ${locked} `), words);
    assert.match(words, /^.* \(EACCES\)\.$/);
  });
}
