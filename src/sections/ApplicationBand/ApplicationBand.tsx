import { graphql } from "gatsby";
import type { FC } from "react";

import { Band } from "../../components/Band/Band";
import { lazyForm } from "../../forms/lazy-form";
import { required } from "../../lib/required";

const ApplicationForm = lazyForm(
  async () => (await import("../../forms/application/ApplicationForm")).ApplicationForm,
  "short",
);

type ApplicationBandProps = {
  /** Where to write when there is no form. */
  addresses: Queries.ApplicationBandFragment | null;
  title: string;
  text?: string | null | undefined;
  /** The open positions to choose from. */
  positions?: readonly { slug: string; title: string }[];
  /** The slug of the one position that the page is about. */
  position?: string;
  /** Where links inside the page lead. */
  anchor?: string;
};

/** The form for an application with a CV. */
export const ApplicationBand: FC<ApplicationBandProps> = ({
  addresses,
  title,
  text,
  positions = [],
  position,
  anchor,
}) => {
  return (
    <Band title={title} text={text} anchor={anchor}>
      <ApplicationForm
        email={required(addresses, "the site record").hrEmail}
        positions={positions}
        position={position}
      />
    </Band>
  );
};

export const fragment = graphql`
  fragment ApplicationBand on STRAPI_SITE {
    hrEmail
  }
`;
