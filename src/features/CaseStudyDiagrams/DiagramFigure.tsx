import { useId, type FC, type ReactNode } from "react";

import * as styles from "./DiagramFigure.module.scss";

/** A diagram with its caption. */
export const DiagramFigure: FC<{ caption: string | null; children: ReactNode }> = ({
  caption,
  children,
}) => {
  const id = useId();

  return (
    <figure className={styles.root} aria-labelledby={id}>
      {children}
      <figcaption className={styles.caption} id={id}>
        {caption}
      </figcaption>
    </figure>
  );
};
