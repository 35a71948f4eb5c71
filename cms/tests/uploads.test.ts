import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";

import { readSettings } from "../src/settings";
import { mostUploadsAtOnce } from "../src/uploads/concurrency";
import { diskStorage } from "../src/uploads/storage";

import { query } from "./support/database";
import { onBothDatabases } from "./support/databases";
import { types } from "./support/files";
import { serviceEnvironment, startService, type Service } from "./support/service";
import { multipart, payloads, sendJson, smallPdf, unlimited, upload } from "./support/visitors";
import { until } from "./support/wait";

const largest = 5 * 1024 * 1024;

/** A PDF of exactly so many bytes. */
const pdfOf = (size: number) => ({
  fileName: "cv.pdf",
  type: types.pdf,
  content: Buffer.concat([
    smallPdf.subarray(0, 9),
    Buffer.alloc(size - smallPdf.length, "%"),
    smallPdf.subarray(9),
  ]),
});

/** Begins an upload of one address and never ends it, until it is told to. */
const trickle = (service: Service, address: string) => {
  const { headers, body } = multipart([{ name: "files", ...pdfOf(1000) }]);
  const outgoing = request(`${service.url}/api/upload`, {
    method: "POST",
    headers: { ...headers, "Content-Length": body.length, "X-Forwarded-For": address },
  });
  outgoing.on("error", () => undefined);
  outgoing.on("response", (incoming) => incoming.resume());
  outgoing.write(body.subarray(0, 100));

  return outgoing;
};

const from = (service: Service, address: string, file = pdfOf(1000)) =>
  upload(service.url, file, { "X-Forwarded-For": address });

describe("the storage of files", () => {
  test("knows what is gone, also what another instance removes while it lists", async () => {
    const folder = mkdtempSync(join(tmpdir(), "cms-test-cvs-"));
    // A link that leads nowhere is listed, and gone when it is looked at.
    symlinkSync(join(folder, "gone"), join(folder, "0".repeat(32)));
    assert.deepEqual(await diskStorage(folder).list(), []);
    rmSync(folder, { recursive: true });

    const storage = diskStorage(folder);

    assert.equal(await storage.open("0".repeat(32)), undefined);
    assert.deepEqual(await storage.list(), []);
    await assert.rejects(async () => storage.open("../../etc/passwd"));
  });
});

test("one address cannot hold all uploads: an upload ends within a minute", async () => {
  const { rateLimits } = readSettings(await serviceEnvironment());

  // Two windows may fall into that minute.
  assert.equal(rateLimits.windowSeconds, 60);
  assert.ok(2 * rateLimits.addressAndForm < mostUploadsAtOnce);
});

void onBothDatabases("uploads", (settings) => {
  let service: Service;
  before(async () => {
    service = await startService({
      ...settings(),
      ...unlimited,
      CMS_TRUST_PROXY: "true",
      CMS_ADMIN_PANEL: "true",
      CV_UNCLAIMED_MB: "180",
    });
  });
  after(() => service.stop());
  const apply = async (cv: string) =>
    JSON.parse(
      (
        await sendJson(`${service.url}/api/emp-datas`, {
          data: { ...payloads["/api/emp-datas"], cv },
        })
      ).text,
    ).data.documentId as string;

  test("may have 5 MB, and not a byte more", async () => {
    assert.equal((await from(service, "192.0.2.1", pdfOf(largest))).status, 201);
    assert.equal((await from(service, "192.0.2.1", pdfOf(largest + 1))).status, 413);
  });

  test("run at once only as many as fit in memory, from whatever addresses", async () => {
    const slow = Array.from({ length: mostUploadsAtOnce }, (_, number) =>
      trickle(service, `198.51.100.${number}`),
    );
    await until("one more is rejected", async () => {
      const { status, headers } = await from(service, "192.0.2.2");

      return status === 503 && headers["retry-after"] === "5";
    });

    slow.forEach((outgoing) => outgoing.destroy());
    await until(
      "uploads are accepted again",
      async () => (await from(service, "192.0.2.2")).status === 201,
    );
  });

  test("shows in the panel a fresh link to the file of an application, and never stores it", async () => {
    const json = { "Content-Type": "application/json", Origin: service.url };
    const registered = await fetch(`${service.url}/admin/register-admin`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({
        firstname: "Edith",
        email: "editor@example.com",
        password: "A-long-Passw0rd",
      }),
    });
    const { data } = (await registered.json()) as { data: { token: string } };
    const signedIn = { ...json, Authorization: `Bearer ${data.token}` };
    const panel = `${service.url}/content-manager/collection-types/api::emp-data.emp-data`;
    const read = async (path = "") =>
      (await (await fetch(panel + path, { headers: signedIn })).json()) as {
        data: { cv_link: string };
        results: { documentId: string; cv_link: string | null }[];
      };
    const id = await apply(JSON.parse((await from(service, "192.0.2.4")).text).data.id);
    await sendJson(`${service.url}/api/emp-datas`, { data: payloads["/api/emp-datas"] });

    const { cv_link: link } = (await read(`/${id}`)).data;
    assert.ok(link.startsWith(`${service.url}/api/cvs/`), link);
    const links = (await read()).results.map((row) => [
      row.documentId === id,
      row.cv_link !== null,
    ]);
    assert.deepEqual(links.sort(), [
      [false, false],
      [true, true],
    ]);

    const file = await fetch(link);
    assert.equal(file.status, 200);
    assert.equal(file.headers.get("content-disposition"), 'attachment; filename="cv.pdf"');
    assert.equal(file.headers.get("x-content-type-options"), "nosniff");
    assert.equal((await file.arrayBuffer()).byteLength, 1000);

    const saved = await fetch(`${panel}/${id}`, {
      method: "PUT",
      headers: signedIn,
      body: JSON.stringify({ full_name: "Ada King", cv_link: "https://evil.example" }),
    });
    assert.equal(saved.status, 200);
    assert.equal(
      (await query(service, "select 1 from emp_datas where cv_link is not null")).length,
      0,
    );
    assert.match((await read(`/${id}`)).data.cv_link, /\/api\/cvs\//);

    const views = await fetch(
      `${service.url}/content-manager/content-types/api::emp-data.emp-data/configuration`,
      { headers: signedIn },
    );
    const configuration = (await views.json()) as {
      data: { contentType: { metadatas: { cv_link: { edit: { editable: boolean } } } } };
    };
    assert.equal(configuration.data.contentType.metadatas.cv_link.edit.editable, false);

    const folder = service.environment.CV_FOLDER ?? "";
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    assert.equal((await fetch(link)).status, 404, "a file that is gone is no fault of the service");
  });

  test("leave at most 100 MB from one address, and only so much from all, for ever unclaimed", async () => {
    const statuses = new Map<number, number>();
    for (let number = 0; number < 21; number++) {
      const { status } = await from(service, "192.0.2.5", pdfOf(largest));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    assert.deepEqual(
      [...statuses],
      [
        [201, 20],
        [429, 1],
      ],
    );

    let refused;
    for (let number = 0; number < 20 && refused?.status !== 503; number++) {
      refused = await from(service, "192.0.2.6", pdfOf(largest));
    }
    assert.equal(refused?.status, 503);
    assert.equal(refused.headers["retry-after"], "3600");
    assert.match(JSON.parse(refused.text).error.message, /try again later, or send yours by email/);
  });
});
