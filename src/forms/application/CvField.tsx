import { useEffect, useRef, useState, type FC } from "react";

import { Button } from "../../components/Button/Button";
import { Field } from "../field/Field";

import { acceptedCv, cvHint } from "./cv-file";
import type { Cv } from "./use-cv";

import * as styles from "./CvField.module.scss";

export type CvFieldState = Pick<
  Cv,
  "name" | "uploadedName" | "error" | "progress" | "choose" | "cancel"
>;

/** File field with upload progress and a cancel button. */
export const CvField: FC<{ cv: CvFieldState; disabled?: boolean }> = ({ cv, disabled }) => {
  const input = useRef<HTMLInputElement>(null);
  const percent = Math.round((cv.progress ?? 0) * 100);

  // A file that was chosen before hydration.
  const [choose] = useState(() => cv.choose);
  useEffect(() => void choose(input.current?.files?.[0]), [choose]);

  // The browser shows the file's name until the input is cleared.
  useEffect(() => {
    if (!cv.name && input.current) input.current.value = "";
  }, [cv.name]);

  return (
    <div className={styles.root}>
      <Field label="CV" hint={cvHint} required error={cv.error}>
        {(props) => (
          <input
            {...props}
            ref={input}
            type="file"
            accept={acceptedCv}
            disabled={disabled}
            onChange={(event) => void cv.choose(event.target.files?.[0])}
          />
        )}
      </Field>
      {cv.uploadedName && <p>Already received: {cv.uploadedName}</p>}
      {cv.progress !== undefined && (
        <div className={styles.progress}>
          <progress value={percent} max={100} aria-label="Uploading your CV">
            {percent}%
          </progress>
          <Button variant="secondary" onClick={cv.cancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
};
