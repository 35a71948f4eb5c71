import { picturesIn } from "../../common/rules/links";

/** The address of a picture, a link or a definition in a Markdown text, and what is before it. */
const targets = /(\]\(<?|^ {0,3}\[[^\]\n]+\]:[ \t]*<?)([^\s<>()]+)/gm;

/** The folder of pictures in the texts of an import or export. */
export const picturesFolder = "pictures/";

const escapeName = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text with other addresses of its files. @param change returns undefined to keep an address. */
export const changeTargets = (text: string, change: (url: string) => string | undefined): string =>
  text.replace(targets, (whole, before: string, url: string) => {
    const changed = change(url);

    return changed === undefined ? whole : before + changed;
  });

/**
 * A text of an import with its pictures as the media library has them.
 *
 * @param urlOf a picture by its name; the picture is left out if it is undefined.
 * @param onMissing is called with the name of each that is left out.
 */
export const placePictures = (
  text: string,
  urlOf: (name: string) => string | undefined,
  onMissing: (name: string) => void,
): string => {
  const nameOf = (url: string) =>
    url.startsWith(picturesFolder) ? url.slice(picturesFolder.length) : undefined;
  const names = new Set(picturesIn(text).flatMap(({ url }) => nameOf(url) ?? []));
  const missing = [...names].filter((name) => urlOf(name) === undefined);
  missing.forEach(onMissing);
  const without = missing.reduce(
    (rest, name) =>
      rest.replace(
        new RegExp(`!\\[[^\\]]*\\]\\(<?${picturesFolder}${escapeName(name)}>?[^)]*\\)`, "g"),
        "",
      ),
    text,
  );

  return changeTargets(without, (url) => {
    const name = nameOf(url);

    return name === undefined ? undefined : urlOf(name);
  });
};
