import type { FC } from "react";

import * as styles from "./SectionHead.module.scss";

type SectionHeadProps = { title: string; text?: string | null | undefined; id?: string };

/** The head of a band: a tick-marked hairline, its heading and at most a sentence or two. */
export const SectionHead: FC<SectionHeadProps> = ({ title, text, id }) => (
  <div className={styles.root}>
    <h2 className={styles.title} id={id}>
      {title}
    </h2>
    {text && <p className={styles.text}>{text}</p>}
  </div>
);
