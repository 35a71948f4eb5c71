import assert from "node:assert/strict";
import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";

import library from "@strapi/provider-upload-aws-s3";

import pluginSettings from "../../config/plugins";
import { readSettings } from "../../src/server/settings";
import { createStorage } from "../../src/server/storage/create-storage";
import type { PrivateStorage, StoredFile } from "../../src/server/storage/private-storage";
import { withCvStorage } from "../../src/leads/cvs/with-cv-storage";

import { type S3Server, startS3 } from "../support/s3-server";
import { serviceEnvironment, temporaryFolder } from "../support/service";

const unknownKey = "0".repeat(32);

const createFrom = async (given: Record<string, string>) =>
  createStorage(readSettings(await serviceEnvironment(given)));

const listAll = async (storage: PrivateStorage) => {
  const files: StoredFile[] = [];
  for await (const part of storage.list()) files.push(...part);

  return files;
};

const read = async (storage: PrivateStorage, key: string) =>
  Buffer.concat(await ((await storage.open(key)) ?? assert.fail("nothing there")).toArray());

let server: S3Server;
before(async () => {
  server = await startS3();
});
after(() => server.stop());

for (const [name, settings] of [
  ["a folder", () => ({ CV_FOLDER: temporaryFolder("cvs") })],
  ["a bucket", () => server.settings],
] as const) {
  describe(`files in ${name}`, () => {
    let storage: PrivateStorage;
    before(async () => {
      storage = await createFrom(settings());
    });

    test("are stored byte for byte, listed with their time, and deleted", async () => {
      const content = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
      const earliest = Date.now() - 2_000;
      const keys = [await storage.put(content), await storage.put(Buffer.from("another"))];
      assert.deepEqual(await read(storage, keys[0] ?? ""), content);
      const listed = await listAll(storage);
      assert.deepEqual(listed.map(({ key }) => key).sort(), [...keys].sort());
      assert.ok(listed.every(({ storedAt }) => storedAt.getTime() >= earliest));

      for (const key of keys) await storage.remove(key);
      assert.deepEqual(await listAll(storage), []);
      assert.equal(await storage.open(keys[0] ?? ""), undefined);
    });

    test("may be missing without an error, and cannot escape the folder", async () => {
      await storage.remove(unknownKey);
      assert.equal(await storage.open(unknownKey), undefined);
      for (const action of [storage.open, storage.remove]) {
        await assert.rejects(
          async () => action("../../etc/passwd"),
          /^Error: Invalid storage key$/,
        );
      }
    });
  });
}

test("a folder handles files that another instance deletes during a listing", async () => {
  const folder = temporaryFolder("cvs");
  const storage = await createFrom({ CV_FOLDER: folder });
  // A broken symbolic link is listed, but cannot be read, like a file that was just deleted.
  symlinkSync(join(folder, "gone"), join(folder, unknownKey));
  assert.deepEqual(await listAll(storage), []);
  rmSync(folder, { recursive: true });

  assert.equal(await storage.open(unknownKey), undefined);
  assert.deepEqual(await listAll(storage), []);
});

test("a folder lists files in batches of a thousand, since a query takes a limited number of values", async () => {
  const folder = temporaryFolder("cvs");
  for (let number = 0; number < 1001; number++) {
    writeFileSync(join(folder, String(number).padStart(32, "0")), "");
  }
  const sizes: number[] = [];
  for await (const part of (await createFrom({ CV_FOLDER: folder })).list()) {
    sizes.push(part.length);
  }

  assert.deepEqual(sizes, [1000, 1]);
});

test("a bucket's files stay below their prefix, and other files are not touched", async () => {
  const storage = await createFrom({ ...server.settings, CV_S3_PREFIX: "hr/cvs/" });
  const others = ["cvs/x", `hr/${unknownKey}`, "hr/cvs/readme.txt", `hr/cvs/deep/${unknownKey}`];
  for (const key of others) server.files.set(key, { content: Buffer.from("x"), at: new Date() });
  const keys: string[] = [];
  // More than one page of a list.
  for (let count = 0; count < 7; count++) keys.push(await storage.put(Buffer.from("ours")));

  assert.deepEqual((await listAll(storage)).map(({ key }) => key).sort(), [...keys].sort());
  for (const key of keys) assert.ok(server.files.delete(`hr/cvs/${key}`));
  assert.deepEqual([...server.files.keys()].sort(), [...others].sort());
});

test("a request with another account's key fails with a message", async () => {
  const forged = await createFrom({ ...server.settings, CV_S3_SECRET: "wrong" });

  await assert.rejects(forged.open(unknownKey), { name: "SignatureDoesNotMatch" });
});

test("storage without Amazon's newer checksums takes the media library's files", async (context) => {
  const environment = await serviceEnvironment(server.mediaSettings);
  for (const [name, value] of Object.entries(environment)) {
    const earlier = process.env[name];
    process.env[name] = value;
    context.after(() => {
      if (earlier === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = earlier;
    });
  }
  const { providerOptions } = pluginSettings().upload.config as { providerOptions?: object };
  const files = library.init(providerOptions as never);
  const buffer = Buffer.from("picture");
  // What the provider reads of a file.
  const file = { hash: "cover", ext: ".png", mime: "image/png", buffer } as never;

  await files.upload(file);
  assert.deepEqual(server.files.get("cover.png")?.content, buffer);
  await files.delete(file);
  assert.equal(server.files.has("cover.png"), false);
});

test("an unavailable storage is logged, and visitors get Retry-After", async () => {
  const lines: string[] = [];
  const app = { strapi: { log: { error: (line: string) => void lines.push(line) } } };
  const away = () => Promise.reject(new Error("connect ECONNREFUSED"));

  await assert.rejects(withCvStorage(app as never, away), {
    status: 503,
    headers: { "Retry-After": "5" },
  });
  assert.deepEqual(lines, ["CV storage is unavailable: Error: connect ECONNREFUSED"]);
});
