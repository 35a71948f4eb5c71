import { useId, type FC, type ReactNode } from "react";

import { Drawing } from "./Drawing";
import type { Diagram } from "./diagram";

import * as styles from "./DiagramFigure.module.scss";

type FigureProps = {
  /** The diagram for large screens and print. */
  diagram: Diagram & { width: number };
  /** As in Drawing. */
  label?: string;
  /** As in Drawing. */
  labelHalo?: boolean;
  caption: string | null;
  /** The replacement of the diagram on small screens. */
  children: ReactNode;
};

/** A diagram with a caption, and its replacement on small screens. */
export const DiagramFigure: FC<FigureProps> = ({ caption, children, ...drawing }) => {
  const id = useId();

  return (
    <figure className={styles.root} aria-labelledby={id}>
      <Drawing {...drawing} className={styles.largeScreens} />
      {children}
      <figcaption className={styles.caption} id={id}>
        {caption}
      </figcaption>
    </figure>
  );
};
