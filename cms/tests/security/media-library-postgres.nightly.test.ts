import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Client } from "pg";

import { onPostgres } from "../support/databases";
import { registerFirstAdministrator } from "../support/users";
import { callMedia, uploadMedia } from "../support/media";
import { type Service, startService } from "../support/service";
import { sendJson, unlimited } from "../support/visitors";
import { until } from "../support/wait";

// PostgreSQL rejects values that SQLite converts, and Strapi leaves some of these errors unhandled.
// In a separate process, which such an error would end.
onPostgres("the media library", (settings) => {
  let service: Service;
  let headers: Record<string, string>;
  before(async () => {
    service = await startService({ ...settings(), ...unlimited, CMS_ADMIN_PANEL: "true" });
    headers = await registerFirstAdministrator(service.url);
  });
  after(() => service.stop());

  const call = (method: string, path: string, body: object) =>
    callMedia(service.url, headers, method, path, body);
  const isHealthy = async () => (await fetch(`${service.url}/_health`)).status === 204;

  test("responds with 400 to invalid ids, and keeps running", async () => {
    for (const id of ["abc", "1 or 1=1", {}, [], ["x"], 1.5, -1, "99999999999", true, ""]) {
      const fileInfo = { name: "x", folder: id };
      for (const [method, path, body] of [
        ["POST", "/folders", { name: "x", parent: id }],
        ["PUT", "/folders/1", { name: "x", parent: id }],
        ["PUT", "/files/1", { fileInfo }],
        ["POST", "/actions/bulk-move", { destinationFolderId: id, fileIds: [1], folderIds: [1] }],
        ["POST", "/actions/bulk-move", { destinationFolderId: null, folderIds: [id] }],
        ["POST", "/actions/bulk-delete", { fileIds: [id] }],
        ["POST", "/actions/bulk-update", { updates: [{ id, fileInfo: { name: "x" } }] }],
        ["POST", "/actions/bulk-update", { updates: [{ id: 1, fileInfo }] }],
      ] as const) {
        const status = await call(method, path, body);
        assert.equal(status, 400, `${method} ${path} ${JSON.stringify(body)}`);
      }
      const { status } = await uploadMedia(service.url, headers, {
        fields: { fileInfo: JSON.stringify(fileInfo) },
      });
      assert.equal(status, 400, `POST /upload with the folder ${JSON.stringify(id)}`);
    }
    for (const path of ["/folders/abc", "/files/abc", "/files/1e3"]) {
      assert.equal(await call("PUT", path, { name: "x", parent: null }), 400, path);
      assert.equal((await fetch(`${service.url}/upload${path}`, { headers })).status, 400, path);
    }
    assert.ok(await isHealthy());
  });

  test("responds with 400 to a filter with an invalid id, and does not log it", async () => {
    const filter = encodeURIComponent("a@".repeat(2000));
    const path = `/content-manager/collection-types/api::article.article?filters[id]=${filter}`;
    const response = await fetch(service.url + path, { headers });
    assert.equal(response.status, 400);
    assert.doesNotMatch(service.output(), /a@a@/);
  });

  test("survives a lock timeout, and accepts the same folder afterward", async () => {
    const client = new Client({ connectionString: settings().DATABASE_URL });
    await client.connect();
    await client.query("begin; lock table upload_folders in access exclusive mode");
    const folder = { name: "Legitimate", parent: null };

    assert.equal(await call("POST", "/folders", folder), 503);
    await client.end();
    await until("the service is healthy", isHealthy);
    const { status } = await sendJson(`${service.url}/upload/folders`, folder, headers);
    assert.equal(status, 201);
  });
});
