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
  /** Contact details for the email fallback. */
  contactDetails: Queries.ApplicationBandFragment | null;
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
export const ApplicationBand: FC<ApplicationBandProps> = ({
  contactDetails,
  title,
  text,
  positions = [],
  position,
  anchor,
}) => {
  return (
    <Band title={title} text={text} anchor={anchor}>
      <ApplicationForm
        email={required(contactDetails, "the site record").hrEmail}
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
