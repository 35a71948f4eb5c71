import { graphql } from "gatsby";
import type { FC } from "react";

import { stripMarkers } from "../../lib/strip-markers";

import { Drawing } from "./Drawing";
import { DiagramFigure } from "./DiagramFigure";
import { drawScreen } from "./draw-screen";

import * as styles from "./ScreenDrawing.module.scss";

/** Widths of the diagrams: for small screens, and for large ones and print. */
const widths = { small: 320, large: 800 };

/** A screen of the software, rendered once per width; only one is displayed. */
export const ScreenDrawing: FC<{ screen: Queries.ScreenFragment }> = ({ screen }) => {
  const label = `Drawing of a screen: ${stripMarkers(screen.title)}`;

  return (
    <DiagramFigure
      diagram={drawScreen(screen, widths.large)}
      label={label}
      caption={screen.caption}
    >
      <Drawing
        diagram={drawScreen(screen, widths.small)}
        label={label}
        className={styles.smallScreens}
      />
    </DiagramFigure>
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
