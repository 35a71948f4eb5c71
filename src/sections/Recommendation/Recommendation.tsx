import type { FC } from "react";

import { Section } from "../../components/Section/Section";
import { Prose } from "../../components/Prose/Prose";

/** Our recommendation, the one section of the page that stands out. */
export const Recommendation: FC<{ title: string; html: string }> = ({ title, html }) => (
  <Section title={title} tone="quiet" layout="aside">
    <Prose html={html} />
  </Section>
);
