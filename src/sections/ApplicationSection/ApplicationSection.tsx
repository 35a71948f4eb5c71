import { graphql } from "gatsby";
import type { FC } from "react";

import { Section } from "../../components/Section/Section";
import { lazyForm } from "../../forms/lazy-form";
import { required } from "../../lib/required";

const ApplicationForm = lazyForm(
  async () => (await import("../../forms/application/ApplicationForm")).ApplicationForm,
  "short",
);

type ApplicationSectionProps = {
  /** Contact details for the email fallback. */
  contactDetails: Queries.ApplicationSectionFragment | null;
  title: string;
  text?: string | null | undefined;
  /** The open positions to choose from. */
  positions?: readonly { slug: string; title: string }[];
  /** The slug of the page's position. */
  position?: string;
  /** The section's id, for in-page links. */
  anchor?: string;
};

/** The application form. */
export const ApplicationSection: FC<ApplicationSectionProps> = ({
  contactDetails,
  title,
  text,
  positions = [],
  position,
  anchor,
}) => {
  return (
    <Section title={title} text={text} anchor={anchor}>
      <ApplicationForm
        email={required(contactDetails, "the site record").hrEmail}
        positions={positions}
        position={position}
      />
    </Section>
  );
};

export const fragment = graphql`
  fragment ApplicationSection on STRAPI_SITE {
    hrEmail
  }
`;
