import { apiUrl } from "./content-api";
import { readId, responseError } from "./content-response";
import { isTransient, retryDelays, waitToRetry } from "./retry";
import { submissionError, type SubmissionError } from "./submission-error";

/** How long an upload may take, with all retries, in milliseconds. */
export const uploadTimeout = 60_000;

type UploadOptions = {
  /** Called with the share of the file that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Cancels the upload when aborted. */
  signal: AbortSignal;
};

type Attempt = { id: number | string } | { error: SubmissionError; transient: boolean };

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readResponse = (request: XMLHttpRequest): Attempt => {
  const { status } = request;
  const body = parse(request.responseText);
  const id = readId(body);
  const ok = status >= 200 && status < 300;
  if (ok && id !== undefined) return { id };
  // Without its id an uploaded file cannot be claimed, so it counts as not sent.
  if (ok) return { error: submissionError("broken"), transient: false };

  const error = responseError(status, body, request.getResponseHeader("Retry-After"));
  return { error, transient: isTransient(status) };
};

/** XMLHttpRequest, because fetch does not tell how much of a body has been sent. */
const send = (
  file: File,
  { onProgress, signal }: UploadOptions,
  timeout: number,
): Promise<Attempt> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const fail = (fault: "unreachable" | "offline" | "slow" | "canceled") =>
      resolve({ error: submissionError(fault), transient: fault === "unreachable" });

    request.open("POST", `${apiUrl}/api/upload`);
    // Zero would mean no timeout at all.
    request.timeout = Math.max(1, timeout);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(readResponse(request));
    request.onerror = () => fail(navigator.onLine ? "unreachable" : "offline");
    request.ontimeout = () => fail("slow");
    request.onabort = () => fail("canceled");
    request.onloadend = () => signal.removeEventListener("abort", cancel);
    signal.addEventListener("abort", cancel);

    const body = new FormData();
    body.append("files", file, file.name);
    if (signal.aborted) fail("canceled");
    else request.send(body);
  });

/**
 * Sends one file and returns the one-time id under which an application claims it.
 * Transient failures are retried twice, as for the forms' posts; nobody claims a
 * file that arrived though its response was lost, and the service deletes it.
 *
 * @throws {SubmissionError} within `uploadTimeout`; `canceled` when the signal was aborted.
 */
export const uploadFile = async (file: File, options: UploadOptions): Promise<number | string> => {
  const deadline = Date.now() + uploadTimeout;
  for (let retries = 0; ; retries += 1) {
    const attempt = await send(file, options, deadline - Date.now());
    if ("id" in attempt) return attempt.id;

    const delay = retryDelays[retries];
    if (!attempt.transient || delay === undefined) throw attempt.error;
    await waitToRetry(delay, options.signal);
  }
};
