import { OperatorError } from "../../common/operator-error.ts";

import { readXml } from "./read-xml.ts";

/** An element with its text; names have the usual prefixes. */
export type XmlNode = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlNode[];
};

/** The namespaces of an export, with the prefixes that WordPress gives them. */
const namespaces: readonly [uri: RegExp, prefix: string][] = [
  [/wordpress\.org\/export\/[\d.]+\/excerpt/, "excerpt"],
  [/wordpress\.org\/export\//, "wp"],
  [/purl\.org\/rss\/1\.0\/modules\/content/, "content"],
  [/purl\.org\/dc\/elements/, "dc"],
];

const declaredPrefixes = (attributes: Record<string, string>): [string, string][] =>
  Object.entries(attributes).flatMap(([name, uri]) => {
    const prefix = /^xmlns:(.+)$/.exec(name)?.[1];
    const usual = namespaces.find(([pattern]) => pattern.test(uri))?.[1];

    return prefix && usual ? [[prefix, usual]] : [];
  });

const noExport = (file: string, what: string) =>
  new OperatorError(
    `${file} is ${what}, not an export of WordPress: export it in WordPress under Tools → Export.`,
  );

const versions = /^1\.[0-2]$/;

const checkVersion = (version: string, file: string) => {
  if (!versions.test(version)) {
    throw new OperatorError(
      `${file} has version ${version} of the export format, but only 1.0, 1.1 and 1.2 can be read: export it with another version of WordPress.`,
    );
  }
};

const rootNames: Record<string, string> = { html: "a web page", feed: "an Atom feed" };

/**
 * Yields the elements of an export's channel one by one, so only one post is in memory at a time.
 *
 * @throws OperatorError if the file is no export of WordPress in a version that can be read, and as
 * {@link readXml} does.
 */
export const readChannel = (file: string): AsyncGenerator<XmlNode> => {
  const prefixes = new Map<string, string>();
  const open: XmlNode[] = [];
  let hasVersion = false;
  const usualName = (name: string) => {
    const [prefix = "", local] = name.split(":");

    return local ? `${prefixes.get(prefix) ?? prefix}:${local}` : name;
  };
  const complete = (node: XmlNode) => {
    if (node.name === "wp:wxr_version") {
      checkVersion(node.text.trim(), file);
      hasVersion = true;
    }
    if (node.name === "item" && !hasVersion) throw noExport(file, "an RSS feed");

    return node;
  };

  return readXml(file, {
    open: (name, attributes, depth) => {
      for (const [prefix, usual] of declaredPrefixes(attributes)) prefixes.set(prefix, usual);
      if (depth === 0 && name !== "rss") {
        throw noExport(file, rootNames[name.toLowerCase()] ?? `XML of another kind (<${name}>)`);
      }
      if (depth < 2) return;
      const node = { name: usualName(name), attributes, text: "", children: [] };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    text: (text) => {
      const node = open.at(-1);
      if (node) node.text += text;
    },
    close: (_name, depth) => {
      if (depth === 0 && !hasVersion) throw noExport(file, "an RSS feed");
      const node = depth < 2 ? undefined : open.pop();

      return node && depth === 2 ? complete(node) : undefined;
    },
  });
};
