export type Answer = { status: number; body?: unknown; retryAfter?: string };

/** A response; without a body it is not JSON. */
export const answer = ({ status, body, retryAfter }: Answer) => ({
  ok: status >= 200 && status < 300,
  status,
  headers: { get: (name: string) => (name === "Retry-After" ? (retryAfter ?? null) : null) },
  json: async () => {
    if (body === undefined) throw new SyntaxError("no JSON");

    return body;
  },
});

export const fetchDouble = jest.fn<Promise<unknown>, [string, RequestInit]>();

/** Replaces fetch by {@link fetchDouble}. */
export const mockFetch = () => {
  fetchDouble.mockReset();
  globalThis.fetch = fetchDouble as unknown as typeof fetch;
};

/** Queues responses and connection errors. */
export const answering = (...answers: (Answer | Error)[]) => {
  for (const one of answers) {
    if (one instanceof Error) fetchDouble.mockRejectedValueOnce(one);
    else fetchDouble.mockResolvedValueOnce(answer(one));
  }
};

/** A request without a response until it is aborted. */
export const hanging = (_url: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) =>
    signal?.addEventListener("abort", () => reject(new Error("aborted"))),
  );
