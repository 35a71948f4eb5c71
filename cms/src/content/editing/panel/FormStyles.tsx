import { createGlobalStyle } from "styled-components";

/**
 * What Strapi's form lacks. The side panel with Publish and Save stays in view while a long form scrolls; in
 * narrow windows, Strapi shows it at the bottom. The hint of a list of sections is not cut, and a section that
 * is hidden says so (sections/mark-hidden.ts).
 */
export const FormStyles = createGlobalStyle`
  @media (min-width: 1080px) {
    main div:has(> aside) { flex-grow: 1; }
    main div:has(> aside) > aside:first-of-type { position: sticky; top: 0; z-index: 2; }
  }
  #strapi main div:has(~ ol) > div > div > div > span { white-space: normal; }
  main h3 > button[data-hidden] span span span::after { content: " (hidden)"; }
`;
