import type { FC } from "react";

import { pagePaths } from "../../../common/catalogue/paths";
import { Section } from "../../components/Section/Section";
import { Notice } from "../../components/Notice/Notice";

/** Replaces the application form after the closing date. */
export const ApplicationsClosed: FC<{ lastDay: string | null }> = ({ lastDay }) => (
  <Section title="Applications are closed">
    <Notice title={`The last day to apply was ${lastDay}.`}>
      See the <a href={pagePaths.careers}>open positions</a>, or apply without one there.
    </Notice>
  </Section>
);
