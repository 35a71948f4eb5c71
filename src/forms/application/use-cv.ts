import { useRef, useState } from "react";

import { dropDraft, readDraft, saveDraft } from "../../lib/drafts";
import { uploadFile } from "../../lib/upload-file";

import { cvProblem, withMediaType } from "./cv-file";

/** A CV that the service holds until an application claims it. */
type UploadedCv = { id: number | string; name: string };

const draftName = "application-cv";

const readUploaded = (): UploadedCv | undefined => {
  const { id, name } = readDraft(draftName)?.values ?? {};

  return (typeof id === "string" || typeof id === "number") && typeof name === "string"
    ? { id, name }
    : undefined;
};

/**
 * The CV of an application: chosen, checked, uploaded with progress, canceled. Once
 * the service holds it, it is not uploaded again: not for another attempt and not
 * after a reload of the tab.
 */
export const useCv = () => {
  const [file, setFile] = useState<File>();
  const [uploaded, setUploaded] = useState(readUploaded);
  const [problem, setProblem] = useState<string>();
  /** The share that has been sent, from 0 to 1, while it is being sent. */
  const [progress, setProgress] = useState<number>();
  const abort = useRef<AbortController>();

  const forget = () => {
    setUploaded(undefined);
    dropDraft(draftName);
  };

  return {
    name: file?.name ?? uploaded?.name,
    /** The name of a CV uploaded before a reload, which the browser's own field no longer shows. */
    uploadedName: file ? undefined : uploaded?.name,
    problem,
    progress,
    choose: async (chosen: File | undefined) => {
      if (!chosen) return;
      forget();
      setFile(chosen);
      setProblem(await cvProblem(chosen));
    },
    /** Whether there is a CV that may be sent; where not, the field says why. */
    check: async () => {
      const found = file ? await cvProblem(file) : "CV is required";
      const current = uploaded ? undefined : found;
      setProblem(current);

      return current === undefined;
    },
    /** Resolves with the id under which the service holds the CV. @throws {SubmissionError} */
    upload: async (): Promise<number | string> => {
      if (uploaded) return uploaded.id;
      if (!file) throw new Error("No CV to send");

      abort.current = new AbortController();
      setProgress(0);
      try {
        const { signal } = abort.current;
        const id = await uploadFile(withMediaType(file), { signal, onProgress: setProgress });
        const values = { id, name: file.name };
        setUploaded(values);
        saveDraft(draftName, { values, startedAt: Date.now() });

        return id;
      } finally {
        setProgress(undefined);
      }
    },
    cancel: () => abort.current?.abort(),
    /** Shows what the service found wrong with the CV, which has to be chosen again. */
    reject: (reason: string) => {
      forget();
      setProblem(reason);
    },
    clear: () => {
      setFile(undefined);
      setProblem(undefined);
      forget();
    },
  };
};

export type Cv = ReturnType<typeof useCv>;
