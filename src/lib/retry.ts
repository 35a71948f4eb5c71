/** Delays before the second and the third attempt, in milliseconds; each grows by up to half, at random. */
export const retryDelays = [400, 1200] as const;

export const isTransient = (status: number): boolean => [500, 502, 503, 504].includes(status);

/** Waits between two attempts, or until the signal is aborted. */
export const backOff = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds * (1 + Math.random() / 2));
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
