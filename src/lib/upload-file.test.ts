import { solveProof } from "./proof-of-work";
import { uploadFile, uploadTimeout } from "./upload-file";

jest.mock("./proof-of-work");

/** Replaces XMLHttpRequest; a test calls `answer` itself. */
class RequestDouble {
  static all: RequestDouble[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = "";
  timeout = 0;
  sent: FormData | undefined;
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  url = "";

  constructor() {
    RequestDouble.all.push(this);
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  headers: Record<string, string> = {};
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  send(body: FormData) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, responseText: string) {
    Object.assign(this, { status, responseText });
    this.onload?.();
  }
}

const file = new File(["%PDF-"], "cv.pdf");
const lastRequest = () => RequestDouble.all.at(-1) as RequestDouble;

const start = async () => {
  const abort = new AbortController();
  const onProgress = jest.fn();
  const outcome = uploadFile(file, { onProgress, signal: abort.signal });
  const settled = outcome.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(0);

  return { abort, onProgress, settled };
};

/** Advances the clock beyond the longest delay between two attempts. */
const wait = () => jest.advanceTimersByTimeAsync(2000);

describe("an upload", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    RequestDouble.all = [];
    jest.mocked(solveProof).mockReset().mockResolvedValue(undefined);
    globalThis.XMLHttpRequest = RequestDouble as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it("sends one file as `files` with a timeout of a minute, and returns its id", async () => {
    const { settled } = await start();
    const request = lastRequest();
    request.answer(201, '{"data":{"id":"abc"}}');

    expect(await settled).toBe("abc");
    expect(request.url).toMatch(/\/api\/upload$/);
    expect([...(request.sent?.keys() ?? [])]).toEqual(["files"]);
    expect(request.timeout).toBe(uploadTimeout);
    expect(uploadTimeout).toBe(60_000);
  });

  it("sends a new proof of work with each attempt if the server wants one", async () => {
    jest.mocked(solveProof).mockResolvedValueOnce("first").mockResolvedValueOnce("second");
    await start();
    expect(lastRequest().headers).toEqual({ "Proof-Of-Work": "first" });
    lastRequest().answer(503, "");
    await wait();

    expect(lastRequest().headers).toEqual({ "Proof-Of-Work": "second" });
  });

  it("is sent without a proof if none is ready in time", async () => {
    jest.mocked(solveProof).mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    );
    await start();
    expect(RequestDouble.all).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(10_000);

    expect(lastRequest().headers).toEqual({});
    expect(lastRequest().timeout).toBe(uploadTimeout - 10_000);
  });

  it("reports progress", async () => {
    const { onProgress } = await start();
    const { upload } = lastRequest();
    upload.onprogress?.({ loaded: 25, total: 100, lengthComputable: true });
    upload.onprogress?.({ loaded: 25, total: 100, lengthComputable: false });
    upload.onprogress?.({ loaded: 0, total: 0, lengthComputable: true });

    expect(onProgress.mock.calls).toEqual([[0.25]]);
  });

  it("can be canceled", async () => {
    const { abort, settled } = await start();
    abort.abort();

    expect(await settled).toMatchObject({ code: "canceled" });
  });

  it.each([500, 502, 503, 504])("retries after %i, at most twice", async (status) => {
    const { settled } = await start();
    lastRequest().answer(status, "");
    await wait();
    lastRequest().answer(status, "");
    await wait();
    lastRequest().answer(201, '{"data":{"id":"abc"}}');

    expect(await settled).toBe("abc");
    expect(RequestDouble.all).toHaveLength(3);
  });

  it("retries after a connection error, and gives up after the third", async () => {
    const { settled } = await start();
    for (let tries = 0; tries < 3; tries += 1) {
      lastRequest().onerror?.();
      await wait();
    }

    expect(await settled).toMatchObject({ code: "unreachable" });
    expect(RequestDouble.all).toHaveLength(3);
  });

  it("limits later attempts to the rest of the minute", async () => {
    jest.spyOn(Math, "random").mockReturnValue(0);
    await start();
    await jest.advanceTimersByTimeAsync(20_000);
    lastRequest().onerror?.();
    await wait();

    expect(lastRequest().timeout).toBe(60_000 - 20_000 - 400);
  });

  it("limits an attempt after the minute to 1 ms, since 0 means no limit", async () => {
    await start();
    await jest.advanceTimersByTimeAsync(60_000);
    lastRequest().onerror?.();
    await wait();

    expect(lastRequest().timeout).toBe(1);
  });

  it("ignores a cancellation after its end", async () => {
    const { abort, settled } = await start();
    const request = lastRequest();
    const aborted = jest.spyOn(request, "abort");
    request.answer(200, '{"data":{"id":7}}');
    request.onloadend?.();
    abort.abort();

    expect(await settled).toBe(7);
    expect(aborted).not.toHaveBeenCalled();
  });

  it("can be canceled between two attempts", async () => {
    const { abort, settled } = await start();
    lastRequest().answer(503, "");
    await jest.advanceTimersByTimeAsync(1);
    abort.abort();

    expect(await settled).toMatchObject({ code: "canceled" });
    expect(lastRequest().sent).toBeUndefined();
  });

  it("can be canceled while it waits for a proof of work", async () => {
    const { abort, settled } = await start();
    jest.mocked(solveProof).mockReturnValue(new Promise(() => undefined));
    lastRequest().answer(503, "");
    await jest.advanceTimersByTimeAsync(1);
    abort.abort();

    expect(await settled).toMatchObject({ code: "canceled" });
  });

  it("reports that the visitor is offline", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { settled } = await start();
    lastRequest().onerror?.();

    expect(await settled).toMatchObject({ code: "offline" });
  });

  it("fails after a timeout, and does not retry", async () => {
    const { settled } = await start();
    lastRequest().ontimeout?.();

    expect(await settled).toMatchObject({ code: "slow" });
    expect(RequestDouble.all).toHaveLength(1);
  });

  it.each([
    [201, "", "broken"],
    [201, '{"data":{}}', "broken"],
    [300, '{"data":{"id":7}}', "rejected"],
    [199, '{"data":{"id":7}}', "rejected"],
    [413, "", "rejected"],
    [429, "{}", "busy"],
    [400, '{"error":{"details":{"errors":[{"path":["files"],"message":"No"}]}}}', "invalid"],
  ])("fails without a retry after %i with %j", async (status, body, code) => {
    const { settled } = await start();
    lastRequest().answer(status, body);

    expect(await settled).toMatchObject({ code });
    expect(RequestDouble.all).toHaveLength(1);
  });
});
