import { randomUUID } from "node:crypto";
import { request } from "node:http";

import { attackedAnswers } from "../tests/support/custom-form";
import { pdfOf } from "../tests/support/good-files";
import { formPaths, payloads, send, sendJson, upload } from "../tests/support/visitors";

import type { AttackTarget } from "./attack-target";

type Act = (from: string, service: AttackTarget, turn: number) => Promise<number>;

const json = { "Content-Type": "application/json" };
const large = `${"x".repeat(1_900_000)}@example.com`;
/** The largest accepted file, to fill quotas. */
const pdf = pdfOf(5 * 1024 * 1024);

/** Sends a request byte by byte, until the CMS or the benchmark ends it. */
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
  // All public and panel routes in turn, with a small body in one pass and a large one in the next.
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
    (await sendJson(`${url}/api/form-answers`, { data: attackedAnswers }, {}, from)).status,
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
 * One attack; the rounds iterate over all kinds.
 *
 * @param attacker index from 0; together the attackers iterate over all routes.
 * @returns its status, 0 for none.
 */
export const attackFrom = (
  attacker: number,
  attackers: number,
  service: AttackTarget,
  round: number,
): Promise<number> => {
  const act = acts[(round + attacker) % acts.length];
  const turn = Math.floor(round / acts.length) * attackers + attacker;

  return act?.(`127.66.0.${attacker + 1}`, service, turn) ?? Promise.resolve(0);
};

/** Number of passes over all routes after the given rounds. */
export const passesAfter = (rounds: number, attackers: number, { routes }: AttackTarget): number =>
  (Math.floor(rounds / acts.length) * attackers) / routes.length;
