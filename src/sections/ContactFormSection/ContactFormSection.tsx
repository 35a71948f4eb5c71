import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { contactFormId, pagePaths } from "../../../common/catalogue/paths";
import { Section } from "../../components/Section/Section";
import { LazyContactForm } from "../../forms/contact/lazy-contact-form";
import { required } from "../../lib/required";

import { ContactChannels } from "./ContactChannels";

import * as styles from "./ContactFormSection.module.scss";

type ContactFormSectionProps = {
  /** Contact details for the email fallback. */
  contactDetails: Queries.ContactFormSectionFragment | null;
  title: string;
  text?: string | null | undefined;
  /** Further content next to the form. */
  children?: ReactNode;
};

/**
 * The contact form with other contact channels. The message includes the page's URL
 * (`url`, specification, section 3).
 */
export const ContactFormSection: FC<ContactFormSectionProps> = ({
  contactDetails,
  title,
  text,
  children,
}) => {
  const site = required(contactDetails, "the site record");

  return (
    <Section title={title} text={text} anchor={contactFormId}>
      <div className={styles.root}>
        <LazyContactForm email={site.salesEmail} thankYouPath={pagePaths.thankYou} />
        <div className={styles.aside}>
          {children}
          <ContactChannels {...site} />
        </div>
      </div>
    </Section>
  );
};

export const fragment = graphql`
  fragment ContactFormSection on STRAPI_SITE {
    ...ContactChannels
    salesEmail
  }
`;
