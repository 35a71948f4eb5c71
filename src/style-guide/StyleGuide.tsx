import type { ComponentProps, FC } from "react";

import { SectionExamples } from "./SectionExamples";
import { Controls } from "./Controls";
import { Foundations } from "./Foundations";
import { Lists } from "./Lists";

/** Every component in all states, for accessibility and screenshot tests. */
export const StyleGuide: FC<ComponentProps<typeof Lists>> = ({ articles }) => (
  <>
    <Foundations />
    <Controls />
    <SectionExamples />
    <Lists articles={articles} />
  </>
);
