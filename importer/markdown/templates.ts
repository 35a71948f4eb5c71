import { eachLine } from "../text/each-line.ts";
import type { Losses } from "../text/losses.ts";
import { writeAddress, writePicture } from "../text/write-markdown.ts";

import { wordsOfLine, writeCaption } from "./caption.ts";
import { outsideCode } from "./outside-code.ts";
import { outsideRaw } from "./outside-raw.ts";

/** Jekyll's and Hugo's own marks of code, alone on a line. */
const opening =
  /^\s*(?:\{%-?\s*highlight\s+([\w+-]*)[^%]*%\}|\{\{[<%]\s*highlight\s+"?([\w+-]*)[^{}]{0,200}\}\})\s*$/;
const closing = /^\s*(?:\{%-?\s*endhighlight\s*-?%\}|\{\{[<%]\s*\/\s*highlight\s*[>%]\}\})\s*$/;

/** Makes fences of the generators' own marks of code. */
const fenceCode = (markdown: string) => {
  const lines: string[] = [];
  eachLine(markdown, (line, isCode) => {
    const match = isCode ? undefined : opening.exec(line);
    if (match) lines.push(`\`\`\`${match[1] ?? match[2] ?? ""}`);
    else lines.push(!isCode && closing.test(line) ? "```" : line);
  });

  return lines.join("\n");
};

const attribute = (text: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(text)?.slice(1).find(Boolean) ?? "";

/** A picture with the captions below it. The last one stands in for a missing alternative text. */
const pictureWith = (url: string, alternativeText: string, captions: readonly string[]) => {
  const shown = captions.filter(Boolean);
  const picture = writePicture(url, alternativeText || wordsOfLine(shown.at(-1) ?? ""));

  return [picture, ...shown.map(writeCaption)].join("\n\n");
};

/** A picture with all words that Hugo shows below it: its title, its caption and where it comes from. */
const figure = (rest: string) => {
  const [title, source, sourceUrl] = [
    attribute(rest, "title"),
    attribute(rest, "attr"),
    attribute(rest, "attrlink"),
  ];
  const caption = [
    attribute(rest, "caption"),
    source && sourceUrl ? `[${source}](${writeAddress(sourceUrl)})` : source,
  ]
    .filter(Boolean)
    .join(" ");

  return pictureWith(attribute(rest, "src"), attribute(rest, "alt"), [title, caption]);
};

const players = new Map([
  ["youtube", "https://www.youtube.com/watch?v="],
  ["vimeo", "https://vimeo.com/"],
]);

/** A video as a link, which the site shows as a player; undefined for other names. */
const player = (name: string, id: string, fields: string): string | undefined => {
  const address = players.get(name);
  const start = /\bstart\s*=\s*["']?([1-9]\d*)/.exec(fields)?.[1];
  const url = `${address}${id}${start && name === "youtube" ? `&t=${start}` : ""}`;

  return address && /^[\w-]+$/.test(id) ? `[${url}](${url})` : undefined;
};

const firstWord = (text: string) =>
  text.replace(/^(id|path)\s*=\s*/, "").replace(/^["']|["'].*$/g, "");

/** The names that Jekyll's themes give the files that show a picture, and the fields of it. */
const pictureInclude = /^(?:[\w-]+\/)*(?:figure|image|img|picture)(?:\.\w+)?$/;
const sourceNames = ["src", "image_path", "path", "url", "file", "image"];

/** A picture or video that a file of a Jekyll theme shows; undefined for other files. */
const include = (rest: string): string | undefined => {
  const [, file = "", fields = ""] = /^\s*(\S+)([^]*)$/.exec(rest) ?? [];
  if (pictureInclude.test(file)) {
    const source = sourceNames.map((name) => attribute(fields, name)).find(Boolean);
    const caption = attribute(fields, "caption") || attribute(fields, "description");

    return source && pictureWith(source, attribute(fields, "alt"), [caption]);
  }
  const name = /^(?:video\b.*|youtube(?:\.\w+)?|vimeo(?:\.\w+)?)$/.test(file)
    ? attribute(fields, "provider") || file.replace(/\..*$/, "")
    : "";

  return player(name, attribute(fields, "id"), fields);
};

/** What a command of a template becomes; undefined if the text loses it. */
const replacement = (name: string, rest: string): string | undefined => {
  if (name === "raw" || name === "endraw") return "";
  if (name === "figure") return attribute(rest, "src") ? figure(rest) : undefined;
  if (name === "ref" || name === "relref" || name === "link") return firstWord(rest.trim());
  if (name === "post_url") return `${rest.trim()}.md`;
  if (name === "include") return include(rest);

  return player(name, firstWord(rest.trim()), rest);
};

const command =
  /\{\{[<%]\/\*([^]*?)\*\/[>%]\}\}|\{\{([<%])\s*(\/?)\s*([\w./-]+)([^]*?)[>%]\}\}|\{%-?\s*(\w+)([^]*?)-?%\}/g;
const output = /\{\{-?(?![<%])\s*([^{}]*?)\s*-?\}\}/g;
const dropped = /\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/g;

/** A value of Liquid: its text, or nothing for the start of the site's address. */
const outputText = (value: string): string | undefined => {
  const text = /^["']([^"']*)["']/.exec(value)?.[1];
  if (text !== undefined && /\|\s*(relative_url|absolute_url|prepend)/.test(value)) return text;

  return /^site\.(base)?url$/.test(value) ? "" : undefined;
};

/**
 * Removes Hugo's shortcodes and Liquid's commands from Markdown, which the losses list. What Markdown can
 * say stays: figures, videos, code and references to other texts.
 *
 * @param isLiquid whether values in double braces are commands, too.
 */
export const removeTemplates = (markdown: string, isLiquid: boolean, losses: Losses): string => {
  const remove = (part: string) => removeOutsideRaw(part, isLiquid, losses);

  return isLiquid ? outsideRaw(markdown, remove) : remove(markdown);
};

const removeOutsideRaw = (markdown: string, isLiquid: boolean, losses: Losses): string =>
  outsideCode(fenceCode(markdown), (text) => {
    const commands = text
      .replace(isLiquid ? dropped : /(?!)/, "")
      .replace(command, (whole, escaped, sign, slash, hugoName, hugoRest, name, rest) => {
        if (escaped !== undefined) return `{{< ${String(escaped).trim()} >}}`;
        const word = String(hugoName ?? name);
        const known = slash ? undefined : replacement(word, String(hugoRest ?? rest));
        if (known !== undefined) return known;
        if (!slash && !word.startsWith("end")) {
          losses.add(
            sign
              ? `shortcode {{${sign} ${word} ${sign === "<" ? ">" : sign}}}`
              : `command {% ${word} %}`,
          );
        }

        return "";
      });
    if (!isLiquid) return commands;

    return commands.replace(output, (_whole, value: string) => {
      const known = outputText(value);
      if (known === undefined) losses.add(`value {{ ${value} }}`);

      return known ?? "";
    });
  });
