import { graphql } from "gatsby";
import type { FC } from "react";

import { Picture } from "../../components/Picture/Picture";
import { Prose } from "../../components/Prose/Prose";
import { Section, useSectionAnchor } from "../../components/Section/Section";

import * as styles from "./ProseSection.module.scss";

type ProseSectionProps = {
  title: string;
  body: { readonly html: string };
  image?: Queries.PictureFragment | null;
  /** `quiet` for the one section of a page that stands out. */
  tone?: "plain" | "quiet";
};

/** A heading with a text next to it; with a picture, both below the heading. */
export const ProseSection: FC<ProseSectionProps> = ({ title, body, image, tone = "plain" }) => {
  const within = { level: 2, anchor: useSectionAnchor(title) } as const;

  return image ? (
    <Section title={title} tone={tone}>
      <div className={styles.root}>
        <Prose html={body.html} within={within} />
        <Picture
          image={image}
          sizes="(min-width: 1304px) 604px, (min-width: 992px) 48vw, calc(100vw - 2rem)"
        />
      </div>
    </Section>
  ) : (
    <Section title={title} tone={tone} layout="aside">
      <Prose html={body.html} within={within} />
    </Section>
  );
};

export const fragment = graphql`
  fragment ProseSection on STRAPI__COMPONENT_SECTIONS_TEXT {
    title
    body {
      html
    }
    image {
      ...Picture
    }
  }
`;
