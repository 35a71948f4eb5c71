import { graphql } from "gatsby";
import type { FC } from "react";

import { Band } from "../../components/Band/Band";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";

type ApplyBandProps = { position: string; site: Queries.ApplyBandFragment };

/** How to apply for a position: by mail to HR, the position named in the subject. */
export const ApplyBand: FC<ApplyBandProps> = ({ position, site: { hrEmail } }) => (
  <Band
    title="Apply"
    text="Write a few lines about yourself and send your CV. A person reads it and answers."
    tone="inverse"
    anchor="apply"
  >
    <p>
      <ButtonLink href={`mailto:${hrEmail}?subject=${encodeURIComponent(position)}`}>
        Apply by mail
      </ButtonLink>
    </p>
  </Band>
);

export const fragment = graphql`
  fragment ApplyBand on STRAPI_SITE {
    hrEmail
  }
`;
