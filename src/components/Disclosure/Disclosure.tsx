import type { FC, ReactNode } from "react";

import * as styles from "./Disclosure.module.scss";

type DisclosureProps = {
  title: string;
  open?: boolean;
  /** Opening one closes the others in its group. */
  group?: string;
  /** On larger screens the content is always shown, without the summary. */
  smallScreensOnly?: boolean;
  children: ReactNode;
};

/** A native `<details>`, which works without JavaScript. */
export const Disclosure: FC<DisclosureProps> = ({
  title,
  open = false,
  group,
  smallScreensOnly = false,
  children,
}) => (
  <details
    className={smallScreensOnly ? `${styles.root} ${styles.smallScreensOnly}` : styles.root}
    open={open}
    {...(group && { name: group })}
  >
    {/* Markdown pages, like larger screens, have the content without the summary. */}
    <summary className={styles.title} {...(smallScreensOnly && { "data-markdown-ignore": true })}>
      {title}
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
