import { useEffect, useRef, type FC } from "react";

import { Button } from "../../components/Button/Button";
import { Field } from "../field/Field";

import { acceptedCv } from "./cv-file";
import type { Cv } from "./use-cv";

import * as styles from "./CvField.module.scss";

/** The file field of an application, with the upload's progress and a way to stop it. */
export const CvField: FC<{ cv: Cv }> = ({ cv }) => {
  const input = useRef<HTMLInputElement>(null);
  const share = Math.round((cv.progress ?? 0) * 100);

  // The browser keeps showing the file's name until the input is emptied.
  useEffect(() => {
    if (!cv.name && input.current) input.current.value = "";
  }, [cv.name]);

  return (
    <div className={styles.root}>
      <Field label="CV" hint="PDF, DOC, DOCX or ODT, at most 5 MB." required error={cv.problem}>
        {(props) => (
          <input
            {...props}
            ref={input}
            type="file"
            accept={acceptedCv}
            onChange={(event) => void cv.choose(event.target.files?.[0])}
          />
        )}
      </Field>
      {cv.heldName && <p>Already received: {cv.heldName}</p>}
      {cv.progress !== undefined && (
        <div className={styles.progress}>
          <progress value={share} max={100} aria-label="Sending the CV">
            {share}%
          </progress>
          <Button look="quiet" onClick={cv.cancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
};
