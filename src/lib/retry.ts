/** Pauses before the second and the third attempt; each is lengthened by up to half, at random. */
export const pauses = [400, 1200] as const;

/** Whether an answer of this status may be another one in a moment. */
export const isPassing = (status: number): boolean => [500, 502, 503, 504].includes(status);

/** Waits between two attempts, or until the signal is aborted. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds * (1 + Math.random() / 2));
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
