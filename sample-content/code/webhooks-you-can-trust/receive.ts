import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { DatabaseSync } from "node:sqlite";

import { isAuthentic } from "./signature.ts";

const LIMIT = 1024 * 1024;

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMIT) return null;
    chunks.push(chunk);
  }

  return Buffer.concat(chunks);
};

/** A server that keeps authentic deliveries in the table `inbox`. */
export const inboxServer = (db: DatabaseSync, secrets: Buffer[]) => {
  const header = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? "");
  // #region receive
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request); // the bytes as they came, at most 1 MB
    if (!body) return response.writeHead(413).end();

    const id = header(request, "webhook-id");
    const timestamp = header(request, "webhook-timestamp");
    const signatures = header(request, "webhook-signature");
    if (!isAuthentic({ id, timestamp, body, signatures }, secrets)) {
      return response.writeHead(401).end();
    }
    db.prepare("INSERT INTO inbox (id, body) VALUES (?, ?) ON CONFLICT DO NOTHING").run(
      id,
      body.toString(),
    );
    response.writeHead(204).end();
  };
  // #endregion

  return createServer((request, response) => {
    receive(request, response).catch(() => response.writeHead(500).end());
  });
};
