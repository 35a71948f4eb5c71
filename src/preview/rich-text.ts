import { ContentError, type CmsConfig } from "../gatsby/cms-client";
import { findMediaFile } from "../gatsby/media-library";
import { picturesIn } from "../../common/rules/links";
import { renderMarkdown, maxImageWidth, type MarkdownImage } from "../gatsby/rich-text";
import { absoluteUrl } from "../lib/absolute-urls";

const findImage = async (
  address: string,
  cms: CmsConfig,
  panelUrl: string,
): Promise<MarkdownImage> => {
  try {
    const { url, width, height } = await findMediaFile(cms, address);
    const shown = Math.min(width, maxImageWidth);

    return {
      src: absoluteUrl(panelUrl, url),
      width: shown,
      height: Math.round((height * shown) / Math.max(1, width)),
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;

    // The build fails for it; a draft shows the alternative text.
    return { src: "", width: 0, height: 0 };
  }
};

/** Renders Markdown like the build, with images from the CMS. */
export const renderDraftMarkdown = async (text: string, cms: CmsConfig, panelUrl: string) => {
  const addresses = picturesIn(text).map(({ address }) => address);
  const images = await Promise.all(addresses.map((address) => findImage(address, cms, panelUrl)));

  return renderMarkdown(
    text,
    new Map(addresses.map((address, index) => [address, images[index] as MarkdownImage])),
  );
};
