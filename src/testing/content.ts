import type { ZoneItem } from "../sections/DynamicZone/DynamicZone";

/** Complete, plausible content records for tests, with optional overrides. */

export const picture = (
  fields: Partial<Queries.PictureFragment> = {},
): Queries.PictureFragment => ({
  alternativeText: "",
  focalPoint: null,
  localFile: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained",
        width: 1200,
        height: 900,
        images: {
          sources: [{ srcSet: "/drawing.avif 1200w", type: "image/avif", sizes: "100vw" }],
          fallback: { src: "/drawing.jpg", srcSet: "/drawing.jpg 1200w", sizes: "100vw" },
        },
      },
    },
  },
  vector: null,
  ...fields,
});

/** A picture whose file is an SVG. */
export const vectorPicture = (fields: Partial<Queries.PictureFragment> = {}) =>
  picture({
    localFile: { childImageSharp: null },
    vector: { width: 320, height: 96, localFile: { publicURL: "/static/1/logo.svg" } },
    ...fields,
  });

export const point = (fields: Partial<Queries.PointFragment> = {}): Queries.PointFragment => ({
  title: "One codebase",
  text: "Both stores are served from the same code.",
  ...fields,
});

export const card = (fields: Partial<Queries.CardFragment> = {}): Queries.CardFragment => ({
  title: "We read it",
  text: "Within one working day.",
  image: null,
  video: null,
  captions: null,
  link: null,
  ...fields,
});

export const cardGroup = (
  fields: Partial<Queries.CardGroupFragment> = {},
): Queries.CardGroupFragment => ({
  title: "How we work",
  text: null,
  layout: "cards",
  cards: [card()],
  ...fields,
});

export const main = (fields: Partial<Queries.HeroFragment> = {}): Queries.HeroFragment => ({
  eyebrow: "About",
  title: "We build software that lasts",
  text: "Small teams, quick answers.",
  image: null,
  actions: [{ label: "Write to us", href: "/contact-us/" }],
  facts: [{ label: "Start within", value: "two weeks" }],
  ...fields,
});

/** A dynamic zone with one item of each type. */
export const zone = (): ZoneItem[] => [
  { __typename: "STRAPI__COMPONENT_SECTIONS_MAIN", ...main() },
  { __typename: "STRAPI__COMPONENT_SECTIONS_CARD_GROUP", ...cardGroup() },
  {
    __typename: "STRAPI__COMPONENT_SECTIONS_ACCORDION",
    title: "Asked before a start",
    text: null,
    accords: [{ title: "Notice", data: { html: "<p>One month.</p>" }, image: null }],
  },
  { __typename: "STRAPI__COMPONENT_SHARED_SEO" },
];
