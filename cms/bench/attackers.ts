import { randomUUID } from "node:crypto";
import { request } from "node:http";

import { pdfOf } from "../tests/support/good-files";
import { formPaths, payloads, send, sendJson, upload } from "../tests/support/visitors";

import type { Attacked } from "./attacked";

type Act = (from: string, service: Attacked, turn: number) => Promise<number>;

const json = { "Content-Type": "application/json" };
const large = `${"x".repeat(1_900_000)}@example.com`;
/** The largest that is kept, so that it fills shares and quotas. */
const pdf = pdfOf(5 * 1024 * 1024);

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
  // Every open and every panel route in turn, with a small body on one lap and a large one on the next.
  async (from, { url, routes }, turn) => {
    const { method, path } = routes[turn % routes.length] ?? { method: "GET", path: "/" };
    if (path.includes("/transfer/runner")) return 0;
    const isLarge = Math.floor(turn / routes.length) % 2 === 1;
    const body =
      method === "GET" ? "" : JSON.stringify({ junk: "x".repeat(isLarge ? 100_000 : 10) });

    return (await send(url + fill(path), { method, headers: json, body, from })).status;
  },
  async (from, { url }, turn) => {
    const path = formPaths[turn % formPaths.length] ?? "/api/contact-datas";
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
  async (from, { url }) => (await upload(url, pdf, {}, from)).status,
  (from, { url }) =>
    trickle(`${url}/api/upload`, from, 1_000_000, {
      "Content-Type": "multipart/form-data; boundary=x",
    }),
  (from, { url }) => trickle(`${url}/content-manager/uid/generate`, from, 2_000_000, json),
];

/**
 * One act of an attacker; the rounds go through all of them.
 *
 * @param attacker from 0; together they walk through all routes.
 * @returns its status, 0 for none.
 */
export const attackFrom = (
  attacker: number,
  attackers: number,
  service: Attacked,
  round: number,
): Promise<number> => {
  const act = acts[(round + attacker) % acts.length];
  const turn = Math.floor(round / acts.length) * attackers + attacker;

  return act?.(`127.66.0.${attacker + 1}`, service, turn) ?? Promise.resolve(0);
};

/** How often the attackers have gone through all routes after so many rounds of each. */
export const lapsAfter = (rounds: number, attackers: number, { routes }: Attacked): number =>
  (Math.floor(rounds / acts.length) * attackers) / routes.length;
