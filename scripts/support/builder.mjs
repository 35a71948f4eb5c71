import { createServer } from "node:http";

import { currentRelease, listReleases } from "../../publisher/releases.ts";

import { LockedError } from "./alone.mjs";
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

/** What the builder calls a build that nobody asked for. */
const unasked = "unasked";

/**
 * The outcome of the build that made a release.
 *
 * @param {import("../../publisher/releases.ts").Release} release
 */
export const liveOutcome = ({ id, build, pages, bytes, seconds, held }) => ({
  build,
  result: /** @type {const} */ ("live"),
  release: id,
  pages,
  bytes,
  seconds: seconds ?? 0,
  held,
});

/**
 * Takes signed requests of the content service, builds one release at a time, and reports how
 * that ended. The content service keeps the queue; this keeps only releases.
 *
 * @param {{ secret: string, releases: string,
 *   build: (id: string | null) => Promise<Omit<Outcome, "build">>,
 *   restore: (release: string) => Promise<unknown>,
 *   report: (outcome: Outcome) => Promise<unknown> }} parts `build` never rejects.
 * @returns its server, and `buildUnasked`, which builds without a request.
 */
export const createBuilder = ({ secret, releases, build, restore, report }) => {
  /** @type {string | null} */
  let building = null;
  /** @type {Outcome | null} */
  let last = null;

  const state = async () => {
    const current = await currentRelease(releases);

    // A builder that was killed before its report finds the outcome in the release.
    return {
      building,
      current,
      releases: await listReleases(releases),
      last: last ?? (current?.build ? liveOutcome(current) : null),
    };
  };

  /** @param {string | null} id */
  const run = async (id) => {
    building = id ?? unasked;
    const outcome = { ...(await build(id)), build: id };
    if (id !== null) last = outcome;
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
  const goBack = async (id) => {
    if (building !== null) return refuse(409, "A build is running: go back when it has ended.");
    try {
      await restore(String(id));
    } catch (error) {
      return refuse(error instanceof LockedError ? 409 : 404, /** @type {Error} */ (error).message);
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
    if (action === "restore") return goBack(release);

    return refuse(400, "A builder knows state, build and restore.");
  };

  const server = createServer((request, response) => {
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

  return { server, buildUnasked: () => (building === null ? run(null) : undefined) };
};
