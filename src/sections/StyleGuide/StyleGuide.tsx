import type { ComponentProps, FC } from "react";

import { SectionExamples } from "./SectionExamples";
import { Controls } from "./Controls";
import { Foundations } from "./Foundations";
import { Lists } from "./Lists";

/** Every part of the design system in all its states: what accessibility and screenshot tests walk over. */
export const StyleGuide: FC<ComponentProps<typeof Lists>> = ({ articles }) => (
  <>
    <Foundations />
    <Controls />
    <SectionExamples />
    <Lists articles={articles} />
  </>
);
