import { graphql } from "gatsby";
import { useId, type FC, type ReactNode } from "react";

import { SectionHead } from "../SectionHead/SectionHead";

import * as styles from "./Band.module.scss";

type BandProps = {
  title: string;
  text?: string | null | undefined;
  /** `inverse` stands on deep water: for the one band of a page that should be noticed. */
  tone?: "plain" | "inverse";
  /** Where links inside the page lead. */
  anchor?: string | undefined;
  children: ReactNode;
};

/** A band of a page: its head, then its content, within the page's measure. */
export const Band: FC<BandProps> = ({ title, text, tone = "plain", anchor, children }) => {
  const id = useId();

  return (
    <section className={`${styles.root} ${styles[tone]}`} aria-labelledby={id} id={anchor}>
      <div className={styles.measure}>
        <SectionHead id={id} title={title} text={text} />
        {children}
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
