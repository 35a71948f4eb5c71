import type { FC } from "react";

import { Contents } from "./Contents";
import { Controls } from "./Controls";
import { Foundations } from "./Foundations";

/** Every part of the design system in all its states: what accessibility and screenshot tests walk over. */
export const StyleGuide: FC = () => (
  <>
    <Foundations />
    <Controls />
    <Contents />
  </>
);
