import { useRef, useState } from "react";

import { dropDraft, readDraft, saveDraft } from "../../lib/drafts";
import { uploadFile } from "../../lib/upload-file";

import { cvProblem } from "./cv-file";

/** A CV that the service holds, until an application claims it. */
type Held = { id: number | string; name: string };

const draftName = "application-cv";

const readHeld = (): Held | undefined => {
  const { id, name } = readDraft(draftName)?.values ?? {};

  return (typeof id === "string" || typeof id === "number") && typeof name === "string"
    ? { id, name }
    : undefined;
};

/**
 * The CV of an application: chosen, checked, sent with progress, cancelled. Once
 * the service holds it, it is not sent again: not for another try and not after
 * a reload of the tab.
 */
export const useCv = () => {
  const [file, setFile] = useState<File>();
  const [held, setHeld] = useState(readHeld);
  const [problem, setProblem] = useState<string>();
  /** How much has been sent, from 0 to 1, while it is being sent. */
  const [progress, setProgress] = useState<number>();
  const abort = useRef<AbortController>();

  const forget = () => {
    setHeld(undefined);
    dropDraft(draftName);
  };

  return {
    name: file?.name ?? held?.name,
    /** The name of a CV that was sent before a reload, which the browser's own field no longer shows. */
    heldName: file ? undefined : held?.name,
    problem,
    progress,
    setProblem,
    forget,
    choose: async (chosen: File | undefined) => {
      if (!chosen) return;
      forget();
      setFile(chosen);
      setProblem(await cvProblem(chosen));
    },
    /** Says whether there is a CV that may be sent; where not, the field says why. */
    check: async () => {
      const found = file ? await cvProblem(file) : undefined;
      const wrong = held ? undefined : file ? found : "CV is required";
      setProblem(wrong);

      return wrong === undefined;
    },
    /** @returns the id under which the service holds the CV. Throws a SubmissionError. */
    upload: async (): Promise<number | string> => {
      if (held) return held.id;
      if (!file) throw new Error("No CV to send");

      abort.current = new AbortController();
      setProgress(0);
      try {
        const { signal } = abort.current;
        const sent = {
          id: await uploadFile(file, { signal, onProgress: setProgress }),
          name: file.name,
        };
        setHeld(sent);
        saveDraft(draftName, { values: sent, startedAt: Date.now() });

        return sent.id;
      } finally {
        setProgress(undefined);
      }
    },
    cancel: () => abort.current?.abort(),
    clear: () => {
      setFile(undefined);
      setProblem(undefined);
      forget();
    },
  };
};

export type Cv = ReturnType<typeof useCv>;
