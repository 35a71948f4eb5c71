import http from "node:http";

import { formatError } from "../common/operator-error.ts";
import { safeEqual } from "../common/secrets.ts";
import { LockedError } from "./lock.ts";
import { type Outcome, readOutcome } from "./outcome.ts";
import { publish, rollBack } from "./publish.ts";
import { currentRelease, listReleases } from "./releases.ts";
import { releasesDir, type Settings } from "./settings.ts";

type JsonResponse = { status: number; body: object };

const maxBodyBytes = 16 * 1024;

/** A line of a log, with its time in ISO 8601. */
export const logLine = (message: string) => `${new Date().toISOString()} ${message}`;

/** @returns null if the body is too large. */
const readBody = async (request: http.IncomingMessage) => {
  let text = "";
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

/** Stands in the state for the id of a build that the CMS did not request. */
const unrequestedBuild = "unrequested";

const isBearer = (secret: string, { authorization = "" }: http.IncomingHttpHeaders) =>
  safeEqual(authorization, `Bearer ${secret}`);

/**
 * Runs one build at a time on requests of the CMS. The CMS owns the queue; the publisher persists
 * only releases and the last outcome.
 *
 * @param onOutcome is awaited when a build has ended.
 * @returns an HTTP server, and `startUnrequestedBuild`, for a build that the CMS did not request.
 */
export const createPublisher = (
  settings: Settings,
  onOutcome: (outcome: Outcome) => Promise<unknown>,
) => {
  const releases = releasesDir(settings);
  const secret = settings.PUBLISHER_SECRET ?? "";
  let building: string | null = null;
  /** Kept in memory too, in case `outcome.json` could not be written. */
  let last: Outcome | null = null;

  const state = async () => ({
    building,
    current: await currentRelease(releases),
    releases: await listReleases(releases),
    last: last ?? (await readOutcome(settings)),
  });

  const build = async (id: string | null) => {
    building = id ?? unrequestedBuild;
    console.log(logLine("A build has started."));
    const outcome = await publish(settings, { build: id });
    if (id !== null) last = outcome;
    building = null;
    await onOutcome(outcome);
  };

  const requestBuild = async (id: unknown): Promise<JsonResponse> => {
    if (typeof id !== "string" || id === "") return errorResponse(400, '"build" is missing.');
    if (building !== null && building !== id) {
      return errorResponse(409, "Another build is running.");
    }
    if (building === null) void build(id);

    return { status: 202, body: await state() };
  };

  const requestRollback = async (id: unknown): Promise<JsonResponse> => {
    try {
      await rollBack(settings, String(id), { wait: false });
    } catch (error) {
      return errorResponse(error instanceof LockedError ? 409 : 404, (error as Error).message);
    }

    return { status: 200, body: await state() };
  };

  const handleRequest = async (request: http.IncomingMessage): Promise<JsonResponse> => {
    if (request.method !== "POST") {
      return errorResponse(405, "The publisher accepts only POST requests.");
    }
    const text = await readBody(request);
    if (text === null) return errorResponse(413, "The request is too large.");
    if (!isBearer(secret, request.headers)) {
      return errorResponse(
        401,
        "The publisher refused the secret: give PUBLISHER_SECRET the same value on both sides.",
      );
    }
    const { action, build: id, release } = parse(text);
    if (action === "state") return { status: 200, body: await state() };
    if (action === "build") return requestBuild(id);
    if (action === "rollback") return requestRollback(release);

    return errorResponse(400, "Unknown action.");
  };

  const server = http.createServer((request, response) => {
    handleRequest(request)
      .catch((error) => {
        console.error(logLine(formatError(error)));

        return errorResponse(500, "The publisher could not read its releases: see its log.");
      })
      .then(({ status, body }) => {
        // A keep-alive socket that times out during the next request looks like a dead server.
        response.writeHead(status, {
          "Content-Type": "application/json",
          Connection: "close",
          ...(status === 405 && { Allow: "POST" }),
        });
        response.end(JSON.stringify(body));
      })
      .catch(() => undefined);
  });

  return { server, startUnrequestedBuild: () => (building === null ? build(null) : undefined) };
};
