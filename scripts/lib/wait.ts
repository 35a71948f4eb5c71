/**
 * Waits until a started program answers at an address, ends, or has had its time.
 *
 * @param {string} address
 * @param {import("../../publisher/process.ts").Program} child
 * @param {number} [limit] in milliseconds.
 * @returns {Promise<"answers" | "ended" | "late">}
 */
export const waitFor = async (address, child, limit = Infinity) => {
  let ended = false;
  void child.ended.then(() => (ended = true));
  const end = Date.now() + limit;

  while (!ended && Date.now() < end) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer?.ok) return "answers";
    await new Promise((resolve) => setTimeout(resolve, 250));
  }

  return ended ? "ended" : "late";
};
