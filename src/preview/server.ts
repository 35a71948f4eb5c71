import { randomBytes } from "node:crypto";
import { createServer } from "node:http";

import { ContentError } from "../build/cms-client";

import {
  closed,
  framedBy,
  isIn,
  letIn,
  previewAnswer,
  refresh,
  sendOfRelease,
  type Parts,
} from "./answers";
import { callOf, say, type Call } from "./call";
import { NoRelease } from "./release";

// No tool of another host, and no form that would reach the team. Pictures may be anywhere.
const policyWith = (nonce: string) => [
  "default-src 'self'",
  // The search compiles WebAssembly.
  `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src * data: blob:",
  "media-src *",
];

/** Headers of every answer: only the panel may frame a preview, and nobody may keep or list it. */
const headersFor = (panelUrl: string, nonce: string) =>
  new Headers({
    "Content-Security-Policy": [...policyWith(nonce), framedBy(panelUrl)].join("; "),
    "X-Robots-Tag": "noindex, nofollow",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    // A page tells this server which record it shows, and nobody else.
    "Referrer-Policy": "same-origin",
  });

const answer = async (parts: Parts, call: Call) => {
  const { path, request } = call;
  if (path === "/__health") return say(call, 200, "ok");
  if (path === "/__enter") return letIn(parts, call);
  if (path === "/__refresh" && request.method === "POST") return refresh(parts, call);
  if (!(await isIn(parts, call))) return say(call, 403, closed);

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
    const nonce = randomBytes(16).toString("base64url");
    response.setHeaders(headersFor(parts.settings.panelUrl, nonce));
    let call: Call;
    try {
      call = callOf(request, response, nonce);
    } catch {
      response.writeHead(400).end();
      return;
    }
    answer(parts, call).catch((error: unknown) => fail(call, error));
  });
