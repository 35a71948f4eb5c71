import { apiUrl } from "./post-submission";
import { readId, responseError } from "./submission-response";
import { parseJson } from "./parse-json";
import { solveProof } from "./proof-of-work";
import { isTransient, retryDelays, backOff } from "./retry";
import { submissionError, type SubmissionError } from "./submission-error";

/** The maximum duration of an upload, with all retries, in milliseconds. */
export const uploadTimeout = 60_000;

/** The maximum wait for a proof of work, in milliseconds. */
const proofTimeout = 10_000;

type UploadOptions = {
  /** Called with the share of the file that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Cancels the upload when aborted. */
  signal: AbortSignal;
};

type Attempt = { id: number | string } | { error: SubmissionError; transient: boolean };

const readResponse = (request: XMLHttpRequest): Attempt => {
  const { status } = request;
  const body = parseJson(request.responseText);
  const id = readId(body);
  const ok = status >= 200 && status < 300;
  if (ok && id !== undefined) return { id };
  // An uploaded file cannot be claimed without its id, so it counts as not sent.
  if (ok) return { error: submissionError("broken"), transient: false };

  const error = responseError(status, body, request.getResponseHeader("Retry-After"));
  return { error, transient: isTransient(status) };
};

/** XMLHttpRequest, because fetch has no upload progress. */
const send = (
  file: File,
  { onProgress, signal }: UploadOptions,
  timeout: number,
  proof: string | undefined,
): Promise<Attempt> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const fail = (code: "unreachable" | "offline" | "slow" | "canceled") =>
      resolve({ error: submissionError(code), transient: code === "unreachable" });

    request.open("POST", `${apiUrl}/api/upload`);
    if (proof) request.setRequestHeader("Proof-Of-Work", proof);
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
 * Requests a proof of work before the file is sent: the CMS would reject a file without one only
 * after the browser has sent all of it. Errors here are ignored; the upload reports them.
 */
const requestProof = async (signal: AbortSignal): Promise<string | undefined> => {
  if (signal.aborted) return undefined;
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, proofTimeout);
  signal.addEventListener("abort", stop);
  try {
    return await solveProof(`${apiUrl}/api/challenge`, controller);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
};

/**
 * Uploads one file and returns the one-time id under which an application claims it.
 * Transient failures are retried twice, as in postSubmission(). A file whose response
 * was lost is never claimed, and the CMS deletes it.
 *
 * @throws {SubmissionError} within `uploadTimeout`; `canceled` if the signal was aborted.
 */
export const uploadFile = async (file: File, options: UploadOptions): Promise<number | string> => {
  const deadline = Date.now() + uploadTimeout;
  for (let retries = 0; ; retries += 1) {
    const proof = await requestProof(options.signal);
    const attempt = await send(file, options, deadline - Date.now(), proof);
    if ("id" in attempt) return attempt.id;

    const delay = retryDelays[retries];
    if (!attempt.transient || delay === undefined) throw attempt.error;
    await backOff(delay, options.signal);
  }
};
