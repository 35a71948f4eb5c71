import { graphql } from "gatsby";
import type { FC } from "react";

import { Section } from "../../components/Section/Section";
import { Picture } from "../../components/Picture/Picture";
import { pictureData } from "../../components/Picture/picture-data";

import * as balanced from "../../styles/shared/balanced-grid.module.scss";
import * as styles from "./CardGroup.module.scss";

const Card: FC<{ card: Queries.CardFragment }> = ({
  card: { title, text, image, video, captions, link },
}) => (
  <li className={styles.card}>
    {video ? (
      <video
        className={styles.video}
        src={video.localFile?.publicURL ?? undefined}
        poster={image ? pictureData(image)?.images.fallback?.src : undefined}
        preload="none"
        controls
      >
        <track kind="captions" src={captions?.localFile?.publicURL ?? undefined} />
      </video>
    ) : (
      image && (
        <Picture
          image={image}
          sizes="(min-width: 1304px) 392px, (min-width: 768px) 33vw, calc(100vw - 2rem)"
        />
      )
    )}
    <h3 className={styles.title}>{title}</h3>
    {text && <p className={styles.text}>{text}</p>}
    {link && (
      <p>
        <a className={styles.link} href={link.href}>
          {link.label}
        </a>
      </p>
    )}
  </li>
);

/** A heading and up to six cards: side by side, as numbered steps on a dark background or as compared columns. */
export const CardGroup: FC<{ group: Queries.CardGroupFragment }> = ({
  group: { title, text, layout, cards },
}) => {
  const List = layout === "steps" ? "ol" : "ul";

  return (
    <Section title={title} text={text} tone={layout === "steps" ? "inverse" : "plain"}>
      <List className={`${layout === "cards" ? balanced.grid : styles.root} ${styles[layout]}`}>
        {cards.map((card) => (
          <Card key={card.title} card={card} />
        ))}
      </List>
    </Section>
  );
};

export const fragment = graphql`
  fragment Card on STRAPI__COMPONENT_PARTS_CARD {
    title
    text
    image {
      ...Picture
    }
    video {
      localFile {
        publicURL
      }
    }
    captions {
      localFile {
        publicURL
      }
    }
    link {
      ...ContentLink
    }
  }

  fragment CardGroup on STRAPI__COMPONENT_SECTIONS_CARD_GROUP {
    title
    text
    layout
    cards {
      ...Card
    }
  }
`;
