import type { Challenge } from "altcha-lib";

/** The field that carries a proof of work: the service asks for it while its `CHALLENGE` is on (docs/api.md). */
export const proofField = "altcha";

/**
 * Solves a challenge of the content service and returns the proof for one post:
 * base64 of `{ challenge, solution }`; undefined where the service needs none. The solver
 * is loaded only once the service has asked for a proof.
 *
 * @param challengeUrl where the service issues challenges.
 * @param controller stops the work when aborted.
 * @throws when no challenge is available, or the work was stopped.
 */
export const solveProof = async (
  challengeUrl: string,
  controller: AbortController,
): Promise<string | undefined> => {
  const response = await fetch(challengeUrl, {
    credentials: "omit",
    signal: controller.signal,
  });
  if (response.status === 204) return undefined;
  if (!response.ok) throw new Error(`The challenge request failed with ${response.status}`);

  const [{ solveChallenge }, { deriveKey }, challenge] = await Promise.all([
    import("altcha-lib"),
    import("altcha-lib/algorithms/web/pbkdf2"),
    response.json() as Promise<Challenge>,
  ]);
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  if (!solution) throw new Error("The challenge was not solved");

  return btoa(JSON.stringify({ challenge, solution }));
};
