import { uploadFile, uploadPatience } from "./upload-file";

/** A stand-in for the browser's request, which a test answers by hand. */
class RequestDouble {
  static last: RequestDouble;
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = "";
  timeout = 0;
  headers: Record<string, string> = {};
  sent: FormData | undefined;
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  url = "";

  constructor() {
    RequestDouble.last = this;
  }
  open(_method: string, url: string) {
    this.url = url;
  }
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

const start = () => {
  const abort = new AbortController();
  const onProgress = jest.fn();
  const outcome = uploadFile(file, { key: "key-1", onProgress, signal: abort.signal });
  const settled = outcome.catch((error: unknown) => error);

  return { abort, onProgress, settled, request: RequestDouble.last };
};

describe("an upload", () => {
  beforeEach(() => {
    globalThis.XMLHttpRequest = RequestDouble as unknown as typeof XMLHttpRequest;
  });

  it("sends one file as `files` under its key, within a minute, and answers its id", async () => {
    const { request, settled } = start();
    request.answer(201, '{"data":{"id":"abc"}}');

    expect(await settled).toBe("abc");
    expect(request.url).toMatch(/\/api\/upload$/);
    expect([...(request.sent?.keys() ?? [])]).toEqual(["files"]);
    expect((request.sent?.get("files") as File).type).toBe("application/pdf");
    expect(request.headers).toEqual({ "Idempotency-Key": "key-1" });
    expect(request.timeout).toBe(uploadPatience);
    expect(uploadPatience).toBe(60_000);
  });

  it("tells how much has left", () => {
    const { request, onProgress } = start();
    request.upload.onprogress?.({ loaded: 25, total: 100, lengthComputable: true });
    request.upload.onprogress?.({ loaded: 25, total: 0, lengthComputable: false });

    expect(onProgress.mock.calls).toEqual([[0.25]]);
  });

  it("can be cancelled", async () => {
    const { abort, settled } = start();
    abort.abort();

    expect(await settled).toMatchObject({ fault: "cancelled" });
  });

  it.each([
    ["a broken connection", "onerror", "unreachable"],
    ["a minute of silence", "ontimeout", "slow"],
  ] as const)("ends in words after %s", async (_, event, fault) => {
    const { request, settled } = start();
    request[event]?.();

    expect(await settled).toMatchObject({ fault });
  });

  it.each([
    [201, "", "broken"],
    [201, '{"data":{}}', "broken"],
    [413, "", "refused"],
    [503, "<h1>", "broken"],
    [429, "{}", "busy"],
    [400, '{"error":{"details":{"errors":[{"path":["files"],"message":"No"}]}}}', "invalid"],
  ])("ends in words after %i with %j", async (status, body, fault) => {
    const { request, settled } = start();
    request.answer(status, body);

    expect(await settled).toMatchObject({ fault });
  });
});
