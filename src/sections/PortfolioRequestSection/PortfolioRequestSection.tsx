import { graphql } from "gatsby";
import type { FC } from "react";

import { services } from "../../catalogue/services";
import { Section } from "../../components/Section/Section";
import { lazyForm } from "../../forms/lazy-form";
import { required } from "../../lib/required";

const PortfolioForm = lazyForm(
  async () => (await import("../../forms/portfolio/PortfolioForm")).PortfolioForm,
  "short",
);

const interests = services.map(({ name }) => name);

type PortfolioRequestSectionProps = {
  /** Contact details for the email fallback. */
  contactDetails: Queries.PortfolioRequestSectionFragment | null;
  title: string;
  text?: string | null | undefined;
  /** The section's id, for in-page links. */
  anchor?: string;
};

/** The form that requests samples of similar work. */
export const PortfolioRequestSection: FC<PortfolioRequestSectionProps> = ({
  contactDetails,
  title,
  text,
  anchor,
}) => {
  return (
    <Section title={title} text={text} anchor={anchor}>
      <PortfolioForm
        email={required(contactDetails, "the site record").salesEmail}
        interests={interests}
      />
    </Section>
  );
};

export const fragment = graphql`
  fragment PortfolioRequestSection on STRAPI_SITE {
    salesEmail
  }
`;
