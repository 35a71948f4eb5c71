import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { panelRoutes } from "../../src/server/lib/strapi-routes";

import { query } from "../support/query";
import { documentsOf } from "../support/documents";
import { signInAs } from "../support/users";
import { callMedia, mediaFile, uploadMedia } from "../support/media";
import { administrator, panelService as service } from "../support/shared-panel-service";
import { servedRoutes } from "../support/routes";
import { project } from "../support/service";
import { send, sendJson, smallestPng } from "../support/visitors";

type Headers = Record<string, string>;

let signedIn: Promise<Headers> | undefined;
const signInAuthor = () =>
  (signedIn ??= signInAs(service, "strapi-author", "author-of-media@example.com"));

const uploadAs = (headers: Headers, fields = {}) => uploadMedia(service.url, headers, { fields });
const keep = async (headers: Headers, folder: number | null = null): Promise<number> => {
  const info = { fileInfo: JSON.stringify({ folder }) };
  const { status, text } = await uploadAs(headers, info);
  assert.equal(status, 201, text);

  return JSON.parse(text)[0].id;
};
const makeFolder = async (headers: Headers, name: string): Promise<number> => {
  const { text } = await sendJson(`${service.url}/upload/folders`, { name, parent: null }, headers);

  return JSON.parse(text).data.id;
};
const call = (...request: [headers: Headers, method: string, path: string, body?: object]) =>
  callMedia(service.url, ...request);
const library = () =>
  Promise.all(["files", "upload_folders"].map((table) => query(service, `select * from ${table}`)));

test("nginx passes on large bodies of every route that takes files", () => {
  const template = readFileSync(join(project, "../deploy/nginx/website.conf.template"), "utf8");
  const [, location = "none"] =
    /location ~\* (\S+) \{\s+client_max_body_size 21m;/.exec(template) ?? [];
  const taking = panelRoutes(service.strapi, "upload").filter(({ method }) => method !== "GET");
  const served = servedRoutes(service.strapi).map(({ method, path }) => `${method} ${path}`);
  assert.ok(taking.length > 8, "Strapi's routes were found");
  for (const { method, path } of taking) {
    const address = `/upload${path}`.replace(/\/$/, "");
    assert.ok(served.includes(`${method} ${address}`), address);
    assert.match(address, new RegExp(location, "i"));
  }
});

test("an author cannot change other users' files", async () => {
  const author = await signInAuthor();
  const folder = await makeFolder(administrator(), "Of the administrator");
  const inFolder = await keep(administrator(), folder);
  const ownFolder = await makeFolder(author, "Of the author");
  await keep(administrator(), ownFolder);
  const body = {
    name: "Taken over",
    parent: null,
    fileInfo: { name: "taken.png" },
    destinationFolderId: null,
    fileIds: [inFolder],
    folderIds: [folder],
    updates: [{ id: inFolder, fileInfo: { name: "taken.png" } }],
  };
  const only = (...names: (keyof typeof body)[]) =>
    Object.fromEntries(names.map((name) => [name, body[name]]));
  const bodies: Record<string, object> = {
    "PUT /folders/:id": only("name", "parent"),
    "PUT /files/:id": only("fileInfo"),
    "POST /actions/bulk-delete": only("fileIds", "folderIds"),
    "POST /actions/bulk-move": only("fileIds", "folderIds", "destinationFolderId"),
    "POST /actions/bulk-update": only("updates"),
  };
  const earlier = await library();

  const changing = servedRoutes(service.strapi)
    .filter(({ method, path }) => method !== "GET" && path.startsWith("/upload/"))
    // These create files and folders of the user.
    .filter(({ path, method }) => !(method === "POST" && /\/(files|folders)$/.test(path)));
  assert.ok(changing.length > 8, "Strapi's routes were found");
  for (const { method, path } of changing) {
    const route = path.slice("/upload".length);
    const id = route.includes("folders") ? folder : inFolder;
    const status = await call(
      author,
      method,
      route.replace(":id", String(id)),
      bodies[`${method} ${route}`],
    );
    assert.ok([400, 403, 404].includes(status), `${method} ${path}: ${status}`);
  }
  for (const target of [`?id=${inFolder}`, `/files/${inFolder}/replace`]) {
    const { status } = await uploadMedia(service.url, author, { path: target });
    assert.ok([403, 404].includes(status), `${target}: ${status}`);
  }
  for (const folderIds of [[ownFolder], [folder]]) {
    assert.match(
      await refusal(author, "POST", "/actions/bulk-delete", { folderIds }, 403),
      /belong to another user\. Ask an editor to change them\.$/,
    );
  }
  assert.deepEqual(await library(), earlier);
});

test("an author can delete, move and rename their own files, an editor all files", async () => {
  const author = await signInAuthor();
  const editor = await signInAs(service, "strapi-editor", "editor-of-media@example.com");
  const folder = await makeFolder(author, "Mine");
  const file = await keep(author);
  const move = { fileIds: [file], destinationFolderId: folder };

  assert.equal(await call(author, "POST", "/actions/bulk-move", move), 200);
  assert.equal(await call(author, "PUT", `/folders/${folder}`, { name: "Still mine" }), 200);
  assert.equal(await call(author, "POST", "/actions/bulk-delete", { folderIds: [folder] }), 200);
  assert.deepEqual(await query(service, `select id from files where id = ${file}`), []);

  const other = await keep(author, await makeFolder(author, "Also mine"));
  assert.equal(await call(editor, "POST", "/actions/bulk-delete", { fileIds: [other] }), 200);
});

test("a file in use cannot be deleted by any role", async () => {
  const author = await signInAuthor();
  const file = await keep(author);
  const { documentId } = await service.strapi
    .documents("api::article.article")
    .create({ data: { title: "With a cover", cover: file } as never });
  const ids = { fileIds: [file] };

  for (const headers of [author, administrator()]) {
    assert.equal(await call(headers, "DELETE", `/files/${file}`), 400);
    assert.equal(await call(headers, "POST", "/actions/bulk-delete", ids), 400);
  }
  await service.strapi.documents("api::article.article").delete({ documentId });
  assert.equal(await call(author, "POST", "/actions/bulk-delete", ids), 200);
});

test("an upload cannot attach an image to a record", async () => {
  const author = await signInAuthor();
  const { id, documentId } = await service.strapi
    .documents("api::article.article")
    .create({ data: { title: "Somebody's" } as never });
  const record = { ref: "api::article.article", refId: String(id), field: "cover" };

  for (const headers of [author, administrator()]) {
    assert.equal((await uploadAs(headers, record)).status, 400);
    assert.equal((await uploadAs(headers, { path: "elsewhere" })).status, 400);
  }
  const article = await service.strapi
    .documents("api::article.article")
    .findOne({ documentId, populate: ["cover"] as never });
  assert.equal((article as { cover?: unknown } | null)?.cover, null);
});

type Use = { title: string; published: boolean };
type Uses = { files: { id: number; name: string; uses: Use[]; more: number }[] };

const drafts = (uid: string) => documentsOf(service, uid);
const refusal = async (
  headers: Headers,
  method: string,
  path: string,
  body?: object,
  expected = 400,
) => {
  const { status, text } = await send(`${service.url}/upload${path}`, {
    method,
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body ?? {}),
  });
  assert.equal(status, expected, text);

  return JSON.parse(text).error.message as string;
};
const usesOf = async (headers: Headers, search: string) => {
  const response = await fetch(`${service.url}/media-uses?search=${search}`, { headers });

  return { status: response.status, files: ((await response.json()) as Uses).files };
};
const setPublished = (uid: string, documentId: string) =>
  service.strapi.db
    .query(uid)
    .updateMany({ where: { documentId }, data: { publishedAt: new Date() } });
const keepAs = async (name: string, folder: number | null = null) => {
  const { text } = await uploadMedia(service.url, administrator(), {
    file: mediaFile(name, smallestPng),
    fields: { fileInfo: JSON.stringify({ folder, name }) },
  });

  return JSON.parse(text)[0] as { id: number; url: string };
};

test("the error and the list of uses name every record that uses a file, also within components", async () => {
  const editor = await signInAs(service, "strapi-editor", "editor-of-uses@example.com");
  const folder = await makeFolder(editor, "Shown");
  const shown = await keepAs("shown.png", folder);
  const free = await keepAs("free.png");
  const { documentId: article } = await drafts("api::article.article").create({
    data: { title: "In a text", body: `![](https://cms.example${shown.url})` },
  });
  const { documentId: nested } = await drafts("api::article.article").create({
    data: { title: "For search engines", cover: shown.id, seo: { shareImage: shown.id } },
  });
  const { documentId: published } = await drafts("api::person.person").create({
    data: { name: "Ada", photo: shown.id },
  });
  const card = { title: "A card", image: shown.id };
  const { documentId: inCard } = await drafts("api::hiring.hiring").create({
    data: { hiringcontent: [{ __component: "sections.card-group", cards: [card] }] },
  });
  const sentence =
    '"shown.png" is in use: Article "For search engines" (draft), Article "In a text" (draft), Hiring (draft), Person "Ada" (published). Remove it from there, and then delete it.';
  await setPublished("api::person.person", published);

  const ids = { fileIds: [free.id, shown.id] };
  const folders = { fileIds: [free.id], folderIds: [folder] };
  assert.equal(await refusal(editor, "DELETE", `/files/${shown.id}`), sentence);
  assert.equal(await refusal(editor, "POST", "/actions/bulk-delete", ids), sentence);
  assert.equal(await refusal(editor, "POST", "/actions/bulk-delete", folders), sentence);
  const { files } = await usesOf(editor, "shown");
  assert.deepEqual(
    files.map(({ name, uses, more }) => ({ name, more, titles: uses.map(({ title }) => title) })),
    [{ name: "shown.png", more: 0, titles: ["For search engines", "In a text", "Hiring", "Ada"] }],
  );
  assert.equal((await usesOf(editor, encodeURIComponent("Shówn"))).files.length, 1);
  const unused = await usesOf(editor, "free");
  assert.deepEqual(
    unused.files.map(({ id, uses }) => ({ id, uses })),
    [{ id: free.id, uses: [] }],
    "nothing was deleted",
  );

  await drafts("api::hiring.hiring").delete({ documentId: inCard });
  for (const documentId of [article, nested])
    await drafts("api::article.article").delete({ documentId });
  await service.strapi.db
    .query("api::person.person")
    .deleteMany({ where: { documentId: published } });
  assert.equal(await call(editor, "POST", "/actions/bulk-delete", folders), 200);
});

type Stored = { id: number; url: string };
const usesOnSite: [what: string, uid: string, data: (file: Stored) => object][] = [
  ["a field", "api::person.person", ({ id }) => ({ name: "Used", photo: id })],
  ["a component", "api::article.article", ({ id }) => ({ title: "Used", seo: { shareImage: id } })],
  [
    "a dynamic zone",
    "api::hiring.hiring",
    ({ id }) => ({
      hiringcontent: [
        { __component: "sections.card-group", cards: [{ title: "A card", image: id }] },
      ],
    }),
  ],
  ["a text", "api::article.article", ({ url }) => ({ title: "Used", body: `![](${url})` })],
  [
    "a text with an escaped address",
    "api::article.article",
    ({ url }) => ({ title: "Used", body: `![](${url.replace("_", "&#95;")})` }),
  ],
  [
    "a link",
    "api::person.person",
    ({ url }) => ({
      name: "Used",
      links: [{ label: "Brochure", href: `https://cms.example${url}` }],
    }),
  ],
];

for (const [what, uid, dataOf] of usesOnSite) {
  test(`only users who may publish can change a file that the website shows in ${what}`, async () => {
    const author = await signInAuthor();
    const { text } = await uploadAs(author);
    const [file] = JSON.parse(text) as [Stored];
    const { documentId } = await drafts(uid).create({ data: dataOf(file) });
    const fileInfo = { name: "other.png", alternativeText: "Other" };
    const replace = (headers: Headers, path = `/files/${file.id}/replace`) =>
      uploadMedia(service.url, headers, { path });
    const rename = (headers: Headers, path: string, body: object = { fileInfo }) =>
      send(`${service.url}/upload${path}`, {
        method: path.startsWith("/files") ? "PUT" : "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    assert.equal((await replace(author)).status, 200, "a draft");
    await setPublished(uid, documentId);
    const earlier = await library();

    const updates = { updates: [{ id: file.id, fileInfo }] };
    for (const change of [
      replace(author),
      replace(author, `?id=${file.id}`),
      rename(author, `/files/${file.id}`),
      rename(author, `?id=${file.id}`),
      rename(author, "/actions/bulk-update", updates),
    ]) {
      const answer = await change;
      assert.equal(answer.status, 403, answer.text);
      assert.match(
        JSON.parse(answer.text).error.message,
        /^"dot\.png" is on the website, in .+\. Ask an editor to change it, or upload the new file as another one\.$/,
      );
    }
    assert.deepEqual(await library(), earlier);
    assert.equal((await replace(administrator())).status, 200);
    assert.equal((await rename(administrator(), `/files/${file.id}`)).status, 200);
    await service.strapi.db.query(uid).deleteMany({ where: { documentId } });
  });
}

test("the error names ten records, and counts the others", async () => {
  const file = await keepAs("popular.png");
  const other = await keepAs("also.png");
  for (let number = 10; number < 24; number += 1) {
    await drafts("api::article.article").create({
      data: { title: `Story ${number}`, cover: file.id },
    });
  }
  await drafts("api::article.article").create({ data: { title: "Also", cover: other.id } });

  assert.match(
    await refusal(administrator(), "DELETE", `/files/${file.id}`),
    /Article "Story 19" \(draft\), and 4 more\. Remove it from there/,
  );
  assert.equal(
    await refusal(administrator(), "POST", "/actions/bulk-delete", {
      fileIds: [file.id, other.id],
    }),
    '2 of these files are in use: "popular.png" by Article "Story 10" (draft), Article "Story 11" (draft), Article "Story 12" (draft), and 11 more, "also.png" by Article "Also" (draft). Take them out there, and delete them then.',
  );
});

test("uses are listed for roles with library access, with the records that they may read", async () => {
  assert.equal((await fetch(`${service.url}/media-uses`)).status, 401);
  const reader = await signInAs(service, "leads", "leads-of-uses@example.com");
  assert.deepEqual((await usesOf(reader, "")).files, []);
});
