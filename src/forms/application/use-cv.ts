import { useRef, useState } from "react";

import { deleteDraft, readDraft, saveDraft } from "../../lib/form-drafts";
import { submissionError } from "../../lib/submission-error";
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

/** The chosen file, and what was uploaded of it or before a reload. */
type CvState = { file?: File; uploaded?: UploadedCv | undefined };

/** Validates and uploads the CV; further attempts reuse it, even after a reload. */
export const useCv = () => {
  const [{ file, uploaded }, setShown] = useState<CvState>(() => ({ uploaded: readUploaded() }));
  /** The same, for what began with an earlier one: another file must not be sent than the one that is shown. */
  const latest = useRef<CvState>({ uploaded });
  const [error, setError] = useState<string>();
  /** Share that has been sent, from 0 to 1, during an upload. */
  const [progress, setProgress] = useState<number>();
  const abort = useRef<AbortController>();

  const update = (state: CvState) => {
    latest.current = state;
    setShown(state);
  };
  const discardUpload = (state: CvState) => {
    update(state);
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
      abort.current?.abort();
      discardUpload({ file: chosen });
      setError(await validateCv(chosen));
    },
    /** Validates the CV and sets the error. @returns true if it is valid. */
    check: async () => {
      const { file: checked, uploaded: sent } = latest.current;
      const newError = checked ? await validateCv(checked) : "CV is required";
      const current = sent ? undefined : newError;
      setError(current);

      return current === undefined;
    },
    /** Uploads the CV unless that is done. @returns its id. @throws {SubmissionError} */
    upload: async (): Promise<number | string> => {
      const { file: sent, uploaded: done } = latest.current;
      if (done) return done.id;
      if (!sent) throw new Error("No CV to send");

      abort.current = new AbortController();
      setProgress(0);
      try {
        const { signal } = abort.current;
        const id = await uploadFile(withMediaType(sent), { signal, onProgress: setProgress });
        if (latest.current.file !== sent) throw submissionError("canceled");
        const values = { id, name: sent.name };
        update({ file: sent, uploaded: values });
        saveDraft(draftName, { values, startedAt: Date.now() });

        return id;
      } finally {
        setProgress(undefined);
      }
    },
    cancel: () => abort.current?.abort(),
    /** Shows the CMS's error for the CV, which must be chosen again. */
    reject: (reason: string) => {
      const { file: rejected } = latest.current;
      discardUpload(rejected ? { file: rejected } : {});
      setError(reason);
    },
    clear: () => {
      setError(undefined);
      discardUpload({});
    },
  };
};

export type Cv = ReturnType<typeof useCv>;
