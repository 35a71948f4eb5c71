import { ContentError, type CmsConfig } from "../../gatsby/content/cms-client";
import { findMediaFiles } from "../../gatsby/content/media-library";
import { picturesIn } from "../../../common/rules/links";
import { renderMarkdown, maxImageWidth, type MarkdownImage } from "../../gatsby/html/rich-text";
import { absoluteUrl } from "../../lib/absolute-urls";

/** The build fails for a picture without a file; a draft shows the alternative text. */
const missing: MarkdownImage = { src: "", width: 0, height: 0 };

const findFiles = async (urls: string[], cms: CmsConfig) => {
  try {
    return await findMediaFiles(cms, urls);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;

    return new Map<string, never>();
  }
};

/** Renders Markdown like the build, with images from the CMS. */
export const renderDraftMarkdown = async (text: string, cms: CmsConfig, panelUrl: string) => {
  const urls = picturesIn(text).map(({ url }) => url);
  const files = await findFiles(urls, cms);
  const imageOf = (url: string): MarkdownImage => {
    const file = files.get(url);
    if (!file) return missing;
    const width = Math.min(file.width, maxImageWidth);
    const height = Math.round((file.height * width) / Math.max(1, file.width));

    return { src: absoluteUrl(panelUrl, file.url), width, height };
  };

  return renderMarkdown(text, new Map(urls.map((url) => [url, imageOf(url)])));
};
