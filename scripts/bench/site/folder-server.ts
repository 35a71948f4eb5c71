import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";

import { compress } from "../../../publisher/http/compress.ts";
import { contentType } from "../../../publisher/http/content-types.ts";
import { Failure } from "../../support/failure.mjs";

/** @param {string} file */
const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Serves a built site compressed by Brotli, without headers of its own, so that two sites can be
 * compared. Nothing is compressed twice.
 *
 * @param {string} folder
 * @returns {Promise<string>} its address.
 */
export const serveDir = async (folder) => {
  if (!isFile(join(folder, "index.html"))) {
    throw new Failure(`${folder} has no index.html: name the folder of a built site.`);
  }
  /** @type {Map<string, Promise<{ body: Buffer, headers: Record<string, string> }>>} */
  const answers = new Map();

  /** @param {string} file */
  const read = async (file) => {
    const content = await readFile(file);
    const copies = await compress(file, content);
    const brotli = copies.find(({ ending }) => ending === ".br");
    const type = { "Content-Type": contentType(file) };

    return brotli
      ? { body: brotli.content, headers: { ...type, "Content-Encoding": "br" } }
      : { body: content, headers: type };
  };

  /** @param {string} target @param {import("node:http").ServerResponse} response */
  const send = async (target, response) => {
    const path = decodeURIComponent(new URL(target, "http://site").pathname);
    const found = [path, `${path}/index.html`, `${path}.html`]
      .map((one) => join(folder, one))
      .find(isFile);
    const file = found ?? join(folder, "404.html");
    if (!isFile(file)) return void response.writeHead(404).end();
    const answer = answers.get(file) ?? read(file);
    answers.set(file, answer);
    const { body, headers } = await answer;
    response.writeHead(found ? 200 : 404, { ...headers, "Content-Length": body.length }).end(body);
  };

  const server = createServer(({ url = "/" }, response) => {
    send(url, response).catch(() => response.destroy());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ server.address();

  return `http://localhost:${port}`;
};
