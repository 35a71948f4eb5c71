import type { ComponentProps, FC } from "react";

import { Brand, type BrandProps } from "./Brand";
import { SectionExamples } from "./SectionExamples";
import { Controls } from "./Controls";
import { Foundations } from "./Foundations";
import { Lists } from "./Lists";

/** The brand, and every component in all states, for accessibility and screenshot tests. */
export const StyleGuide: FC<ComponentProps<typeof Lists> & BrandProps> = ({ articles, roles }) => (
  <>
    <Brand roles={roles} />
    <Foundations />
    <Controls />
    <SectionExamples />
    <Lists articles={articles} />
  </>
);
