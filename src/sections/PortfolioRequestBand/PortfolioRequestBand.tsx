import { graphql } from "gatsby";
import type { FC } from "react";

import { services } from "../../catalogue/services";
import { Band } from "../../components/Band/Band";
import { lazyForm } from "../../forms/lazy-form";
import { required } from "../../lib/required";

const PortfolioForm = lazyForm(
  async () => (await import("../../forms/portfolio/PortfolioForm")).PortfolioForm,
  "short",
);

const interests = services.map(({ name }) => name);

type PortfolioRequestBandProps = {
  /** Contact details for the email fallback. */
  contactDetails: Queries.PortfolioRequestBandFragment | null;
  title: string;
  text?: string | null | undefined;
  /** The section's id, for in-page links. */
  anchor?: string;
};

/** The form that requests samples of similar work. */
export const PortfolioRequestBand: FC<PortfolioRequestBandProps> = ({
  contactDetails,
  title,
  text,
  anchor,
}) => {
  return (
    <Band title={title} text={text} anchor={anchor}>
      <PortfolioForm
        email={required(contactDetails, "the site record").salesEmail}
        interests={interests}
      />
    </Band>
  );
};

export const fragment = graphql`
  fragment PortfolioRequestBand on STRAPI_SITE {
    salesEmail
  }
`;
