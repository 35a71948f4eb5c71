import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { DiagramFigure } from "./DiagramFigure";
import { Panel } from "./Panel";

import * as styles from "./ScreenDrawing.module.scss";

const Frame: FC<{ title: string; children: ReactNode }> = ({ title, children }) => (
  <div className={styles.frame}>
    <p className={styles.title}>{title}</p>
    <div className={styles.panels}>{children}</div>
  </div>
);

/** A screen of the software: a window with all panels, or a phone for each. */
export const ScreenDrawing: FC<{ screen: Queries.ScreenFragment }> = ({ screen }) => {
  const { title, device, panels, caption } = screen;

  return (
    <DiagramFigure caption={caption}>
      <div className={styles[device]} role="group" aria-label={`Drawing of a screen: ${title}`}>
        {device === "phone" ? (
          panels.map((panel, index) => (
            <Frame key={index} title={panel.title || title}>
              <Panel {...panel} title={null} />
            </Frame>
          ))
        ) : (
          <Frame title={title}>
            {panels.map((panel, index) => (
              <Panel key={index} {...panel} />
            ))}
          </Frame>
        )}
      </div>
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
