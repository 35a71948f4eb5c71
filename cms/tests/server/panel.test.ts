import assert from "node:assert/strict";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import type { Context } from "koa";

import type { AppContext } from "../../src/server/app-context";
import { configurePanelViews } from "../../src/content/model/panel-views";
import { removeOrphans } from "../../src/leads/data/retention";

import { describeAccounts } from "../security/accounts.suite";
import { query } from "../support/query";
import { uploadMedia } from "../support/media";
import { manage } from "../support/panel-client";
import { administrator, panel, panelService } from "../support/shared-panel-service";
import { temporary } from "../support/use-panel-service";
import { allowedForPublic, servedRoutes } from "../support/routes";
import { payloads, postLead, send, sendJson, smallPdf, uploadCv } from "../support/visitors";

type View = {
  settings: Record<string, unknown>;
  metadatas: Record<
    string,
    {
      edit: { label?: string; editable?: boolean; description?: string; mainField?: string };
      list: { label: string };
    }
  >;
  layouts: { list: string[]; edit: { name: string }[][] };
};

const service = panelService;

test("each section of a page has a picture in the panel's list of sections", async () => {
  const { text } = await send(`${service.url}/content-manager/components`, {
    method: "GET",
    headers: administrator(),
  });
  const all = JSON.parse(text).data as { uid: string; info: { preview?: string } }[];
  const sections = service.strapi.contentType("api::page.page").attributes.sections;
  const pictures = (sections as { components: string[] }).components.map(
    (name) => all.find(({ uid }) => uid === name)?.info.preview ?? "",
  );

  assert.deepEqual(
    pictures.filter((picture) => !picture.startsWith("data:image/svg+xml,%3Csvg")),
    [],
  );
  assert.equal(new Set(pictures).size, pictures.length);
});

test("the panel's and the API's content security policies allow no other hosts", async (context) => {
  // The panel is not built for these tests: a page at its path gets the same headers.
  const { router } = service.strapi.server;
  router.get("/admin-page", (ctx: Context) => {
    ctx.type = "html";
    ctx.body = "<p>Panel</p>";
  });
  // Other tests list the routes.
  context.after(() => {
    const layers = router.stack as { path: unknown }[];
    layers.splice(
      layers.findIndex((layer) => layer.path === "/admin-page"),
      1,
    );
  });
  for (const [path, policy] of [
    [
      "/admin-page",
      {
        "default-src": "'self'",
        "base-uri": "'self'",
        "connect-src": "'self'",
        "font-src": "'self' data:",
        "form-action": "'self'",
        "frame-ancestors": "'self'",
        "frame-src": "'self' https://preview.example.com",
        "img-src": "'self' data: blob:",
        "media-src": "'self' data: blob:",
        "object-src": "'none'",
        "script-src": "'self'",
        "script-src-attr": "'none'",
        "style-src": "'self' 'unsafe-inline'",
      },
    ],
    ["/api/nothing", { "default-src": "'none'", "frame-ancestors": "'none'" }],
  ] as const) {
    const response = await fetch(service.url + path);
    const directives = (response.headers.get("content-security-policy") ?? "")
      .split(";")
      .map((directive) => directive.trim().split(/ (.*)/s).slice(0, 2) as [string, string]);
    const given: Record<string, string> = Object.fromEntries(directives);
    for (const [name, value] of Object.entries(policy)) assert.equal(given[name], value, name);
    assert.doesNotMatch(directives.join(" ").replace("https://preview.example.com", ""), /https?:/);
  }
});

test("the admin panel opens only the routes that sign-in needs", async () => {
  const routes = servedRoutes(service.strapi);
  // Excludes the panel's files, which exist only after its build.
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
    "GET /api/challenge",
    "GET /api/cvs/:token",
    "GET /api/newsletter/confirm/:token",
    "GET /api/newsletter/unsubscribe/:token",
    "GET /content-manager/preview/script",
    "GET /public-settings",
    "GET /set-up",
    "GET /uploads/(.*)",
    "PATCH /_health",
    "POST /_health",
    "POST /admin/forgot-password",
    "POST /admin/login",
    "POST /admin/register",
    "POST /admin/reset-password",
    "POST /api/contact-datas",
    "POST /api/emp-datas",
    "POST /api/form-answers",
    "POST /api/newsletter/confirm/:token",
    "POST /api/newsletter/unsubscribe/:token",
    "POST /api/portfolio-forms",
    "POST /api/subscribes",
    "POST /api/upload",
    "PUT /_health",
  ]);
});

test("lets editors read leads, and manage images", async () => {
  await sendJson(`${service.url}/api/contact-datas`, { data: payloads["/api/contact-datas"] });
  const list = await fetch(
    `${service.url}/content-manager/collection-types/api::contact-data.contact-data?filters[$and][0][full_name][$contains]=Ada`,
    { headers: administrator() },
  );
  const { results } = (await list.json()) as { results: Record<string, unknown>[] };
  assert.equal(results[0]?.full_name, "Ada Lovelace");

  const fields = { fileInfo: JSON.stringify({ alternativeText: "A dot" }) };
  const kept = await uploadMedia(service.url, administrator(), { fields });
  assert.equal(kept.status, 201, kept.text);
  const [{ url } = { url: "" }] = JSON.parse(kept.text) as { url: string }[];
  assert.equal((await fetch(service.url + url)).status, 200);

  const refused = await uploadMedia(service.url, {}, { fields });
  assert.equal(refused.status, 401, "and nobody else may");

  const fetched = await sendJson(
    `${service.url}/upload/actions/upload-from-urls`,
    { urls: ["https://example.com/dot.png"] },
    administrator(),
  );
  assert.equal(fetched.status, 403, "nor does the service fetch anything for them");
  // Tests that share the CMS create folders, too.
  const left = readdirSync(temporary).filter((name) => !name.startsWith("cms-test-"));
  assert.deepEqual(left, []);
});

const viewOf = async (uid: string) => {
  const response = await fetch(
    `${service.url}/content-manager/content-types/${uid}/configuration`,
    {
      headers: administrator(),
    },
  );
  const { data } = (await response.json()) as {
    data: { contentType: View; components: Record<string, Pick<View, "settings">> };
  };
  const { settings, metadatas, layouts } = data.contentType;

  return {
    settings,
    titleOfPart: (name: string) => data.components[name]?.settings.mainField,
    columns: layouts.list.map((name) => metadatas[name]?.list.label),
    rows: layouts.edit.map((row) => row.map(({ name }) => metadatas[name]?.edit.label)),
    metadatas,
  };
};

test("labels content, in the order of the page, with metadata last", async () => {
  const article = await viewOf("api::article.article");
  assert.deepEqual(article.rows, [
    ["Headline", "Address"],
    ["Summary"],
    ["Text"],
    ["Cover picture", "Date"],
    ["Category", "Author"],
    ["Chart"],
    ["Technologies"],
    ["Publish at", "Unpublish at"],
    ["Search and sharing"],
  ]);
  assert.deepEqual(article.columns, ["Headline", "Category", "Date", "Publish at", "Unpublish at"]);
  assert.partialDeepStrictEqual(article.settings, {
    mainField: "title",
    defaultSortBy: "date",
    defaultSortOrder: "DESC",
    pageSize: 50,
  });
  assert.equal(article.metadatas.category?.edit.mainField, "name");
  assert.equal(article.metadatas.slug?.edit.editable, true);

  const hirePage = await viewOf("api::hire-page.hire-page");
  assert.equal(hirePage.settings.mainField, "title");
  // Strapi then shows the type's name, "Site", instead of the agency's name.
  const site = await viewOf("api::site.site");
  assert.equal(site.settings.mainField, "id");

  // What a line of prices is for, not its lowest number.
  const page = await viewOf("api::page.page");
  assert.equal(page.titleOfPart("parts.rate"), "label");
});

test("has a favicon", async () => {
  const icon = await fetch(`${service.url}/favicon.ico`);

  assert.equal(icon.status, 200);
  assert.equal(icon.headers.get("content-type"), "image/png");
  // PNG signature.
  assert.equal(Buffer.from(await icon.arrayBuffer()).toString("latin1", 1, 4), "PNG");
});

test("shows only our content types", async () => {
  const response = await fetch(`${service.url}/content-manager/content-types`, {
    headers: administrator(),
  });
  const { data } = (await response.json()) as { data: { uid: string; isDisplayed: boolean }[] };
  const shown = data.filter(({ isDisplayed }) => isDisplayed).map(({ uid }) => uid);

  assert.ok(shown.length > 20, `types are listed: ${shown.join()}`);
  assert.deepEqual(
    shown.filter((uid) => !uid.startsWith("api::")),
    [],
  );
});

test("shows messages newest first, and lets the team edit only what came of them", async () => {
  const { columns, rows, settings, metadatas } = await viewOf("api::contact-data.contact-data");

  assert.deepEqual(columns, ["Received", "Name", "Sent from", "Message", "State"]);
  assert.partialDeepStrictEqual(settings, {
    mainField: "full_name",
    defaultSortBy: "createdAt",
    defaultSortOrder: "DESC",
  });
  const editable = Object.keys(metadatas).filter((name) => metadatas[name]?.edit.editable);
  assert.deepEqual(editable, ["state", "value", "decidedOn", "lostReason", "note"]);
  const labels = rows.flat();
  for (const [uid, answers] of [
    ["contact-data", "Message"],
    ["emp-data", "Message"],
    ["portfolio-form", "Message"],
    ["form-answer", "Answers"],
  ]) {
    const all = (await viewOf(`api::${uid}.${uid}`)).rows.flat();
    assert.equal(all[0], answers, uid);
    const team = ["State", "Note", "Value", "Decided on", "Reason for the loss", "Answered"];
    const sourceStart = all.indexOf("Sent from");
    for (const label of team) {
      const place = all.indexOf(label);
      assert.ok(place > 0 && place < sourceStart, `${uid}: ${label} is before the source`);
    }
    assert.ok(all.indexOf("State") <= 2, `${uid}: the state is near the top`);
    assert.doesNotMatch(all.join(), /submission/, "internals stay out of sight");
  }
  assert.deepEqual(labels.slice(labels.indexOf("Sent from"), labels.indexOf("Country")), [
    "Sent from",
    "Campaign source",
    "Campaign medium",
    "Campaign",
    "Campaign term",
    "Campaign content",
    "Ad click",
    "Came from",
    "First page",
    "Page before the form",
  ]);
});

test("resets manual changes of a view at startup", async () => {
  const views = service.strapi.plugin("content-manager").service("content-types");
  const type = { uid: "api::author.author" };
  const before = await views.findConfiguration(type);
  const changed = structuredClone(before);
  changed.metadatas.bio.edit.label = "Something else";
  changed.layouts.edit.reverse();
  await views.updateConfiguration(type, changed);
  assert.notDeepEqual(await views.findConfiguration(type), before);

  await configurePanelViews(service.strapi);
  assert.deepEqual(await views.findConfiguration(type), before);
});

test("cannot create leads, and cannot change their submitted fields", async () => {
  const uid = "api::contact-data.contact-data";
  await postLead(service.url, "/api/contact-datas");
  const row = async () => {
    const [first = {}] = await query<Record<string, unknown>>(
      service,
      "select * from contact_datas order by id desc",
    );
    // Columns that Strapi sets on each change.
    const { updated_at: _at, updated_by_id: _by, published_at: _published, ...more } = first;
    const { answered_at: _answered, ...rest } = more;

    return rest;
  };
  const sent = await row();
  const id = String(sent.document_id);
  assert.equal(sent.state, "new");

  const forged = { ...payloads["/api/contact-datas"], full_name: "Forged" };
  assert.equal((await panel.post(`${manage}/${uid}`, forged)).status, 403);
  assert.equal((await panel.post(`${manage}/${uid}/clone/${id}`, forged)).status, 403);
  const saved = await panel.call("PUT", `${manage}/${uid}/${id}`, {
    ...forged,
    createdAt: "2001-01-01T00:00:00.000Z",
    state: "answered",
    note: "Called back",
  });
  assert.equal(saved.status, 200);
  assert.deepEqual(await row(), { ...sent, state: "answered", note: "Called back" });

  const documents = service.strapi.documents(uid);
  await assert.rejects(documents.create({ data: forged }), /Only the website's forms can create/);
  for (const name of ["state", "note"]) {
    const refused = await sendJson(`${service.url}/api/contact-datas`, {
      data: { ...payloads["/api/contact-datas"], [name]: "answered" },
    });
    assert.equal(refused.status, 400, name);
  }
});

test("shows a fresh link to an application's file, and does not store it", async () => {
  for (const table of ["emp_datas", "lead_events"]) await query(service, `delete from ${table}`);
  const applications = `${manage}/api::emp-data.emp-data`;
  const read = async (path = "") =>
    (await panel.get(applications + path)).body as {
      data: { cv_link: string };
      results: { documentId: string; cv_link: string | null }[];
    };
  const apply = async (more: object) =>
    (await postLead(service.url, "/api/emp-datas", more)).documentId;
  const id = await apply({ cv: await uploadCv(service.url) });
  await apply({});

  const { cv_link: link } = (await read(`/${id}`)).data;
  // As a browser on this machine reaches the CMS.
  const origin = service.url.replace("127.0.0.1", "localhost");
  assert.ok(link.startsWith(`${origin}/api/cvs/`), link);
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

  const forged = { full_name: "Ada King", cv_link: "https://evil.example" };
  const saved = await panel.call("PUT", `${applications}/${id}`, forged);
  assert.equal(saved.status, 200);
  assert.equal(
    (await query(service, "select 1 from emp_datas where cv_link is not null")).length,
    0,
  );
  assert.match((await read(`/${id}`)).data.cv_link, /\/api\/cvs\//);

  const { edit } = (await viewOf("api::emp-data.emp-data")).metadatas.cv_link ?? {};
  assert.equal(edit?.editable, false);
  assert.match(edit.description ?? "", /Not scanned for viruses/, "without a scanner");

  const renamed = await send(`${service.url}${applications}/${id}`, {
    method: "GET",
    headers: { ...administrator(), Host: "evil.example", "X-Forwarded-Host": "evil.example" },
  });
  assert.doesNotMatch(renamed.text, /evil/, "the link leads here, whatever the request says");

  const folder = service.environment.CV_FOLDER ?? "";
  const another = await apply({ cv: await uploadCv(service.url) });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  assert.equal((await fetch(link)).status, 404, "a file that is gone is no fault of the service");

  const kept = await apply({ cv: await uploadCv(service.url) });
  const { cv_link: open } = (await read(`/${kept}`)).data;
  assert.equal((await fetch(open)).status, 200);
  await query(service, `delete from emp_datas where document_id = '${kept}'`);
  assert.equal((await fetch(open)).status, 404, "a file is not served without its application");

  const documentIds = [id, another];
  const removed = await panel.post(`${applications}/actions/bulkDelete`, { documentIds });
  assert.equal(removed.status, 200);
  const { app } = service.strapi.get<{ app: AppContext }>("content-service");
  await removeOrphans(app);
  const files = `select 1 from cv_files where application in ('${id}', '${another}')`;
  assert.deepEqual(await query(service, files), [], "the hourly cleanup deletes their files");

  const notes = await query<{ actor: string; action: string }>(
    service,
    `select actor, action from lead_events where entry = '${id}' or entry is null`,
  );
  assert.deepEqual([...new Set(notes.map(({ actor, action }) => `${actor} ${action}`))].sort(), [
    "editor@example.com deleted",
    "editor@example.com listed",
    "editor@example.com opened",
    "someone with the link of editor@example.com opened the CV",
  ]);
});

describeAccounts(() => service, administrator);
