import type { FC } from "react";

import * as styles from "./SectionHeader.module.scss";

type SectionHeaderProps = {
  title: string;
  text?: string | null | undefined;
  id?: string;
  /** `wide` puts the text next to the heading, `narrow` below it. */
  variant?: "wide" | "narrow";
};

/** The header of a section: its heading and at most two sentences. */
export const SectionHeader: FC<SectionHeaderProps> = ({ title, text, id, variant = "wide" }) => (
  <div className={`${styles.root} ${styles[variant]}`}>
    <h2 className={styles.title} id={id}>
      {title}
    </h2>
    {text && <p className={styles.text}>{text}</p>}
  </div>
);
