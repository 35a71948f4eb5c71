import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { compress } from "../../../publisher/http/compress.ts";
import { contentType } from "../../../publisher/http/content-types.ts";
import { OperatorError } from "../../../publisher/errors.ts";

type Answer = { body: Buffer; headers: Record<string, string> };

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Serves a built site compressed by Brotli and without custom headers. Compresses each file once.
 * Answers the address.
 */
export const serveDir = async (dir: string) => {
  if (!isFile(join(dir, "index.html"))) {
    throw new OperatorError(`${dir} has no index.html: name the folder of a built site.`);
  }
  const answers = new Map<string, Promise<Answer>>();

  const read = async (file: string): Promise<Answer> => {
    const content = await readFile(file);
    const copies = await compress(file, content);
    const brotli = copies.find(({ ending }) => ending === ".br");
    const type = { "Content-Type": contentType(file) };

    return brotli
      ? { body: brotli.content, headers: { ...type, "Content-Encoding": "br" } }
      : { body: content, headers: type };
  };

  const send = async (target: string, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(target, "http://site").pathname);
    const found = [path, `${path}/index.html`, `${path}.html`]
      .map((candidate) => join(dir, candidate))
      .find(isFile);
    const file = found ?? join(dir, "404.html");
    if (!isFile(file)) return void response.writeHead(404).end();
    const answer = answers.get(file) ?? read(file);
    answers.set(file, answer);
    const { body, headers } = await answer;
    response.writeHead(found ? 200 : 404, { ...headers, "Content-Length": body.length }).end(body);
  };

  const server = createServer(({ url = "/" }, response) => {
    send(url, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return `http://localhost:${(server.address() as AddressInfo).port}`;
};
