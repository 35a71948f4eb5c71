import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { after, before, test } from "node:test";

import { allowedForPublic, servedRoutes, startInProcess } from "./support/routes";
import { multipart, payloads, send, sendJson, unlimited } from "./support/visitors";

const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let service: Awaited<ReturnType<typeof startInProcess>>;
before(async () => {
  service = await startInProcess({ ...unlimited, CMS_ADMIN_PANEL: "true" });
});
after(() => service.strapi.destroy());

test("opens with the admin panel, besides, only what it takes to sign in to it", async () => {
  const routes = servedRoutes(service.strapi);
  // The panel's own files, which are there once it is built.
  const calls = routes.filter(({ path }) => !path.startsWith("/admin/:path"));

  assert.ok(routes.length > 200, `the router was listed: ${routes.length} routes`);
  assert.deepEqual(await allowedForPublic(service.url, calls), [
    "DELETE /_health",
    "GET /",
    "GET /((?!uploads/).+)",
    "GET /_health",
    "GET /_health/ready",
    "GET /admin/init",
    "GET /admin/project-type",
    "GET /admin/registration-info",
    "GET /api/cvs/:token",
    "GET /content-manager/preview/script",
    "GET /uploads/(.*)",
    "PATCH /_health",
    "POST /_health",
    "POST /admin/forgot-password",
    "POST /admin/login",
    "POST /admin/register",
    "POST /admin/register-admin",
    "POST /admin/reset-password",
    "POST /api/contact-datas",
    "POST /api/emp-datas",
    "POST /api/portfolio-forms",
    "POST /api/subscribes",
    "POST /api/upload",
    "PUT /_health",
  ]);
});

test("lets editors work: sign in, read what visitors sent, keep pictures", async () => {
  const json = { "Content-Type": "application/json" };
  const registered = await fetch(`${service.url}/admin/register-admin`, {
    method: "POST",
    headers: { ...json, Origin: service.url },
    body: JSON.stringify({
      firstname: "Edith",
      email: "editor@example.com",
      password: "A-long-Passw0rd",
    }),
  });
  const { data } = (await registered.json()) as { data: { token: string } };
  const signedIn = { Authorization: `Bearer ${data.token}`, Origin: service.url };

  await sendJson(`${service.url}/api/contact-datas`, { data: payloads["/api/contact-datas"] });
  const list = await fetch(
    `${service.url}/content-manager/collection-types/api::contact-data.contact-data?filters[$and][0][full_name][$contains]=Ada`,
    { headers: signedIn },
  );
  const { results } = (await list.json()) as { results: Record<string, unknown>[] };
  assert.equal(results[0]?.full_name, "Ada Lovelace");

  const views = await fetch(
    `${service.url}/content-manager/content-types/api::contact-data.contact-data/configuration`,
    { headers: signedIn },
  );
  const { data: view } = (await views.json()) as {
    data: { contentType: { layouts: { list: string[]; edit: { name: string }[][] } } };
  };
  const { list: columns, edit } = view.contentType.layouts;
  const shown = [...columns, ...edit.flat().map(({ name }) => name)];
  assert.ok(shown.includes("full_name"));
  assert.deepEqual(
    shown.filter((name) => name.startsWith("submission_")),
    [],
    "internals stay out of sight",
  );

  const picture = multipart([
    { name: "files", fileName: "dot.png", type: "image/png", content: dot },
    { name: "fileInfo", content: JSON.stringify({ alternativeText: "A dot" }) },
  ]);
  const kept = await send(`${service.url}/upload`, {
    ...picture,
    headers: { ...picture.headers, ...signedIn },
  });
  assert.equal(kept.status, 201, kept.text);
  const [{ url } = { url: "" }] = JSON.parse(kept.text) as { url: string }[];
  assert.equal((await fetch(service.url + url)).status, 200);

  const refused = await send(`${service.url}/upload`, picture);
  assert.equal(refused.status, 401, "and nobody else may");
  assert.deepEqual(
    readdirSync(tmpdir()).filter((name) => name.startsWith("editor-upload-")),
    [],
    "no temporary file stays",
  );
});
