import { apiUrl } from "./content-api";
import { errorOfAnswer, readId } from "./content-answer";
import { isPassing, pause, pauses } from "./retry";
import { submissionError, type SubmissionError } from "./submission-error";
import { typedFile } from "./typed-file";

/** How long an upload may take, with all retries, in milliseconds. */
export const uploadPatience = 60_000;

type UploadOptions = {
  /** Hears how much of the file has left, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Cancels the upload when aborted. */
  signal: AbortSignal;
};

type Attempt = { id: number | string } | { error: SubmissionError; again: boolean };

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readAnswer = (request: XMLHttpRequest): Attempt => {
  const { status } = request;
  const body = parse(request.responseText);
  const id = readId(body);
  const done = status >= 200 && status < 300;
  if (done && id !== undefined) return { id };
  // Without its id an uploaded file cannot be claimed, so it counts as not sent.
  if (done) return { error: submissionError("broken"), again: false };

  const error = errorOfAnswer(status, body, request.getResponseHeader("Retry-After"));
  return { error, again: isPassing(status) };
};

/** XMLHttpRequest, because fetch does not tell how much of a body has been sent. */
const send = (
  file: File,
  { onProgress, signal }: UploadOptions,
  patience: number,
): Promise<Attempt> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const fail = (fault: "unreachable" | "offline" | "slow" | "cancelled") =>
      resolve({ error: submissionError(fault), again: fault === "unreachable" });

    request.open("POST", `${apiUrl}/api/upload`);
    request.timeout = Math.max(1, patience);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(readAnswer(request));
    request.onerror = () => fail(navigator.onLine ? "unreachable" : "offline");
    request.ontimeout = () => fail("slow");
    request.onabort = () => fail("cancelled");
    request.onloadend = () => signal.removeEventListener("abort", cancel);
    signal.addEventListener("abort", cancel);

    const body = new FormData();
    body.append("files", typedFile(file), file.name);
    if (signal.aborted) fail("cancelled");
    else request.send(body);
  });

/**
 * Sends one file and answers the one-time id under which an application claims it.
 * What may pass is tried twice more, as with the forms' posts; a file that arrived
 * though its answer was lost is claimed by nobody, and the service sweeps it.
 *
 * @throws {SubmissionError} within `uploadPatience`; `cancelled` when the signal was aborted.
 */
export const uploadFile = async (file: File, options: UploadOptions): Promise<number | string> => {
  const end = Date.now() + uploadPatience;
  for (let tries = 0; ; tries += 1) {
    const attempt = await send(file, options, end - Date.now());
    if ("id" in attempt) return attempt.id;

    const rest = pauses[tries];
    if (!attempt.again || rest === undefined) throw attempt.error;
    await pause(rest, options.signal);
  }
};
