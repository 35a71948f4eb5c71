import { createGlobalStyle } from "styled-components";

/** Keeps the side panel with Publish and Save in view while a long form scrolls, as it is on a phone. */
export const ActionsInView = createGlobalStyle`
  main div:has(> aside) > aside:first-of-type { position: sticky; top: 0; z-index: 2; }
`;
