import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { contactFormId } from "../../../common/catalogue/paths";
import { Section } from "../../components/Section/Section";
import { contactFormProps } from "../../forms/contact/contact-form-props";
import { LazyContactForm } from "../../forms/contact/lazy-contact-form";
import { required } from "../../lib/required";

import { ContactChannels } from "./ContactChannels";

import * as styles from "./ContactFormSection.module.scss";

type FormWithChannelsProps = {
  site: Queries.ContactFormSectionFragment;
  title: string;
  text?: string | null | undefined;
  anchor?: string | undefined;
  form: ReactNode;
  /** The page's own calendar; by default that of the site. */
  bookingUrl?: string | null | undefined;
  /** Further content next to the form. */
  children?: ReactNode;
};

/** A form with other contact channels next to it. */
export const FormWithChannels: FC<FormWithChannelsProps> = ({
  site,
  title,
  text,
  anchor,
  form,
  bookingUrl,
  children,
}) => (
  <Section title={title} text={text} anchor={anchor}>
    <div className={styles.root}>
      {form}
      <div className={styles.aside}>
        {children}
        <ContactChannels {...site} bookingUrl={bookingUrl ?? site.bookingUrl} />
      </div>
    </div>
  </Section>
);

type ContactFormSectionProps = Omit<FormWithChannelsProps, "site" | "form"> & {
  /** Contact details for the email fallback. */
  contactDetails: Queries.ContactFormSectionFragment | null;
};

/**
 * The contact form with other contact channels. The message includes the page's URL
 * (`url`, specification, section 3).
 */
export const ContactFormSection: FC<ContactFormSectionProps> = ({ contactDetails, ...props }) => {
  const site = required(contactDetails, "the site record");

  return (
    <FormWithChannels
      anchor={contactFormId}
      {...props}
      site={site}
      form={<LazyContactForm {...contactFormProps(site)} />}
    />
  );
};

export const fragment = graphql`
  fragment ContactFormSection on STRAPI_SITE {
    ...ContactChannels
    ...ContactForm
  }
`;
