import { ContentError, type CmsConfig } from "../build/cms-client";
import { findMediaFile } from "../build/media-library";
import { picturesIn } from "../../cms/src/content/rules/links";
import { renderMarkdown, maxImageWidth, type MarkdownImage } from "../build/rich-text";

import { fileAddress } from "./media";

const findPicture = async (
  address: string,
  service: CmsConfig,
  panelUrl: string,
): Promise<MarkdownImage> => {
  try {
    const { url, width, height } = await findMediaFile(service, address);
    const shown = Math.min(width, maxImageWidth);

    return {
      src: fileAddress(panelUrl, url),
      width: shown,
      height: Math.round((height * shown) / Math.max(1, width)),
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;

    // A release is refused for it; a draft shows the picture's alternative text.
    return { src: "", width: 0, height: 0 };
  }
};

/**
 * The HTML of a text as the build would make it, with pictures from where the content
 * service has them.
 */
export const draftHtml = async (text: string, service: CmsConfig, panelUrl: string) => {
  const addresses = picturesIn(text).map(({ address }) => address);
  const pictures = await Promise.all(
    addresses.map((address) => findPicture(address, service, panelUrl)),
  );

  return renderMarkdown(
    text,
    new Map(addresses.map((address, index) => [address, pictures[index] as MarkdownImage])),
  );
};
