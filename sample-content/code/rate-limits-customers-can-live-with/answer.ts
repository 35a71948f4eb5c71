import type { ServerResponse } from "node:http";

import type { tokenBucket } from "./limits.ts";

type Decision = ReturnType<ReturnType<typeof tokenBucket>>;

// #region refuse
export function refuse(response: ServerResponse, { retryAfter }: Decision) {
  response.writeHead(429, {
    "content-type": "application/problem+json",
    "retry-after": String(retryAfter),
  });
  response.end(
    JSON.stringify({
      title: "Too many requests",
      detail: `You may send 100 requests a minute. Try again in ${retryAfter} s.`,
    }),
  );
}
// #endregion
