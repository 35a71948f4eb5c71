import { graphql } from "gatsby";

import { pagePaths } from "../../../common/catalogue/paths";

export type ContactFormProps = {
  email: string;
  /** Path of the page after a sent message. */
  thankYouPath: string;
  /** Whether that page has a calendar, which takes the sender's name, email and brief. */
  keepsSender: boolean;
  /** Whether the marketing box starts empty. */
  uncheckMarketing: boolean;
};

/** What the site record says about the contact form, wherever the form is. */
export const contactFormProps = (site: Queries.ContactFormFragment): ContactFormProps => ({
  email: site.salesEmail,
  thankYouPath: pagePaths.thankYou,
  keepsSender: Boolean(site.bookingUrl),
  uncheckMarketing: Boolean(site.uncheckMarketing),
});

export const fragment = graphql`
  fragment ContactForm on STRAPI_SITE {
    salesEmail
    bookingUrl
    uncheckMarketing
  }
`;
