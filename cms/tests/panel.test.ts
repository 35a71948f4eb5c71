import assert from "node:assert/strict";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { query } from "./support/database";
import { signIn } from "./support/editor";
import { type InProcess, startInProcess } from "./support/in-process";
import { allowedForPublic, servedRoutes } from "./support/routes";
import { temporaryFolder } from "./support/service";
import {
  multipart,
  payloads,
  send,
  sendJson,
  smallPdf,
  unlimited,
  upload,
} from "./support/visitors";

const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

// A place of its own for whatever the service might leave behind.
const temporary = temporaryFolder("temporary");
let service: InProcess;
let editor: Awaited<ReturnType<typeof signIn>>;
before(async () => {
  service = await startInProcess({ ...unlimited, CMS_ADMIN_PANEL: "true", TMPDIR: temporary });
  editor = await signIn(service.url);
});
after(() => service.stop());

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
    "GET /brand",
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

test("lets editors read what visitors sent, and keep pictures", async () => {
  await sendJson(`${service.url}/api/contact-datas`, { data: payloads["/api/contact-datas"] });
  const list = await fetch(
    `${service.url}/content-manager/collection-types/api::contact-data.contact-data?filters[$and][0][full_name][$contains]=Ada`,
    { headers: editor },
  );
  const { results } = (await list.json()) as { results: Record<string, unknown>[] };
  assert.equal(results[0]?.full_name, "Ada Lovelace");

  const views = await fetch(
    `${service.url}/content-manager/content-types/api::contact-data.contact-data/configuration`,
    { headers: editor },
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
    headers: { ...picture.headers, ...editor },
  });
  assert.equal(kept.status, 201, kept.text);
  const [{ url } = { url: "" }] = JSON.parse(kept.text) as { url: string }[];
  assert.equal((await fetch(service.url + url)).status, 200);

  const refused = await send(`${service.url}/upload`, picture);
  assert.equal(refused.status, 401, "and nobody else may");
  assert.deepEqual(readdirSync(temporary), []);
});

test("shows a fresh link to the file of an application, and never stores it", async () => {
  const panel = `${service.url}/content-manager/collection-types/api::emp-data.emp-data`;
  const read = async (path = "") =>
    (await (await fetch(panel + path, { headers: editor })).json()) as {
      data: { cv_link: string };
      results: { documentId: string; cv_link: string | null }[];
    };
  const apply = async (more: object) => {
    const data = { ...payloads["/api/emp-datas"], ...more };
    const answer = await sendJson(`${service.url}/api/emp-datas`, { data });

    return JSON.parse(answer.text).data.documentId as string;
  };
  const id = await apply({ cv: JSON.parse((await upload(service.url)).text).data.id });
  await apply({});

  const { cv_link: link } = (await read(`/${id}`)).data;
  assert.ok(link.startsWith(`${service.url}/api/cvs/`), link);
  const links = (await read()).results.map((row) => [row.documentId === id, row.cv_link !== null]);
  assert.deepEqual(links.sort(), [
    [false, false],
    [true, true],
  ]);

  const file = await fetch(link);
  assert.equal(file.status, 200);
  assert.equal(file.headers.get("content-disposition"), 'attachment; filename="cv.pdf"');
  assert.equal(file.headers.get("x-content-type-options"), "nosniff");
  assert.deepEqual(Buffer.from(await file.arrayBuffer()), smallPdf);

  const saved = await fetch(`${panel}/${id}`, {
    method: "PUT",
    headers: { ...editor, "Content-Type": "application/json" },
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
    { headers: editor },
  );
  const configuration = (await views.json()) as {
    data: { contentType: { metadatas: { cv_link: { edit: { editable: boolean } } } } };
  };
  assert.equal(configuration.data.contentType.metadatas.cv_link.edit.editable, false);

  const folder = service.environment.CV_FOLDER ?? "";
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  assert.equal((await fetch(link)).status, 404, "a file that is gone is no fault of the service");
});
