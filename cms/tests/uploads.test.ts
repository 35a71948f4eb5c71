import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { once } from "node:events";
import { request } from "node:http";
import { test } from "node:test";

import { type HttpError, invalidProof } from "../src/http/errors";
import { createConcurrencyLimit, maxConcurrentUploads } from "../src/uploads/concurrency";
import { sanitizeFileName } from "../src/uploads/receive";
import { verifyToken, signToken } from "../src/lib/signed-token";

import { countRows, query } from "./support/database";
import { pdfOf } from "./support/good-files";
import { onPlainService } from "./support/plain-service";
import type { Service } from "./support/service";
import { multipart, payloads, sendJson, upload } from "./support/visitors";
import { until } from "./support/wait";

const largest = 5 * 1024 * 1024;

/** Starts an upload from an IP, which does not end until the test ends it. */
const trickle = (service: Service, address: string) => {
  const { headers, body } = multipart([{ name: "files", ...pdfOf(1000) }]);
  const outgoing = request(`${service.url}/api/upload`, {
    method: "POST",
    headers: {
      ...headers,
      "Content-Length": body.length,
      Expect: "100-continue",
    },
    agent: false,
    localAddress: address,
  });
  outgoing.on("error", () => undefined);
  outgoing.on("response", (incoming) => incoming.resume());
  // The CMS has read the headers and requests the body.
  outgoing.on("continue", () => {
    outgoing.write(body.subarray(0, 100), () => outgoing.emit("begun"));
  });
  outgoing.flushHeaders();

  return outgoing;
};

const from = (service: Service, address: string, file = pdfOf(1000)) =>
  upload(service.url, file, {}, address);

test("when uploads are full, one is dropped for a client with higher priority", async (context) => {
  const run = createConcurrencyLimit(async (proof: string) => {
    if (proof !== "proof") throw invalidProof();
  }, 3);
  const refused: string[] = [];
  const begun = new Set<string>();
  /** Starts an upload that runs until it is evicted. */
  const start = (name: string, address: string, bytes: number, proof = "") =>
    run(
      proof,
      address,
      (upload) =>
        new Promise<never>((_resolve, reject) => {
          begun.add(name);
          upload.bytes = bytes;
          const { signal } = upload.eviction;
          signal.addEventListener("abort", () => reject(signal.reason as Error));
        }),
    ).catch(({ status }: HttpError) => refused.push(`${name} ${status}`));
  const finish = (address: string, proof = "") => run(proof, address, async () => "done");

  void start("fast", "a", 9000);
  void start("slow", "a", 10);
  void start("other", "b", 1);
  assert.equal(await finish("c"), "done");
  assert.deepEqual(refused, ["slow 400"]);

  void start("third", "c", 5);
  await assert.rejects(finish("d"), { status: 400 }, "is asked for a proof");
  assert.equal(await finish("d", "proof"), "done");
  assert.deepEqual(refused, ["slow 400", "other 400"]);

  // The first of them gets a free slot, and would have needed no proof.
  for (const name of ["e", "f", "g", "h"]) {
    void start(name, name, 0, "proof");
    await until(`${name} has a place`, () => begun.has(name), { lastSeen: () => refused });
  }
  assert.deepEqual(refused.slice(2), ["e 400", "third 400", "fast 400"]);
  await assert.rejects(finish("i", "proof"), { status: 503 }, "all have proofs");

  context.mock.timers.enable({ apis: ["Date"], now: Date.now() + 600 });
  await assert.rejects(finish("i"), { status: 400 }, "gets no place of theirs without one");
  assert.equal(await finish("i", "proof"), "done");
  assert.deepEqual(refused.slice(5), ["f 503"]);
});

test("an upload whose file has been read is not dropped", async () => {
  const run = createConcurrencyLimit(() => Promise.resolve(), 2);
  const evicted: string[] = [];
  const ends: (() => void)[] = [];
  const start = (name: string, isBuffered: boolean) =>
    run("", "a", async (upload) => {
      upload.isBuffered = isBuffered;
      upload.eviction.signal.addEventListener("abort", () => evicted.push(name));
      await new Promise<void>((end) => ends.push(end));
    });
  const finish = () => run("", "b", async () => "done");

  const running = [start("read", true), start("reading", false)];
  assert.equal(await finish(), "done");
  assert.deepEqual(evicted, ["reading"]);
  running.push(start("read later", true));
  await assert.rejects(finish(), { status: 503 });
  assert.deepEqual(evicted, ["reading"]);
  for (const end of ends) end();
  await Promise.all(running);
});

test("a link works until it expires, with its own secret", () => {
  const token = signToken("secret", "abcdefgh12345678", new Date(10_000));

  assert.equal(verifyToken("secret", token, 9_999), "abcdefgh12345678");
  assert.equal(verifyToken("secret", token, 10_000), undefined);
  assert.equal(verifyToken("other", token, 0), undefined);
});

test("a display file name has no path, no bidirectional control characters, and a maximum length", () => {
  assert.equal(sanitizeFileName("..\\..\\C:\\évil\u202efdp.exe"), "évil_fdp.exe");
  assert.equal(sanitizeFileName('a"b\r\nc;.pdf'), "a_b__c_.pdf");
  assert.equal(sanitizeFileName(`${"x".repeat(500)}.pdf`).length, 120);
});

// Clients have different IPs of 127.0.0.0/8.
onPlainService("uploads", (running) => {
  test("continue for others while a few IPs hold all slots with slow uploads", async () => {
    const slow = Array.from({ length: maxConcurrentUploads }, (_, number) =>
      trickle(running(), `127.4.1.${number % 8}`),
    );
    await Promise.all(slow.map((outgoing) => once(outgoing, "begun")));
    assert.equal((await from(running(), "127.4.0.2")).status, 201);

    slow.forEach((outgoing) => outgoing.destroy());
  });

  const idOf = async (response: ReturnType<typeof from>) => {
    const { status, text } = await response;
    assert.equal(status, 201, text);

    return JSON.parse(text).data.id as string;
  };
  const claim = async (cv: string) =>
    (
      await sendJson(`${running().url}/api/emp-datas`, {
        data: { ...payloads["/api/emp-datas"], cv },
      })
    ).status;

  test("accept files that are claimed at once, although others fill their own and the shared quota", async () => {
    const flood: string[] = [];
    for (const address of [2, 2, 5, 5, 5, 5, 5, 8].map((number) => `127.4.0.${number}`)) {
      flood.push(await idOf(from(running(), address, pdfOf(largest))));
      assert.equal(await claim(await idOf(from(running(), "127.4.0.7"))), 201);
    }

    const statuses = [];
    for (const id of flood) statuses.push(await claim(id));
    // Remaining: the newest 20 MB of the IP that sent five files, and the newest 31 MB in total.
    assert.deepEqual(statuses, [400, 201, 400, 201, 201, 201, 201, 201]);
    const files = readdirSync(running().environment.CV_FOLDER ?? "");
    assert.equal(files.length, Number(await countRows(running(), "cv_files")));
  });

  test("are stored under a name with an extension", async () => {
    for (const fileName of ["CV", "CV 1.5.2024", "CV.PDF"]) {
      await idOf(from(running(), "127.4.0.10", { ...pdfOf(1000), fileName }));
    }
    const rows = await query<{ file_name: string }>(
      running(),
      "select file_name from cv_files order by id desc limit 3",
    );
    assert.deepEqual(
      rows.map(({ file_name }) => file_name),
      ["CV.PDF", "CV 1.5.2024.pdf", "CV.pdf"],
    );
  });

  test("cannot be claimed after their expiry", async () => {
    const cv = await idOf(from(running(), "127.4.0.9"));
    const { DATABASE_URL } = running().environment;
    const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000);
    const moment = DATABASE_URL ? `'${dayBefore.toISOString()}'` : dayBefore.getTime();
    await query(
      running(),
      `update cv_files set created_at = ${moment} where id = (select max(id) from cv_files)`,
    );

    assert.equal(await claim(cv), 400);
  });
});
