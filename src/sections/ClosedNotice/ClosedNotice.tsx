import { Link } from "gatsby";
import type { FC } from "react";

import { pagePaths } from "../../catalogue/paths";
import { Band } from "../../components/Band/Band";
import { Notice } from "../../components/Notice/Notice";

/** Stands where one could apply, once the last day is past. */
export const ClosedNotice: FC<{ lastDay: string | null }> = ({ lastDay }) => (
  <Band title="Applications are closed">
    <Notice title={`The last day to apply was ${lastDay}.`}>
      See the <Link to={pagePaths.careers}>open positions</Link>, or apply without one there.
    </Notice>
  </Band>
);
