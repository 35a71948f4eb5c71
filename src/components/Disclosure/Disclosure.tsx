import type { FC, ReactNode } from "react";

import * as styles from "./Disclosure.module.scss";

type DisclosureProps = {
  title: string;
  open?: boolean;
  /** Disclosures in one group close each other (an accordion). */
  group?: string;
  /** Folded in narrow windows alone; wide ones show the content without the line. */
  narrow?: boolean;
  children: ReactNode;
};

/** A line that opens the content below it. It is the browser's own, so it works without script. */
export const Disclosure: FC<DisclosureProps> = ({
  title,
  open = false,
  group,
  narrow = false,
  children,
}) => (
  <details
    className={narrow ? `${styles.root} ${styles.narrow}` : styles.root}
    open={open}
    {...(group && { name: group })}
  >
    <summary className={styles.title} {...(narrow && { "data-repeated": true })}>
      {title}
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
