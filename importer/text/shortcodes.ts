/** A shortcode of WordPress, such as `[gallery ids="1,2"]`. */
export type Shortcode = {
  name: string;
  attributes: Record<string, string>;
  /** True for `[/caption]`. */
  closes: boolean;
  /** White space in its place: builders' shortcodes are blocks, and two in a row are apart. */
  gap: string;
};

// Quotes in it may be those of word processors. Each sign fits one alternative, so it takes linear time.
const bracket = /\[(\/?)([a-z][\w-]*)((?:"[^"]{0,9999}"|'[^']{0,9999}'|[^[\]"']){0,9999})\]/gi;
const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”″]([^“”″]*)[“”″]|([^\s"'“”″/]+))/g;

/** Shortcodes that are recognized without attributes: of WordPress, and of widespread plugins. */
const knownNames = new Set(
  (
    "audio button buttons caption code column columns contact-form contact-form-7 embed gallery " +
    "gravityform map newsletter playlist products row section sitemap slider social sourcecode tab tabs toc " +
    "toggle video wpforms"
  ).split(" "),
);

/** WordPress's own shortcodes that stand by themselves. */
const blockNames = new Set("audio caption code embed gallery playlist sourcecode video".split(" "));

const closing = /\[\/([a-z][\w-]*)\]/gi;

/** The names of the closing shortcodes in texts. */
export const closingNames = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...text.matchAll(closing)].map(([, name = ""]) => name)));

const readAttributes = (text: string): Shortcode["attributes"] =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = "", ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? "",
    ]),
  );

/** What text a shortcode has besides attributes: `[the word]` has "word". */
const restOf = (text: string) => text.replace(attribute, "").replace(/\/$/, "").trim();

const isShortcode = (name: string, attributes: string, closings: ReadonlySet<string>) => {
  if (attributes !== "" && !/^[\s/]/.test(attributes)) return false;
  const isNamed = name.includes("_") || knownNames.has(name) || closings.has(name);
  if (/^\s*\/?$/.test(attributes)) return isNamed;
  const rest = restOf(attributes);
  const hasQuoted = /=\s*["'“”″]/.test(attributes);

  return rest === "" ? hasQuoted || isNamed || name.includes("-") : isNamed && hasQuoted;
};

/**
 * Splits a text into its words and shortcodes. WordPress knows the names that are registered; an export
 * does not have them. So a shortcode is what is closed, has an attribute, or has a name that no sentence
 * has. `[sic]` and `[1]` stay words.
 *
 * @param closings the names of all closing shortcodes of the post.
 */
export const splitShortcodes = (
  text: string,
  closings: ReadonlySet<string>,
): (string | Shortcode)[] => {
  if (!text.includes("[")) return [text];
  const parts: (string | Shortcode)[] = [];
  let end = 0;
  for (const match of text.matchAll(bracket)) {
    const [all, slash = "", name = "", attributes = ""] = match;
    if (!isShortcode(name, attributes, closings)) continue;
    const next = match.index + all.length;
    // [[name]] is how WordPress writes about a shortcode.
    const isEscaped = text[match.index - 1] === "[" && text[next] === "]";
    if (isEscaped) {
      parts.push(text.slice(end, match.index - 1), all);
      end = next + 1;
      continue;
    }
    if (match.index > end) parts.push(text.slice(end, match.index));
    const isFollowed = text[next] === "[";
    parts.push({
      name,
      attributes: readAttributes(attributes),
      closes: slash !== "",
      gap: name.includes("_") || blockNames.has(name) ? "\n\n" : isFollowed ? " " : "",
    });
    end = next;
  }
  if (end < text.length) parts.push(text.slice(end));

  return parts;
};
