import { createServer } from "node:http";

import { ContentError } from "../build/content-service";

import {
  closed,
  framedBy,
  letIn,
  previewAnswer,
  refresh,
  sendOfRelease,
  type Parts,
} from "./answers";
import { callOf, say, type Call } from "./call";
import { hasSession } from "./entry";
import { NoRelease } from "./release";

// No tool of another host, and no form that would reach the team. The panel's script comes as
// text; pictures may be anywhere.
const policy = [
  "default-src 'self'",
  // The search compiles WebAssembly.
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src * data: blob:",
  "media-src *",
];

/** Headers of every answer: only the panel may frame a preview, and nobody may keep or list it. */
const headersFor = (panelUrl: string) =>
  new Headers({
    "Content-Security-Policy": [...policy, framedBy(panelUrl)].join("; "),
    "X-Robots-Tag": "noindex, nofollow",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
  });

const answer = async (parts: Parts, call: Call) => {
  const { path, request } = call;
  if (path === "/__health") return say(call, 200, "ok");
  if (path === "/__enter") return letIn(parts, call);
  if (path === "/__refresh" && request.method === "POST") return refresh(parts, call);
  if (!hasSession(request, parts.settings.secret)) return say(call, 403, closed);

  return (previewAnswer(parts, call) ?? sendOfRelease)(parts, call);
};

const fail = (call: Call, error: unknown) => {
  const isExplained = error instanceof ContentError || error instanceof NoRelease;
  if (!isExplained) {
    // The time comes first, as in the log of the content service.
    process.stderr.write(`${new Date().toISOString()} ${String((error as Error).stack)}\n`);
  }
  if (call.response.headersSent) return void call.response.end();

  if (isExplained) return say(call, 503, error.message);
  return say(call, 500, "The preview failed: see the draft server's log.");
};

/** The draft server: the release's code with the data of drafts, for those whom the panel let in. */
export const createDraftServer = (parts: Parts) =>
  createServer((request, response) => {
    response.setHeaders(headersFor(parts.settings.panelUrl));
    let call: Call;
    try {
      call = callOf(request, response);
    } catch {
      response.writeHead(400).end();
      return;
    }
    answer(parts, call).catch((error: unknown) => fail(call, error));
  });
