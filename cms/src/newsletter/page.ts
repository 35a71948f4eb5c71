import type { Context } from "koa";

import { sha256 } from "../lib/secrets";

const style =
  "body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem;color:#1c1c1c;background:#fff}h1{line-height:1.2}button{font:inherit;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:#1d4ed8;color:#fff;cursor:pointer}:focus-visible{outline:3px solid #1d4ed8;outline-offset:3px}a{color:#1d4ed8}";

/** The page's one style may apply and its one form may be sent; nothing runs, loads or frames it. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${sha256(style, "base64")}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

type Page = {
  title: string;
  text: string;
  /** What the button says that sends the page's own address back, as a POST. */
  button?: string;
  /** Where one may go from here. */
  link?: { href: string; label: string } | undefined;
};

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const html = ({ title, text, button, link }: Page): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escape(title)}</title><style>${style}</style>`,
    `</head><body><main><h1>${escape(title)}</h1><p>${escape(text)}</p>`,
    button && `<form method="post"><button>${escape(button)}</button></form>`,
    link && `<p><a href="${escape(link.href)}">${escape(link.label)}</a></p>`,
    "</main></body></html>",
  ]
    .filter(Boolean)
    .join("");

/** Answers with a small page that works without scripts and is in no search engine. */
export const showPage = (ctx: Context, status: number, page: Page) => {
  ctx.status = status;
  ctx.type = "html";
  ctx.body = html(page);
  ctx.state.contentPolicy = pagePolicy;
  // Without it a browser would say that the form comes from nowhere.
  ctx.set("Referrer-Policy", "same-origin");
  ctx.set("X-Robots-Tag", "noindex");
};
