import type { Challenge } from "altcha-lib";

const signIns = /^\/admin\/(login|register|register-admin|forgot-password|reset-password)$/;

/** Solves a challenge of the CMS; the solver is loaded only then. */
export const solveProof = async (): Promise<string> => {
  const [{ solveChallenge }, { deriveKey }, response] = await Promise.all([
    import("altcha-lib"),
    import("altcha-lib/algorithms/web/pbkdf2"),
    fetch("/api/challenge"),
  ]);
  const challenge = (await response.json()) as Challenge;

  return btoa(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  );
};

/**
 * Retries a rejected sign-in with a proof of work, which the CMS requires during a password guessing
 * attack.
 *
 * @param send the panel's function for requests.
 */
export const withProof =
  (send: typeof fetch, solve: () => Promise<string>): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init);
    if (answer.status !== 429 || input instanceof Request) return answer;
    if (!signIns.test(new URL(input, "http://panel").pathname)) return answer;

    const headers = new Headers(init?.headers);
    headers.set("Proof-Of-Work", await solve());

    return send(input, { ...init, headers });
  };
