import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import type { ReplaceRendererArgs } from "gatsby";
import { renderToPipeableStream } from "react-dom/server";

/**
 * Renders a page's HTML (Gatsby's replaceRenderer). Sections are Suspense boundaries: with the default
 * chunk size React would stream large ones at the end of the page and move them by script.
 *
 * @throws the error of a section. React would omit the section and render it in the browser.
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
