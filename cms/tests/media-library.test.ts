import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { query } from "./support/database";
import { signInAs } from "./support/editor";
import { administrator, panelService as service } from "./support/panel-service";
import { servedRoutes } from "./support/routes";
import { multipart, send, sendJson, smallestPng, smallPdf } from "./support/visitors";

type Headers = Record<string, string>;

let signedIn: Promise<Headers> | undefined;
const signInAuthor = () =>
  (signedIn ??= signInAs(service, "strapi-author", "author-of-media@example.com"));

const fileNamed = (fileName: string, content: Buffer | string, type = "image/png") => ({
  name: "files",
  fileName,
  type,
  content,
});
const uploadAs = (
  headers: Headers,
  file = fileNamed("dot.png", smallestPng),
  more: object = {},
) => {
  const fields = Object.entries(more).map(([name, content]) => ({ name, content }));
  const request = multipart([file, ...fields]);

  return send(`${service.url}/upload`, {
    ...request,
    headers: { ...request.headers, ...headers },
  });
};
const keep = async (headers: Headers, folder: number | null = null): Promise<number> => {
  const info = { fileInfo: JSON.stringify({ folder }) };
  const { status, text } = await uploadAs(headers, undefined, info);
  assert.equal(status, 201, text);

  return JSON.parse(text)[0].id;
};
const makeFolder = async (headers: Headers, name: string): Promise<number> => {
  const { text } = await sendJson(`${service.url}/upload/folders`, { name, parent: null }, headers);

  return JSON.parse(text).data.id;
};
const call = async (headers: Headers, method: string, path: string, body: object = {}) => {
  const answer = await send(`${service.url}/upload${path}`, {
    method,
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

  return answer.status;
};
const library = () =>
  Promise.all(["files", "upload_folders"].map((table) => query(service, `select * from ${table}`)));

test("an author changes nothing that somebody else put into the library", async () => {
  const author = await signInAuthor();
  const folder = await makeFolder(administrator(), "Of the administrator");
  const inFolder = await keep(administrator(), folder);
  const ownFolder = await makeFolder(author, "Of the author");
  await keep(administrator(), ownFolder);
  const picture = multipart([fileNamed("dot.png", smallestPng)]);
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
    const { status } = await send(`${service.url}/upload${target}`, {
      ...picture,
      headers: { ...picture.headers, ...author },
    });
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
    assert.equal((await uploadAs(headers, undefined, record)).status, 400);
    assert.equal((await uploadAs(headers, undefined, { path: "elsewhere" })).status, 400);
  }
  const article = await service.strapi
    .documents("api::article.article")
    .findOne({ documentId, populate: ["cover"] as never });
  assert.equal((article as { cover?: unknown } | null)?.cover, null);
});

const script = "alert(document.cookie)";

test("serves what was in the library before as a download that no page runs", async () => {
  const folder = join(service.environment.CMS_PUBLIC_DIR ?? "", "uploads");
  for (const name of ["old.js", "old.html", "old.css", "old"]) {
    writeFileSync(join(folder, name), script);
    const { status, headers } = await fetch(`${service.url}/uploads/${name}`);
    assert.equal(status, 200);
    assert.equal(headers.get("content-type"), "application/octet-stream");
    assert.equal(headers.get("content-disposition"), "attachment");
  }
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test("takes only files whose bytes are of a type that the site shows", async () => {
  const author = await signInAuthor();
  const refused = [
    fileNamed("evil.js", script, "text/javascript"),
    fileNamed("evil.js", script),
    fileNamed("evil.png", script),
    fileNamed("evil", smallestPng),
    fileNamed("evil.html", smallestPng),
    fileNamed("evil.html", "<html></html>", "text/html"),
    fileNamed("evil.svg", "<html><svg></svg></html>", "image/svg+xml"),
    fileNamed("evil.svg", script, "image/svg+xml"),
    fileNamed("evil.jpg", smallestPng, "image/jpeg"),
    fileNamed("evil.mp4", smallestPng, "video/mp4"),
    fileNamed("evil.pdf", script, "application/pdf"),
    fileNamed("evil.gif", Buffer.from("GIF89a"), "image/gif"),
    fileNamed("evil.xml", "<?xml version='1.0'?><a/>", "text/xml"),
    fileNamed("evil.css", "a{}", "text/css"),
    fileNamed("evil.wasm", Buffer.from("0061736d01000000", "hex"), "application/wasm"),
  ];
  const earlier = await library();
  for (const file of refused) {
    const { status, text } = await uploadAs(author, file);
    assert.equal(status, 400, `${file.fileName}, ${file.type}`);
    assert.match(text, /is not a PNG, JPEG, WebP, AVIF, SVG, PDF, MP4 or WebM file/);
  }
  assert.deepEqual(await library(), earlier);

  const taken = [
    fileNamed("dot.PNG", smallestPng),
    fileNamed("dot.png", smallestPng, "text/html"),
    fileNamed("drawing.svg", svg, "image/svg+xml"),
    fileNamed("drawing.svg", `\n<?xml version="1.0"?><!-- drawn -->${svg}`, "image/svg+xml"),
    fileNamed("terms.pdf", smallPdf, "application/pdf"),
  ];
  for (const file of taken) {
    const { status, text } = await uploadAs(author, file);
    assert.equal(status, 201, `${file.fileName}: ${text}`);
    const [{ url, mime }] = JSON.parse(text);
    assert.notEqual(mime, "text/html");
    const { headers } = await fetch(service.url + url);
    assert.match(headers.get("content-security-policy") ?? "", /(^|; )sandbox(;|$)/);
    assert.equal(headers.get("x-content-type-options"), "nosniff");
    const isDrawing = file.fileName.endsWith(".svg");
    assert.equal(headers.get("content-disposition"), isDrawing ? "attachment" : null);
  }
});
