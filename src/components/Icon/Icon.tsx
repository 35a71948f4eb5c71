import type { FC } from "react";

import * as styles from "./Icon.module.scss";

// A 24-pixel grid, one stroke width, square line caps.
const paths = {
  "arrow-right": "M4 12h16M14 6l6 6-6 6",
  "arrow-left": "M20 12H4M10 6l-6 6 6 6",
  "arrow-up": "M12 20V4M6 10l6-6 6 6",
  "chevron-down": "M5 9l7 7 7-7",
  close: "M5 5l14 14M19 5L5 19",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L21 21",
  menu: "M3 7h18M3 12h18M9 17h12",
  check: "M4 12.5l5.5 5.5L20 7",
  alert: "M12 4v11M12 18v2",
  mail: "M3 5.5h18v13H3zM3 6l9 7 9-7",
  message: "M3 4.5h18v12H10l-5 4v-4H3zM8 9h8M8 12.5h5",
} as const;

export type IconName = keyof typeof paths;

const directional: readonly IconName[] = ["arrow-right", "arrow-left"];

/** A line icon next to text, or on a labeled button. Hidden from screen readers. */
export const Icon: FC<{ name: IconName }> = ({ name }) => (
  <svg
    className={directional.includes(name) ? `${styles.root} ${styles.directional}` : styles.root}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={paths[name]} />
  </svg>
);
