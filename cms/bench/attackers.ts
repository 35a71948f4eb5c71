import { randomUUID } from "node:crypto";
import { request } from "node:http";

import { formPaths, payloads, send, sendJson, upload } from "../tests/support/visitors";

import type { Attacked } from "./attacked";

type Act = (from: string, service: Attacked, round: number) => Promise<number>;

const json = { "Content-Type": "application/json" };
const large = `${"x".repeat(1_900_000)}@example.com`;
const pdf = Buffer.concat([
  Buffer.from("%PDF-1.4\n"),
  Buffer.alloc(300_000, "x"),
  Buffer.from("\n%%EOF\n"),
]);

/** Begins to send and goes on a byte at a time, until the service or the benchmark ends it. */
const trickle = (url: string, from: string, length: number, headers: Record<string, string>) =>
  new Promise<number>((resolve) => {
    const outgoing = request(url, {
      method: "POST",
      headers: { ...headers, "Content-Length": length },
      localAddress: from,
      agent: false,
    });
    outgoing.on("socket", (socket) => socket.unref());
    outgoing.on("error", () => undefined);
    outgoing.on("response", (incoming) => incoming.resume());
    outgoing.write("{");
    resolve(0);
  });

const fill = (path: string) =>
  path
    .replace("((?!uploads/).+)", "nothing.txt")
    .replace(/\(\.\*\)/g, "nothing")
    .replace(/:\w+(\([^)]*\)|\*|\?)*/g, "1");

const acts: Act[] = [
  // Every open and every panel route in turn, with a small and with a large body.
  async (from, { url, routes }, round) => {
    const { method, path } = routes[round % routes.length] ?? { method: "GET", path: "/" };
    if (path.includes("/transfer/runner")) return 0;
    const body =
      method === "GET" ? "" : JSON.stringify({ junk: "x".repeat(round % 2 ? 10 : 100_000) });

    return (await send(url + fill(path), { method, headers: json, body, from })).status;
  },
  async (from, { url }, round) => {
    const path = formPaths[round % formPaths.length] ?? "/api/contact-datas";
    const name = `${randomUUID()}@example.com`;
    const data = path === "/api/subscribes" ? { name } : payloads[path];

    return (await sendJson(url + path, { data }, {}, from)).status;
  },
  async (from, { url }) =>
    (await send(`${url}/api/contact-datas`, { headers: json, body: "{", from })).status,
  async (from, { url }) =>
    (
      await sendJson(
        `${url}/admin/login`,
        { email: `${randomUUID()}${large}`, password: "x" },
        {},
        from,
      )
    ).status,
  async (from, { url }) =>
    (
      await sendJson(
        `${url}/admin/login`,
        { email: "editor@example.com", password: randomUUID() },
        {},
        from,
      )
    ).status,
  async (from, { url }) =>
    (await upload(url, { fileName: "cv.pdf", type: "application/pdf", content: pdf }, {}, from))
      .status,
  (from, { url }) =>
    trickle(`${url}/api/upload`, from, 1_000_000, {
      "Content-Type": "multipart/form-data; boundary=x",
    }),
  (from, { url }) => trickle(`${url}/content-manager/uid/generate`, from, 2_000_000, json),
];

/** One act of an attacker; the rounds go through all of them. @returns its status, 0 for none. */
export const attackFrom: Act = (from, service, round) =>
  acts[(round + from.length) % acts.length]?.(from, service, Math.floor(round / acts.length)) ??
  Promise.resolve(0);
