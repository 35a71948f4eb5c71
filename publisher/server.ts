import http from "node:http";

import type { BuildQueue } from "../common/builds/build-queue.ts";
import { hasEnded, isQueued, type PublisherState } from "../common/builds/builds.ts";
import { formatError, OperatorError } from "../common/operator-error.ts";
import { safeEqual } from "../common/secrets.ts";
import { readHistory } from "./history.ts";
import { LockedError } from "./lock.ts";
import { rollBack } from "./publish.ts";
import { currentRelease, listReleases, readPageChanges } from "./release/releases.ts";
import { quietSeconds, releasesDir, type Settings } from "./settings.ts";

/** What the publisher does between builds. */
export type Background = {
  /** Somebody works, or has the panel open. */
  noteWork: () => void;
  /** Stops it, for something that should not wait. Settles once it has stopped. */
  pause: () => Promise<void>;
  resume: () => void;
};

type JsonResponse = { status: number; body: object };

const maxBodyBytes = 16 * 1024;

/** A line of a log, with its time in ISO 8601. */
export const logLine = (message: string) => `${new Date().toISOString()} ${message}`;

/** @returns null if the body is too large. */
const readBody = async (request: http.IncomingMessage) => {
  let text = "";
  // A character may be divided between two chunks.
  request.setEncoding("utf8");
  for await (const chunk of request) {
    text += chunk;
    if (text.length > maxBodyBytes) return null;
  }

  return text;
};

const parse = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

const errorResponse = (status: number, error: string): JsonResponse => ({
  status,
  body: { error },
});

const isBearer = (secret: string, { authorization = "" }: http.IncomingHttpHeaders) =>
  safeEqual(authorization, `Bearer ${secret}`);

const readState = async (settings: Settings, queue: BuildQueue): Promise<PublisherState> => {
  const { isWaking, running, problem } = queue.state();
  const builds = readHistory(settings);
  const queued = builds.findLast((build) => isQueued(build) && build.id !== running?.id);
  const current = await currentRelease(releasesDir(settings));
  const retained = await listReleases(releasesDir(settings));

  return {
    waiting: queued ?? (isWaking ? {} : null),
    building: running && (builds.find(({ id }) => id === running.id) ?? running),
    problem,
    builds: builds.filter(hasEnded),
    current: current && {
      id: current.id,
      createdAt: current.createdAt,
      pages: current.pages,
      brokenLinks: current.brokenLinks,
    },
    retained: retained.map(({ id }) => id),
    quietSeconds: quietSeconds(settings),
  };
};

/**
 * The publisher's HTTP server, for the CMS: `GET /state` (`by=metrics` if nobody has asked for it), `POST /wake` after a
 * change of content (`digest` and `at`, if known), `POST /publish` (`by`, the admin user) and `POST /rollback` (`release`)
 * answer with the state, `GET /changes?release=<id>` with the pages that a release changed.
 */
export const createServer = (
  settings: Settings,
  queue: BuildQueue,
  background: Background,
): http.Server => {
  const secret = settings.PUBLISHER_SECRET ?? "";
  const rollBackTo = async (release: string) => {
    await background.pause();
    try {
      await rollBack(settings, release, { wait: false });
    } finally {
      background.resume();
    }
  };

  const actions: Record<string, (given: Record<string, unknown>) => unknown> = {
    "GET /state": () => undefined,
    "GET /changes": ({ release }) => readPageChanges(releasesDir(settings), String(release)),
    "POST /wake": ({ digest, at }) =>
      queue.wake(typeof digest === "string" && typeof at === "string" ? { digest, at } : undefined),
    "POST /publish": ({ by }) => queue.request(typeof by === "string" ? by : undefined),
    "POST /rollback": ({ release }) => rollBackTo(String(release)),
  };
  const handleRequest = async (request: http.IncomingMessage): Promise<JsonResponse> => {
    const text = await readBody(request);
    if (text === null) return errorResponse(413, "The request is too large.");
    if (!isBearer(secret, request.headers)) {
      return errorResponse(
        401,
        "The publisher refused the secret: give PUBLISHER_SECRET the same value on both sides.",
      );
    }
    const { pathname, searchParams } = new URL(`http://publisher${request.url}`);
    const action = `${request.method} ${pathname}`;
    if (!Object.hasOwn(actions, action)) return errorResponse(404, "Unknown action.");
    if (searchParams.get("by") !== "metrics") background.noteWork();
    let answer: unknown;
    try {
      answer = await actions[action]?.({ ...Object.fromEntries(searchParams), ...parse(text) });
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;

      return errorResponse(error instanceof LockedError ? 409 : 404, error.message);
    }
    const body = answer instanceof Object ? answer : await readState(settings, queue);

    return { status: 200, body };
  };

  return http.createServer((request, response) => {
    handleRequest(request)
      .catch((error) => {
        console.error(logLine(formatError(error)));

        return errorResponse(500, "The publisher could not read its releases: see its log.");
      })
      .then(({ status, body }) => {
        // A keep-alive socket that times out during the next request looks like a dead server.
        response.writeHead(status, { "Content-Type": "application/json", Connection: "close" });
        response.end(JSON.stringify(body));
      })
      .catch(() => undefined);
  });
};
