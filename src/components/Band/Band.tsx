import { graphql } from "gatsby";
import { useId, type FC, type ReactNode } from "react";

import { anchorOf } from "../../lib/anchor";
import { SectionHead } from "../SectionHead/SectionHead";

import * as styles from "./Band.module.scss";

type BandProps = {
  title: string;
  text?: string | null | undefined;
  /** `inverse` is on deep water, for the one band of a page that should stand out; `quiet` is on seafoam. */
  tone?: "plain" | "quiet" | "inverse";
  /** `stacked` puts the content below the head, `aside` beside it, for lists that are read line by line. */
  layout?: "stacked" | "aside";
  /** The id that links within the page lead to; without it, one made from the title. */
  anchor?: string | undefined;
  children: ReactNode;
};

/** A band of a page: a tick-marked hairline, its head, then its content, within the page's measure. */
export const Band: FC<BandProps> = ({
  title,
  text,
  tone = "plain",
  layout = "stacked",
  anchor = anchorOf(title),
  children,
}) => {
  const id = useId();

  return (
    <section className={`${styles.root} ${styles[tone]}`} aria-labelledby={id} id={anchor}>
      <div className={styles.measure}>
        <div className={`${styles.content} ${styles[layout]}`}>
          <SectionHead
            id={id}
            title={title}
            text={text}
            look={layout === "aside" ? "narrow" : "wide"}
          />
          {children}
        </div>
      </div>
    </section>
  );
};

export const fragment = graphql`
  fragment Band on STRAPI__COMPONENT_SECTIONS_BAND {
    title
    text
  }
`;
