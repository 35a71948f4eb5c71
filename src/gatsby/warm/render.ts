import { createRequire } from "node:module";
import { resolve } from "node:path";

import type { RenderAnswer, RenderRequest } from "./renderer.ts";

// Renders pages for the Gatsby that waits, in a process of its own: what the site imports may change
// JavaScript's own objects, on which the texts of the next build depend.

const load = createRequire(resolve("package.json"));
const { renderHTMLProd } = load("gatsby/dist/utils/worker/child/render-html") as {
  renderHTMLProd: (options: object) => Promise<object>;
};
const send = (answer: RenderAnswer) => process.send?.(answer);

process.on("message", ({ id, options }: RenderRequest) => {
  renderHTMLProd(options).then(
    (result) => send({ id, result }),
    ({ message, stack, context }: Error & { context?: object }) =>
      send({ id, error: { message, stack, context } }),
  );
});
process.once("disconnect", () => process.exit());
