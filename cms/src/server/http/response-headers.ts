import type { Context, Middleware } from "koa";

// API responses are data: they may not run or load anything, or be framed.
const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

const setPolicies = (ctx: Context) => {
  // Strapi sets the CSP of the panel's pages; their scripts and styles are separate files.
  if (ctx.path.toLowerCase().startsWith("/admin") && ctx.response.is("html")) return;

  // The newsletter's pages set their own CSP.
  ctx.set("Content-Security-Policy", String(ctx.state.contentPolicy ?? dataPolicy));
  ctx.set("X-Frame-Options", "DENY");
  // Pages of the site may embed files of the media library.
  const isFile = ctx.path.toLowerCase().startsWith("/uploads/");
  ctx.set("Cross-Origin-Resource-Policy", isFile ? "cross-origin" : "same-origin");
  if (!isFile && !ctx.response.get("Cache-Control")) ctx.set("Cache-Control", "no-store");
  if (!isFile || ctx.status >= 300) return;
  // Scripts run in an SVG that is opened as a document; `img` elements ignore the header.
  const isInline = /^(image\/(?!svg)|video\/|application\/pdf)/.test(ctx.response.type);
  if (!isInline) ctx.set("Content-Disposition", "attachment");
  // Whatever else is in the folder; nosniff keeps pages from running it.
  if (!isInline && !ctx.response.is("svg")) ctx.type = "application/octet-stream";
};

/**
 * Sets security headers on every response except pages of the panel, whose CSP Strapi sets (OWASP
 * REST Security Cheat Sheet, "Security Headers", and the HTTP Observatory). They also keep scripts
 * in uploaded SVG files from running.
 */
export const setResponseHeaders: Middleware = async (ctx, next) => {
  ctx.set("Referrer-Policy", "no-referrer");
  ctx.set("X-Content-Type-Options", "nosniff");
  try {
    await next();
  } finally {
    // strapi::errors, outside, keeps these headers.
    setPolicies(ctx);
  }
};

export default () => setResponseHeaders;
