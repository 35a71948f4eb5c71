import { useRef, useState } from "react";

import { deleteDraft, readDraft, saveDraft } from "../../lib/form-drafts";
import { uploadFile } from "../../lib/upload-file";

import { validateCv, withMediaType } from "./cv-file";

/** An uploaded CV, not yet claimed by an application. */
type UploadedCv = { id: number | string; name: string };

const draftName = "application-cv";

const readUploaded = (): UploadedCv | undefined => {
  const { id, name } = readDraft(draftName)?.values ?? {};

  return (typeof id === "string" || typeof id === "number") && typeof name === "string"
    ? { id, name }
    : undefined;
};

/** Validates and uploads the CV; further attempts reuse it, even after a reload. */
export const useCv = () => {
  const [file, setFile] = useState<File>();
  const [uploaded, setUploaded] = useState(readUploaded);
  const [error, setError] = useState<string>();
  /** Share that has been sent, from 0 to 1, during an upload. */
  const [progress, setProgress] = useState<number>();
  const abort = useRef<AbortController>();

  const discardUpload = () => {
    setUploaded(undefined);
    deleteDraft(draftName);
  };

  return {
    name: file?.name ?? uploaded?.name,
    /** Name of a CV uploaded before a reload, which the browser's file input no longer shows. */
    uploadedName: file ? undefined : uploaded?.name,
    error,
    progress,
    choose: async (chosen: File | undefined) => {
      if (!chosen) return;
      // Another file must not be sent than the one that is shown.
      abort.current?.abort();
      discardUpload();
      setFile(chosen);
      setError(await validateCv(chosen));
    },
    /** Validates the CV and sets the error. @returns true if it is valid. */
    check: async () => {
      const newError = file ? await validateCv(file) : "CV is required";
      const current = uploaded ? undefined : newError;
      setError(current);

      return current === undefined;
    },
    /** Uploads the CV unless that is done. @returns its id. @throws {SubmissionError} */
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
    /** Shows the CMS's error for the CV, which must be chosen again. */
    reject: (reason: string) => {
      discardUpload();
      setError(reason);
    },
    clear: () => {
      setFile(undefined);
      setError(undefined);
      discardUpload();
    },
  };
};

export type Cv = ReturnType<typeof useCv>;
