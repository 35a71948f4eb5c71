import { createGlobalStyle } from "styled-components";

/**
 * Keeps the side panel with Publish and Save in view while a long form scrolls; in narrow windows, Strapi
 * shows them at the bottom.
 */
export const StickySidePanel = createGlobalStyle`
  @media (min-width: 1080px) {
    main div:has(> aside) { flex-grow: 1; }
    main div:has(> aside) > aside:first-of-type { position: sticky; top: 0; z-index: 2; }
  }
`;
