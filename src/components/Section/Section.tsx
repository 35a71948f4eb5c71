import { graphql } from "gatsby";
import { createContext, useContext, useId, type FC, type ReactNode } from "react";

import { anchorOf } from "../../lib/anchor";
import * as inverse from "../../styles/shared/inverse.module.scss";
import { SectionHeader } from "./SectionHeader";

import * as styles from "./Section.module.scss";

/** The anchor of a section whose title another section of the page may have. */
export const SectionAnchor = createContext<string | undefined>(undefined);

/** The anchor of the section with a title that this is rendered in. */
export const useSectionAnchor = (title: string): string =>
  useContext(SectionAnchor) ?? anchorOf(title);

type SectionProps = {
  title: string;
  text?: string | null | undefined;
  /** `inverse` has a dark background, for the one section of a page that stands out; `quiet` a light green one. */
  tone?: "plain" | "quiet" | "inverse";
  /** `stacked` puts the content below the header, `aside` next to it, for lists that are read line by line. */
  layout?: "stacked" | "aside";
  /** The section's id for links within the page; by default {@link SectionAnchor}, or derived from the title. */
  anchor?: string | undefined;
  children: ReactNode;
};

/** A page section: header and content in the page's container. */
export const Section: FC<SectionProps> = ({
  title,
  text,
  tone = "plain",
  layout = "stacked",
  anchor,
  children,
}) => {
  const id = useId();
  const ownAnchor = useSectionAnchor(title);

  return (
    <section
      className={`${styles.root} ${styles[tone]}${tone === "inverse" ? ` ${inverse.surface}` : ""}`}
      aria-labelledby={id}
      id={anchor ?? ownAnchor}
    >
      <div className={styles.container}>
        <div className={`${styles.content} ${styles[layout]}`}>
          <SectionHeader
            id={id}
            title={title}
            text={text}
            variant={layout === "aside" ? "narrow" : "wide"}
          />
          {children}
        </div>
      </div>
    </section>
  );
};

export const fragment = graphql`
  fragment Section on STRAPI__COMPONENT_SECTIONS_BAND {
    title
    text
  }
`;
