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
  /** Where to write when there is no form. */
  addresses: Queries.PortfolioRequestBandFragment | null;
  title: string;
  text?: string | null | undefined;
  /** Where links inside the page lead. */
  anchor?: string;
};

/** The form that asks for work like the visitor's own. */
export const PortfolioRequestBand: FC<PortfolioRequestBandProps> = ({
  addresses,
  title,
  text,
  anchor,
}) => {
  return (
    <Band title={title} text={text} anchor={anchor}>
      <PortfolioForm
        email={required(addresses, "the site record").salesEmail}
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
