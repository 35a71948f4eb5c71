import { graphql } from "gatsby";
import type { FC } from "react";

import { stripFormatCharacters } from "../../lib/text-lines";

import { Drawing } from "./Drawing";
import { Figure } from "./Figure";
import { drawScreen } from "./screen";

import * as styles from "./ScreenDrawing.module.scss";

/** How wide the drawings are: for phones, and for all other windows and paper. */
const widths = { narrow: 320, wide: 800 };

/** A screen of the software with its words, once for each width; only one of them is displayed. */
export const ScreenDrawing: FC<{ screen: Queries.ScreenFragment }> = ({ screen }) => {
  const label = `Drawing of a screen: ${stripFormatCharacters(screen.title)}`;

  return (
    <Figure shapes={drawScreen(screen, widths.wide)} label={label} caption={screen.caption}>
      <Drawing shapes={drawScreen(screen, widths.narrow)} label={label} className={styles.narrow} />
    </Figure>
  );
};

export const fragment = graphql`
  fragment Panel on STRAPI__COMPONENT_PARTS_PANEL {
    kind
    title
    rows
    half
  }

  fragment Screen on STRAPI__COMPONENT_PARTS_SCREEN {
    title
    device
    caption
    panels {
      ...Panel
    }
  }
`;
