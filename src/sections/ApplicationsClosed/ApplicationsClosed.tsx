import { Link } from "gatsby";
import type { FC } from "react";

import { pagePaths } from "../../../common/catalogue/paths";
import { Section } from "../../components/Section/Section";
import { Notice } from "../../components/Notice/Notice";

/** Replaces the application form after the closing date. */
export const ApplicationsClosed: FC<{ lastDay: string | null }> = ({ lastDay }) => (
  <Section title="Applications are closed">
    <Notice title={`The last day to apply was ${lastDay}.`}>
      See the <Link to={pagePaths.careers}>open positions</Link>, or apply without one there.
    </Notice>
  </Section>
);
