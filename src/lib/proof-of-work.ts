import type { Challenge } from "altcha-lib";

/** The field of the proof of work, which the CMS requires while its `CHALLENGE` is on (docs/api.md). */
export const proofField = "altcha";

/**
 * Solves a challenge of the CMS and returns the proof for one request: base64 of
 * `{ challenge, solution }`; undefined if the CMS needs none. The solver is loaded only
 * if the CMS requires a proof.
 *
 * @param challengeUrl the CMS's route for challenges.
 * @param controller stops the work when aborted.
 * @throws if no challenge is available, or the work was stopped.
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
