import { useId, type FC, type ReactNode } from "react";

import { Drawing } from "./Drawing";
import type { Shapes } from "./shapes";

import * as styles from "./Figure.module.scss";

type FigureProps = {
  /** The drawing for windows with more room than a phone has, and for paper. */
  shapes: Shapes & { width: number };
  /** As in Drawing. */
  label?: string;
  /** As in Drawing. */
  crossing?: boolean;
  caption: string | null;
  /** What stands for the drawing on phones. */
  children: ReactNode;
};

/** A drawing with its caption, and what phones have in its place. */
export const Figure: FC<FigureProps> = ({ caption, children, ...drawing }) => {
  const id = useId();

  return (
    <figure className={styles.root} aria-labelledby={id}>
      <Drawing {...drawing} className={styles.wide} />
      {children}
      <figcaption className={styles.caption} id={id}>
        {caption}
      </figcaption>
    </figure>
  );
};
