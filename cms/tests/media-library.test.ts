import assert from "node:assert/strict";
import { test } from "node:test";

import { query } from "./support/database";
import { signInAs } from "./support/editor";
import { callMedia, uploadMedia } from "./support/media";
import { administrator, panelService as service } from "./support/panel-service";
import { servedRoutes } from "./support/routes";
import { sendJson } from "./support/visitors";

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

test("an author changes nothing that somebody else put into the library", async () => {
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
    // These make something new of one's own.
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
    assert.equal(await call(author, "POST", "/actions/bulk-delete", { folderIds }), 403);
  }
  assert.deepEqual(await library(), earlier);
});

test("an author deletes, moves and renames their own, an editor everybody's", async () => {
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

test("a file in use cannot go, whoever deletes it", async () => {
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

test("an upload puts no picture into a record", async () => {
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
