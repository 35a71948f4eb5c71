import { graphql, useStaticQuery } from "gatsby";
import type { FC } from "react";

import { services } from "../../catalogue/services";
import { Band } from "../../components/Band/Band";
import { lazyForm } from "../../forms/lazy-form";

const PortfolioForm = lazyForm(
  async () => (await import("../../forms/portfolio/PortfolioForm")).PortfolioForm,
  "short",
);

const interests = services.map(({ name }) => name);

type PortfolioRequestBandProps = {
  title: string;
  text?: string | null | undefined;
  /** Where links inside the page lead. */
  anchor?: string;
};

/** The form that asks for work like the visitor's own. */
export const PortfolioRequestBand: FC<PortfolioRequestBandProps> = ({ title, text, anchor }) => {
  const { record } = useStaticQuery<Queries.RequestAddressQuery>(graphql`
    query RequestAddress {
      record: strapiSite {
        salesEmail
      }
    }
  `);

  return (
    <Band title={title} text={text} anchor={anchor}>
      <PortfolioForm mail={record?.salesEmail ?? ""} interests={interests} />
    </Band>
  );
};
