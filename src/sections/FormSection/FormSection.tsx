import { graphql } from "gatsby";
import type { ComponentProps, FC } from "react";

import { services } from "../../../common/catalogue/services";
import { Section } from "../../components/Section/Section";
import { LazyApplicationForm } from "../../forms/application/lazy-application-form";
import { LazyPortfolioForm } from "../../forms/portfolio/lazy-portfolio-form";
import { required } from "../../lib/required";

const interests = services.map(({ name }) => name);

type FormSectionProps = Pick<ComponentProps<typeof Section>, "title" | "text" | "anchor"> &
  (
    | {
        form: "application";
        /** Contact details for the email fallback. */
        contactDetails: Queries.ApplicationSectionFragment | null;
        /** The open positions to choose from. */
        positions?: readonly { slug: string; title: string }[];
        /** The slug of the page's position. */
        position?: string;
      }
    | { form: "portfolio"; contactDetails: Queries.PortfolioRequestSectionFragment | null }
  );

/** The application form, or the form that requests samples of similar work. */
export const FormSection: FC<FormSectionProps> = ({ title, text, anchor, ...props }) => (
  <Section title={title} text={text} anchor={anchor}>
    {props.form === "application" ? (
      <LazyApplicationForm
        email={required(props.contactDetails, "the site record").hrEmail}
        positions={props.positions ?? []}
        position={props.position}
      />
    ) : (
      <LazyPortfolioForm
        email={required(props.contactDetails, "the site record").salesEmail}
        interests={interests}
      />
    )}
  </Section>
);

export const fragment = graphql`
  fragment ApplicationSection on STRAPI_SITE {
    hrEmail
  }

  fragment PortfolioRequestSection on STRAPI_SITE {
    salesEmail
  }
`;
