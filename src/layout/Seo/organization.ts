import { graphql } from "gatsby";
import type { Organization, SearchAction, WebSite, WithActionConstraints } from "schema-dts";

import { searchPath } from "../../catalogue/paths";
import { socialLinks } from "../Footer/social-links";

import { agency, type Place } from "./structured-data";

/** Who we are and how to reach us, in full; other pages refer to it. */
export const organization =
  (site: Queries.OrganizationFragment) =>
  (place: Place): Exclude<Organization, string> => ({
    ...agency(place),
    description: site.description,
    slogan: site.tagline,
    email: site.generalEmail,
    logo: `${place.siteUrl}/favicon.svg`,
    ...(site.address && { address: site.address.replaceAll("\n", ", ") }),
    sameAs: socialLinks(site).map(({ href }) => href),
  });

const searchAction = ({
  siteUrl,
}: Place): WithActionConstraints<Exclude<SearchAction, string>> => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}${searchPath}?q={search_term_string}` },
  "query-input": "required name=search_term_string",
});

/** The site as a whole, and how to search it. */
export const webSite = (place: Place): Exclude<WebSite, string> => ({
  "@type": "WebSite",
  "@id": `${place.siteUrl}/#website`,
  name: place.organization,
  url: `${place.siteUrl}/`,
  inLanguage: "en",
  publisher: agency(place),
  potentialAction: searchAction(place),
});

export const fragment = graphql`
  fragment Organization on STRAPI_SITE {
    description
    tagline
    generalEmail
    address
    facebook
    youtube
    dribbble
    figma
    twitter
    linkedin
  }
`;
