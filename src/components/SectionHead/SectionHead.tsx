import type { FC } from "react";

import * as styles from "./SectionHead.module.scss";

type SectionHeadProps = {
  title: string;
  text?: string | null | undefined;
  id?: string;
  /** `wide` puts the text beside the heading, `narrow` below it. */
  look?: "wide" | "narrow";
};

/** The head of a band: its heading and at most a sentence or two. */
export const SectionHead: FC<SectionHeadProps> = ({ title, text, id, look = "wide" }) => (
  <div className={`${styles.root} ${styles[look]}`}>
    <h2 className={styles.title} id={id}>
      {title}
    </h2>
    {text && <p className={styles.text}>{text}</p>}
  </div>
);
