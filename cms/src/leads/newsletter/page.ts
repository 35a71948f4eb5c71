import type { Context } from "koa";

import { sha256 } from "../../common/secrets";
import { escapeHtml } from "../../common/text/escape-html";

const style =
  "body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem;color:#1c1c1c;background:#fff}h1{line-height:1.2}button{font:inherit;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:#1d4ed8;color:#fff;cursor:pointer}:focus-visible{outline:3px solid #1d4ed8;outline-offset:3px}a{color:#1d4ed8}";

/** Allows only the page's style and its form. */
const pageCsp = `default-src 'none'; style-src 'sha256-${sha256(style, "base64")}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

type Page = {
  title: string;
  text: string;
  /** Label of the button, which posts to the page's own URL. */
  button?: string;
  /** Link below the text. */
  link?: { href: string; label: string };
};

const html = ({ title, text, button, link }: Page): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style>`,
    `</head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    button && `<form method="post"><button>${escapeHtml(button)}</button></form>`,
    link && `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`,
    "</main></body></html>",
  ]
    .filter(Boolean)
    .join("");

/** Responds with a page that needs no scripts and is not indexed. */
export const renderPage = (ctx: Context, status: number, page: Page) => {
  ctx.status = status;
  ctx.type = "html";
  ctx.body = html(page);
  ctx.state.contentPolicy = pageCsp;
  // no-referrer would make the form send `Origin: null`.
  ctx.set("Referrer-Policy", "same-origin");
  ctx.set("X-Robots-Tag", "noindex");
};
