const RETRYABLE = new Set([429, 502, 503, 504]);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export async function send(url: string, body: unknown, key: string) {
  let last: unknown;
  for (let attempt = 0; attempt < 4; attempt++) {
    // Full jitter: a random pause, longer with each attempt.
    if (attempt > 0) await pause(Math.random() * 500 * 2 ** attempt);
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      if (!RETRYABLE.has(response.status)) return response;
      last = new Error(`HTTP ${response.status}`);
    } catch (error) {
      last = error; // no answer: offline, reset, timed out
    }
  }
  throw last;
}
