import assert from "node:assert/strict";
import { test } from "node:test";

import { signInAs } from "../support/users";
import { uploadMedia } from "../support/media";
import { administrator, panelService } from "../support/shared-panel-service";
import { servedRoutes } from "../support/routes";
import { send } from "../support/visitors";

const service = panelService;
const article = "/content-manager/collection-types/api::article.article";

/** The headers of everybody who can ask. */
const signInEverybody = async () => ({
  anonymous: {},
  author: await signInAs(service, "strapi-author", "author-of-queries@example.com"),
  editor: await signInAs(service, "strapi-editor", "editor-of-queries@example.com"),
  build: ofBuild(),
});

const ofBuild = () => ({ Authorization: `Bearer ${service.environment.STRAPI_TOKEN}` });

const ask = async (path: string, headers: Record<string, string>) =>
  (await send(service.url + path, { method: "GET", headers })).status;

/** Serves files, whose query only a browser reads. */
const isStatic = (path: string) => /^\/($|\(|uploads\/|admin\/:path)/.test(path);

const fill = (path: string) =>
  path
    .replace(/\/:(model|uid|contentType)\b/, "/api::article.article")
    .replace(/\/:\w+/g, "/1")
    .replace("/components/api::article.article", "/components/shared.seo");

/** A route of each kind that reads records. */
const examples = [
  article,
  `${article}/1`,
  "/content-manager/relations/api::article.article/author",
  "/content-manager/single-types/api::home.home",
  "/upload/folders",
  "/upload/files",
  "/admin/users",
  "/api/articles",
  "/api/home",
];

/** Parameters of the database layer, and secrets in Strapi's own parameters. */
const attacks = [
  "where[createdBy][resetPasswordToken][$startsWith]=a",
  "%77here[createdBy][password][$startsWith]=a",
  "where=1&page=1",
  "select[0]=password",
  "orderBy[createdBy][password]=asc",
  "having[id]=1",
  "groupBy=createdBy",
  "offset=1",
  "filters[createdBy][resetPasswordToken][$startsWith]=a",
  "filters[$and][0][$or][0][updatedBy][password][$gt]=a",
  "filters[$or][101][createdBy][registrationToken][$notNull]=true",
  "filters[createdBy.email][$startsWith]=a",
  "filters[folder][createdBy][email][$startsWith]=a",
  "sort=createdBy.password",
  "sort=id:asc,createdBy.password:desc",
  "sort[0]=title&sort[1]=createdBy.password",
  "sort[createdBy][password]=asc",
  "fields[0]=password",
  "populate=createdBy.roles",
  "populate[createdBy][fields][0]=resetPasswordToken",
  "populate[createdBy][populate]=roles",
  "populate[folder][filters][createdBy][email][$contains]=a",
  "populate[folder][sort]=createdBy.password",
];

test("no route hands a query to the database layer, or lets anybody ask for a secret", async () => {
  const paths = servedRoutes(service.strapi)
    .filter(({ method, path }) => method === "GET" && !isStatic(path))
    .map(({ path }) => fill(path));
  assert.ok(paths.length > 100, `the router was listed: ${paths.length} routes`);

  const accepted: string[] = [];
  const attack = async (asker: string, headers: Record<string, string>, path: string) => {
    const status = await ask(path, headers);
    if (status !== 400) accepted.push(`${asker}: ${path} ${status}`);
  };
  for (const path of paths) await attack("administrator", administrator(), `${path}?where[id]=1`);
  for (const [asker, headers] of Object.entries(await signInEverybody())) {
    for (const path of examples) {
      for (const query of attacks) await attack(asker, headers, `${path}?${query}`);
    }
  }
  assert.deepEqual(accepted, []);
});

test("changing requests are guarded, too, in any spelling of the path", async () => {
  for (const [method, path] of [
    ["POST", article],
    ["PUT", `${article}/1`],
    ["DELETE", "/Upload/Files/1/"],
  ] as const) {
    const { status } = await send(`${service.url}${path}?where[id]=1`, {
      method,
      headers: administrator(),
    });
    assert.equal(status, 400, path);
  }
});

test("types, and fields of admin users, that nobody has are not found", async () => {
  const relations = "/content-manager/relations/api::article.article";
  for (const path of [
    "/content-manager/collection-types/constructor",
    "/content-manager/relations/toString/author",
    "/content-manager/preview/url/__proto__",
    "/api/content-type-builder/content-types/valueOf",
    "/open-records/constructor/x",
    "/versions/constructor/x",
    "/leads-export/constructor",
    `${relations}/createdBy`,
    `${relations}/1/updatedBy`,
  ]) {
    assert.equal(await ask(path, administrator()), 404, path);
  }
});

test("a role gets 403 for the relations of a type that it may not read", async () => {
  const headers = await signInAs(service, "leads", "leads-of-queries@example.com");

  assert.equal(
    await ask(`${article.replace("collection-types", "relations")}/author`, headers),
    403,
  );
});

test("the panel's own queries are answered", async () => {
  for (const path of [
    `${article}?page=1&pageSize=10&sort=title:ASC&filters[$and][0][createdBy][id][$eq]=1`,
    `${article}?_q=a&sort[createdBy][firstname]=asc&populate=*`,
    `${article}?sort=updatedBy.lastname:DESC&populate[createdBy]=true`,
    "/upload/files?page=1&pageSize=20&sort=createdAt:DESC&filters[$and][0][folder][id][$null]=true",
    "/upload/folders?pagination[pageSize]=-1&filters[$and][0][parent][id][$null]=true",
    "/content-manager/content-types?kind=collectionType",
    "/content-manager/homepage/recent-documents?action=update",
    "/content-manager/relations/api::article.article/author?pageSize=10&_q=&page=1&idsToOmit[]=1",
    "/admin/users?page=1&pageSize=10&sort=firstname:ASC&filters[$and][0][email][$contains]=x",
    "/admin/permissions?role=1",
    "/media-uses?search=x",
  ]) {
    assert.equal(await ask(path, administrator()), 200, path);
  }
  // 404 where the panel is not built.
  const page = await ask("/admin/auth/reset-password?code=of-a-link", {});
  assert.ok([200, 404].includes(page), `a page of the panel: ${page}`);
});

test("the content API limits depth and requires a token for drafts", async () => {
  const nested = (depth: number) => `populate${"[a]".repeat(depth)}=*`;

  assert.equal(await ask("/api/articles?populate=a,b.c.d.e.f.g.h.i", ofBuild()), 400);
  assert.equal(await ask(`/api/articles?${nested(13)}`, ofBuild()), 400);
  assert.equal(await ask("/API/articles?status=draft", {}), 403);
  assert.equal(await ask("/api/articles?status=draft", ofBuild()), 200);
});

test("a token lists the media library's files by URL, and nothing else of it", async () => {
  const { text } = await uploadMedia(service.url, administrator());
  const [{ url }] = JSON.parse(text) as [{ url: string }];
  const list = async (query: string) =>
    JSON.parse(
      (await send(`${service.url}/api/media-files${query}`, { method: "GET", headers: ofBuild() }))
        .text,
    ) as Record<string, unknown>[];

  assert.deepEqual(
    (await list(`?url[]=${url}&url[]=/uploads/none.png`)).map((file) => Object.keys(file).sort()),
    [["documentId", "focalPoint", "height", "name", "updatedAt", "url", "width"]],
  );
  assert.ok((await list("")).some((file) => file.url === url));
  assert.equal(await ask("/api/media-files", {}), 401);
  for (const path of ["/api/upload/files", "/api/upload/files/1", "/api/upload/files/page"]) {
    assert.equal(await ask(path, ofBuild()), 404, path);
  }
});
