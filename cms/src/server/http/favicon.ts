import { join } from "node:path";

import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";
import sharp from "sharp";

const draw = (file: string) =>
  sharp(file).resize(48, 48, { fit: "contain", background: "#0000" }).png().toBuffer();

/** Serves the brand's icon in place of Strapi's. */
export const serveFavicon = (file: string): Middleware => {
  let icon: Promise<Buffer> | undefined;

  return async (ctx, next) => {
    if (ctx.path !== "/favicon.ico" || ctx.method !== "GET") return next();
    icon ??= draw(file);
    ctx.body = await icon;
    ctx.type = "image/png";
    ctx.set("Cache-Control", "public, max-age=86400");
  };
};

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  serveFavicon(join(strapi.dirs.app.root, "../brand/icon.svg"));
