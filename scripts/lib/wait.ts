import type { Program } from "../../publisher/process.ts";

/** Polls a URL until it responds with success, the program exits, or `timeoutMs` has passed. */
export const waitForHttp = async (
  url: string,
  program: Program,
  timeoutMs = Infinity,
): Promise<"ready" | "ended" | "timeout"> => {
  let ended = false;
  void program.ended.then(() => (ended = true));
  const deadline = Date.now() + timeoutMs;

  while (!ended && Date.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (response?.ok) return "ready";
    await new Promise((resolve) => setTimeout(resolve, 250));
  }

  return ended ? "ended" : "timeout";
};
