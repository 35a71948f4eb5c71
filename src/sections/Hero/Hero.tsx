import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { Breadcrumb, type Crumb } from "../../components/Breadcrumb/Breadcrumb";
import { ButtonLinks } from "../../components/ButtonLink/ButtonLinks";
import { type Fact, FactList } from "../../components/FactList/FactList";
import { Picture } from "../../components/Picture/Picture";

import * as styles from "./Hero.module.scss";

type HeroProps = {
  /** The page's one h1. */
  title: string;
  eyebrow?: string | null | undefined;
  /** The kind of page, below the title. */
  badge?: string | undefined;
  text?: string | null | undefined;
  image?: Queries.PictureFragment | null | undefined;
  /** A generated illustration, in place of the image. */
  illustration?: ReactNode;
  facts?: readonly Fact[] | undefined;
  actions?: readonly Queries.ContentLinkFragment[] | undefined;
  /** Omitted on pages right below the home page. */
  breadcrumbs?: readonly Crumb[];
  /**
   * `home`: larger text, and the image bleeds off the page.
   * `uncropped`: the whole image, as large as the text.
   */
  variant?: "page" | "home" | "uncropped";
};

/** The page header: title, lead, actions, facts and an image. */
export const Hero: FC<HeroProps> = ({
  title,
  eyebrow,
  badge,
  text,
  image,
  illustration,
  facts = [],
  actions = [],
  breadcrumbs,
  variant = "page",
}) => {
  const factList = facts.length > 0 && (
    <div className={styles.facts}>
      <FactList facts={facts} />
    </div>
  );

  return (
    <header className={variant === "page" ? styles.root : `${styles.root} ${styles[variant]}`}>
      <div className={styles.text}>
        {breadcrumbs && <Breadcrumb breadcrumbs={breadcrumbs} />}
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {badge && <p className={styles.eyebrow}>{badge}</p>}
        {(text || actions.length > 0) && (
          <div className={styles.intro}>
            {text && <p className={styles.lead}>{text}</p>}
            {actions.length > 0 && <ButtonLinks links={actions} className={styles.actions} />}
          </div>
        )}
      </div>
      {variant !== "home" && factList}
      {illustration && <div className={styles.illustration}>{illustration}</div>}
      {!illustration && image && (
        <div className={styles.image}>
          <Picture
            image={image}
            // Cropped to the height of the text on desktops, where it is wider than its column.
            sizes={`(min-width: 992px) ${variant === "uncropped" ? 608 : 800}px, calc(100vw - 2rem)`}
            eager
          />
        </div>
      )}
      {variant === "home" && factList}
    </header>
  );
};

export const fragment = graphql`
  fragment ContentLink on STRAPI__COMPONENT_SHARED_LINK {
    label
    href
  }

  fragment Hero on STRAPI__COMPONENT_SECTIONS_MAIN {
    eyebrow
    title
    text
    image {
      ...Picture
    }
    actions {
      ...ContentLink
    }
    facts {
      ...Fact
    }
  }
`;
