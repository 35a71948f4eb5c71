import type { FC, ReactNode } from "react";

import * as styles from "./Disclosure.module.scss";

type DisclosureProps = { title: string; open?: boolean; children: ReactNode };

/** A line that opens what stands below it. It is the browser's own, so it works without script. */
export const Disclosure: FC<DisclosureProps> = ({ title, open = false, children }) => (
  <details className={styles.root} open={open}>
    <summary className={styles.title}>{title}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
