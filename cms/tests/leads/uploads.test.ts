import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { request } from "node:http";
import { test } from "node:test";

import type { AppContext } from "../../src/server/app-context";
import { receiveUpload, sanitizeFileName } from "../../src/leads/cvs/receive";
import { verifyToken, signToken } from "../../src/server/lib/signed-token";

import { countRows, query } from "../support/query";
import { pdfOf } from "../support/good-files";
import { serve } from "../support/koa";
import { onPlainService } from "../support/plain-service";
import type { Service } from "../support/service";
import { multipart, payloads, send, sendJson, upload } from "../support/visitors";
import { until } from "../support/wait";

const largest = 5 * 1024 * 1024;

const from = (service: Service, address: string, file = pdfOf(1000)) =>
  upload(service.url, file, {}, address);

test("at most 24 uploads are read at once, and the others wait", async () => {
  let admitted = 0;
  const admit = async () => void (admitted += 1);
  const url = await serve(receiveUpload({} as AppContext, { admit, count: admit }));
  const { headers, body } = multipart([{ name: "files", fileName: "cv.pdf", content: "junk" }]);
  const slow = Array.from({ length: 24 }, () => {
    const outgoing = request(url, { method: "POST", headers, agent: false });
    outgoing.on("error", () => undefined);
    outgoing.write(body.subarray(0, 100));

    return outgoing;
  });
  const isAdmitted = (count: number) =>
    until(`${count} are admitted`, () => admitted === count, { lastSeen: () => admitted });
  await isAdmitted(24);

  let isAnswered = false;
  const waiting = send(url, { headers, body }).finally(() => (isAnswered = true));
  await isAdmitted(25);
  assert.equal((await send(`${url}?a=1`, { headers, body })).status, 400);
  assert.equal(isAnswered, false);

  slow.pop()?.destroy();
  assert.match((await waiting).text, /Please send a PDF/);
  slow.forEach((outgoing) => outgoing.destroy());
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
