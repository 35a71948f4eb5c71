import { after, before } from "node:test";

import { type InProcess, startInProcess } from "./in-process";
import { unlimited } from "./visitors";

/** How many posts to one form an address has: more than these tests send from one but on purpose. */
export const limit = 40;

let started: InProcess;
before(async () => {
  started = await startInProcess({
    ...unlimited,
    CHALLENGE: "true",
    PREVIEW_URL: "https://preview.example.com",
    PREVIEW_SECRET: "agreed-between-both-halves",
    CHALLENGE_COST: "100",
    RATE_LIMIT_ADDRESS_FORM: String(limit),
    RATE_LIMIT_WINDOW_SECONDS: "86400",
  });
});
after(() => started.stop());

/**
 * A service without a panel, in this process, which asks for a proof of work with each post. Test
 * files share it where the runner has put them together.
 */
export const challengeService = () => started;
