import { graphql, useStaticQuery } from "gatsby";
import type { FC } from "react";

import { Band } from "../../components/Band/Band";
import { lazyForm } from "../../forms/lazy-form";

const ApplicationForm = lazyForm(
  async () => (await import("../../forms/application/ApplicationForm")).ApplicationForm,
  "short",
);

type ApplicationBandProps = {
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
  title,
  text,
  positions = [],
  position,
  anchor,
}) => {
  const { record } = useStaticQuery<Queries.ApplicationAddressQuery>(graphql`
    query ApplicationAddress {
      record: strapiSite {
        hrEmail
      }
    }
  `);

  return (
    <Band title={title} text={text} anchor={anchor}>
      <ApplicationForm mail={record?.hrEmail ?? ""} positions={positions} position={position} />
    </Band>
  );
};
