import { Box } from "@strapi/design-system";
import { styled } from "styled-components";

/** Shows a text with the formatting of the site, without the site's fonts. */
export const TextPage = styled(Box)`
  .editor {
    min-height: 12rem;
    padding: 1.6rem;
    font-size: 1.4rem;
    line-height: 1.6;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  .editor:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
  .editor > * + * {
    margin-block-start: 1.2rem;
  }
  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-weight: 600;
    line-height: 1.3;
  }
  h1,
  h2 {
    font-size: 2.2rem;
  }
  h3 {
    font-size: 1.8rem;
  }
  h4,
  h5,
  h6 {
    font-size: 1.6rem;
  }
  strong {
    font-weight: 600;
  }
  em {
    font-style: italic;
  }
  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }
  ul,
  ol {
    padding-inline-start: 2.4rem;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  blockquote {
    padding-inline-start: 1.2rem;
    border-inline-start: 3px solid ${({ theme }) => theme.colors.neutral300};
  }
  code,
  pre {
    background: ${({ theme }) => theme.colors.neutral150};
    border-radius: 4px;
    font-family: ui-monospace, monospace;
    font-size: 1.3rem;
  }
  code {
    padding: 0.1rem 0.4rem;
  }
  pre {
    padding: 1.2rem;
    overflow: auto;
    white-space: pre;
  }
  pre code {
    padding: 0;
  }
  hr {
    border: 0;
    border-block-start: 1px solid ${({ theme }) => theme.colors.neutral300};
  }
  img {
    max-width: 100%;
    height: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th,
  td {
    padding: 0.6rem 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    text-align: start;
    vertical-align: top;
  }
  th {
    background: ${({ theme }) => theme.colors.neutral100};
    font-weight: 600;
  }
  .selectedCell,
  .ProseMirror-selectednode {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;
