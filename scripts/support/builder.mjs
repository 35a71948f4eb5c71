import { createServer } from "node:http";

import { currentRelease, listReleases, switchTo } from "../../delivery/releases.ts";

import { logLine } from "./log-line.mjs";
import { isSigned } from "./signature.mjs";

/** @typedef {import("./report.mjs").Outcome} Outcome */
/** @typedef {{ status: number, body: object }} Answer */

const mostBytes = 16 * 1024;

/** @param {import("node:http").IncomingMessage} request */
const read = async (request) => {
  let text = "";
  for await (const chunk of request) {
    text += chunk;
    if (text.length > mostBytes) return undefined;
  }

  return text;
};

/** @param {string} text @returns {Record<string, unknown>} */
const parse = (text) => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

/** @param {number} status @param {string} error @returns {Answer} */
const refuse = (status, error) => ({ status, body: { error } });

/**
 * A builder: takes signed requests of the content service, builds one release at a time,
 * and reports how that ended. It keeps no state but the folder of releases: what runs and
 * what waits is known to the content service, which asks.
 *
 * @param {{ secret: string, releases: string, build: () => Promise<Omit<Outcome, "build">>,
 *   report: (outcome: Outcome) => Promise<unknown> }} parts `build` never rejects.
 */
export const createBuilder = ({ secret, releases, build, report }) => {
  /** @type {string | null} */
  let building = null;
  /** @type {Outcome | null} */
  let last = null;

  const state = async () => ({
    building,
    current: await currentRelease(releases),
    releases: await listReleases(releases),
    last,
  });

  /** @param {string} id */
  const run = async (id) => {
    building = id;
    const outcome = { build: id, ...(await build()) };
    last = outcome;
    building = null;
    await report(outcome);
  };

  /** @param {unknown} id @returns {Promise<Answer>} */
  const startBuild = async (id) => {
    if (typeof id !== "string" || id === "") return refuse(400, "A build needs a name.");
    if (building !== null && building !== id) return refuse(409, "Another build is running.");
    if (building === null) void run(id);

    return { status: 202, body: await state() };
  };

  /** @param {unknown} id @returns {Promise<Answer>} */
  const restore = async (id) => {
    if (building !== null) return refuse(409, "A build is running: go back when it has ended.");
    try {
      await switchTo(releases, String(id));
    } catch (error) {
      return refuse(404, /** @type {Error} */ (error).message);
    }

    return { status: 200, body: await state() };
  };

  /** @param {import("node:http").IncomingMessage} request @returns {Promise<Answer>} */
  const answer = async (request) => {
    const text = await read(request);
    if (text === undefined) return refuse(413, "This request is too large.");
    if (request.method !== "POST" || !isSigned(secret, text, request.headers)) {
      return refuse(
        401,
        "The builder refused the signature: give PUBLISHER_SECRET the same value on both sides, and set their clocks.",
      );
    }
    const { action, build: id, release } = parse(text);
    if (action === "state") return { status: 200, body: await state() };
    if (action === "build") return startBuild(id);
    if (action === "restore") return restore(release);

    return refuse(400, "A builder knows state, build and restore.");
  };

  return createServer((request, response) => {
    answer(request)
      .catch((error) => {
        console.error(logLine(String(error.stack)));

        return refuse(500, "The builder could not read its releases: see its log.");
      })
      .then(({ status, body }) => {
        // One that is kept open may close just as the content service sends the next request,
        // which takes the builder for away then.
        const headers = { "Content-Type": "application/json", Connection: "close" };
        response.writeHead(status, headers);
        response.end(JSON.stringify(body));
      })
      .catch(() => undefined);
  });
};
