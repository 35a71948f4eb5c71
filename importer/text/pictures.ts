import type { Handle } from "hast-util-to-mdast";

import type { Context } from "./context.ts";
import { attributeOf } from "./nodes.ts";

/** A picture under its new name. One without a name or an address is a loss. */
export const createPictureHandler =
  ({ pictureName, pictures, losses }: Context): Handle =>
  (_state, node) => {
    const source = attributeOf(node, "src");
    const isPlaceholder = source === "" || source.startsWith("data:");
    // Plugins that load pictures late keep the address elsewhere.
    const late = attributeOf(node, "dataSrc") || attributeOf(node, "dataLazySrc");
    const url = isPlaceholder ? late : source;
    if (!url) {
      losses.add("picture without an address");

      return undefined;
    }
    const alternativeText = attributeOf(node, "alt").replaceAll(/\s+/g, " ").trim();
    const name = pictureName(url, alternativeText);
    if (name === undefined) {
      losses.add(`picture ${url}`);

      return undefined;
    }
    pictures.push({ url, name, alternativeText });

    return { type: "image", url: name, alt: alternativeText };
  };
