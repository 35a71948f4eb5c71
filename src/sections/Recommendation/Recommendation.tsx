import type { FC } from "react";

import { Band } from "../../components/Band/Band";
import { Prose } from "../../components/Prose/Prose";

/** Our recommendation, the one section of the page that stands out. */
export const Recommendation: FC<{ title: string; html: string }> = ({ title, html }) => (
  <Band title={title} tone="quiet" layout="aside">
    <Prose html={html} />
  </Band>
);
