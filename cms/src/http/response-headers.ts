import type { Context, Middleware } from "koa";

// A response of the API is data: nothing in it may run, load, or be framed.
const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

const setPolicies = (ctx: Context) => {
  // Scripts and styles of the panel are files; only its documents need its policy.
  if (ctx.path.toLowerCase().startsWith("/admin") && ctx.response.is("html")) return;

  // A page of ours says what it needs.
  ctx.set("Content-Security-Policy", String(ctx.state.contentPolicy ?? dataPolicy));
  ctx.set("X-Frame-Options", "DENY");
  // The site shows pictures of the media library from its own origin or from this one.
  const isFile = ctx.path.toLowerCase().startsWith("/uploads/");
  ctx.set("Cross-Origin-Resource-Policy", isFile ? "cross-origin" : "same-origin");
  if (!isFile && !ctx.response.get("Cache-Control")) ctx.set("Cache-Control", "no-store");
  if (!isFile || ctx.status >= 300) return;
  // An SVG file is a document, in which scripts run; a page shows it as a picture all the same.
  const isShown = /^(image\/(?!svg)|video\/|application\/pdf)/.test(ctx.response.type);
  if (!isShown) ctx.set("Content-Disposition", "attachment");
  // From before the library took only media: nosniff keeps pages from running it.
  if (!isShown && !ctx.response.is("svg")) ctx.type = "application/octet-stream";
};

/**
 * Headers of every response that is not a page of the admin panel, whose own
 * policy Strapi sets: OWASP REST Security Cheat Sheet, "Security Headers", and
 * the rules of the HTTP Observatory. Uploaded pictures get them as well, so
 * that a script inside an SVG file does not run when somebody opens it.
 */
export const setResponseHeaders: Middleware = async (ctx, next) => {
  ctx.set("Referrer-Policy", "no-referrer");
  ctx.set("X-Content-Type-Options", "nosniff");
  try {
    await next();
  } finally {
    // An error becomes a response further out, with the headers that are set by then.
    setPolicies(ctx);
  }
};

export default () => setResponseHeaders;
