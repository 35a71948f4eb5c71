import type { Renderer } from "takumi-js/node";
import { text } from "takumi-js/helpers";

import type { typefaces } from "../../../brand/fonts";

/** True if the typefaces have a character. */
type CanDraw = (character: string) => Promise<boolean>;

const size = { width: 200, height: 80 };
const families: readonly (keyof typeof typefaces)[] = ["display", "text"];
/** For private use: no typeface has it. */
const missing = "\u{10fffd}";

/** Finds what the fonts of a renderer lack: it draws the same box for each such character. */
export const glyphFinder = async (renderer: Renderer): Promise<CanDraw> => {
  const draw = (character: string) =>
    Promise.all(
      families.map((fontFamily) => renderer.renderSvg(text(character, { fontFamily }), size)),
    );
  const boxes = await draw(missing);
  const known = new Map<string, boolean>();

  return async (character) => {
    if (!known.has(character)) {
      const drawn = await draw(character);
      known.set(
        character,
        drawn.every((svg, index) => svg !== boxes[index]),
      );
    }

    return known.get(character) ?? false;
  };
};

/** Without it, a word cannot be read. */
const isPartOfWord = (character: string) => /[\p{L}\p{N}\p{Mn}\p{Mc}]/u.test(character);
/** What joins and colors emoji; nothing by itself. */
const invisible = /[\p{Cf}\ufe0e\ufe0f]/gu;

/**
 * The part of a text that can be drawn: without emoji and other symbols that the typefaces lack. A
 * text with a letter that they lack is empty.
 */
export const drawableText = async (words: string, canDraw: CanDraw): Promise<string> => {
  let drawable = "";
  let isWhole = true;
  const canDrawAll = async (characters: string) =>
    (await Promise.all(Array.from(characters, canDraw))).every(Boolean);
  for (const character of words.normalize("NFC")) {
    // Some signs are variants of others, such as a ligature or a wide letter.
    const plain = character.normalize("NFKC");
    if (await canDraw(character)) drawable += character;
    else if (await canDrawAll(plain)) drawable += plain;
    else if (isPartOfWord(character)) return "";
    else isWhole = false;
  }
  if (isWhole) return drawable;

  return drawable
    .replace(invisible, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.:;!?])/g, "")
    .trim();
};
