import MarkdownIt from "markdown-it";

/**
 * Where a link may lead: a page of this site, a place on the page, the web, an email
 * address or a telephone. The pattern of shared.link's href says the same.
 */
export const linkPattern = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/;

// It also sees the addresses that the site's own renderer would leave as text.
const reader = new MarkdownIt({ html: false });
reader.validateLink = () => true;

/** Where the links of a text written in Markdown lead, and its pictures: their addresses and alternative texts. */
export const addressesIn = (text: string) => {
  const tokens = reader.parse(text, {}).flatMap(({ children }) => children ?? []);
  const all = (type: string) => tokens.filter((token) => token.type === type);

  return {
    links: all("link_open").map((link) => link.attrGet("href") ?? ""),
    pictures: all("image").map((picture) => ({
      address: picture.attrGet("src") ?? "",
      text: picture.content,
    })),
  };
};

/** The pictures of a text written in Markdown. Most texts have none, and are not parsed. */
export const picturesIn = (text: string) => (text.includes("![") ? addressesIn(text).pictures : []);
