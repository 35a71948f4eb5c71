import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import type { ReplaceRendererArgs } from "gatsby";
import { renderToPipeableStream } from "react-dom/server";

/**
 * Draws a page's HTML (Gatsby's replaceRenderer). The page's parts are boundaries, which React takes
 * over one by one; what React streams of a large one would come at the page's end, and be moved to
 * its place by script.
 *
 * @throws what a part of the page throws. React would leave the part out and draw it in the browser.
 */
export const renderPage = async ({
  bodyComponent,
  replaceBodyHTMLString,
}: Pick<ReplaceRendererArgs, "bodyComponent" | "replaceBodyHTMLString">): Promise<void> => {
  const html = new PassThrough();
  const { pipe } = renderToPipeableStream(bodyComponent, {
    progressiveChunkSize: Infinity,
    onAllReady: () => pipe(html),
    onError: (error) => void html.destroy(error as Error),
  });
  replaceBodyHTMLString(await text(html));
};
