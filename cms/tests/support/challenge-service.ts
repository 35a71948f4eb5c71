import { after, before } from "node:test";

import { type InProcess, startInProcess } from "./in-process";
import { unlimited } from "./visitors";

/** Limit per IP and form; tests exceed it only on purpose. */
export const limit = 40;

let started: InProcess;
before(async () => {
  started = await startInProcess({
    ...unlimited,
    CHALLENGE: "true",
    PREVIEW_URL: "https://preview.example.com",
    PREVIEW_SECRET: "agreed-between-both-halves",
    CHALLENGE_COST: "100",
    RATE_LIMIT_IP_FORM: String(limit),
    RATE_LIMIT_WINDOW_SECONDS: "86400",
  });
});
after(() => started.stop());

/**
 * A CMS without a panel, in this process, which requires a proof of work for each submission. Test
 * files share it if the runner has grouped them.
 */
export const challengeService = () => started;
