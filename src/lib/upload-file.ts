import { apiUrl } from "./content-api";
import { errorOfAnswer, readId } from "./content-answer";
import { submissionError } from "./submission-error";
import { typedFile } from "./typed-file";

/** How long an upload may take, in milliseconds. */
export const uploadPatience = 60_000;

type UploadOptions = {
  key: string;
  /** Hears how much of the file has left, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Cancels the upload when aborted. */
  signal: AbortSignal;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Sends one file and answers the one-time id under which an application claims it.
 * XMLHttpRequest, because fetch does not tell how much of a body has been sent.
 *
 * @throws {SubmissionError} within `uploadPatience`; `cancelled` when the signal was aborted.
 */
export const uploadFile = (
  file: File,
  { key, onProgress, signal }: UploadOptions,
): Promise<number | string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();

    request.open("POST", `${apiUrl}/api/upload`);
    request.setRequestHeader("Idempotency-Key", key);
    request.timeout = uploadPatience;
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const body = parse(request.responseText);
      const id = readId(body);
      const done = request.status >= 200 && request.status < 300;
      if (done && id !== undefined) resolve(id);
      // Without its id an uploaded file cannot be claimed, so it counts as not sent.
      else if (done) reject(submissionError("broken"));
      else reject(errorOfAnswer(request.status, body, request.getResponseHeader("Retry-After")));
    };
    request.onerror = () => reject(submissionError(navigator.onLine ? "unreachable" : "offline"));
    request.ontimeout = () => reject(submissionError("slow"));
    request.onabort = () => reject(submissionError("cancelled"));
    request.onloadend = () => signal.removeEventListener("abort", cancel);
    signal.addEventListener("abort", cancel);

    const body = new FormData();
    body.append("files", typedFile(file), file.name);
    if (signal.aborted) reject(submissionError("cancelled"));
    else request.send(body);
  });
