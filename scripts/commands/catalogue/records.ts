import { isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";

import type { Attributes } from "../../../common/rules/model.ts";
import { pagePath } from "../../../common/rules/redirects.ts";
import { type ContentModel, readContentModel } from "../../../common/content-model.ts";

import type { Changes } from "./changes.ts";

/** The sample content. */
export const recordsDir = "sample-content/records";

/** True for the value of a catalogue field, by the name of its list, that is gone. */
type IsGone = (list: string, slug: string) => boolean;

type Range = readonly [start: number, end: number];

/** What of a record names something that is gone: parts of its text, or the whole record. */
type Uses = { ranges: Range[]; isWhole: boolean };

/** The lines of a node: from the one it starts in to the end of the last one. */
const linesOf = (text: string, start: Node, end: Node): Range => {
  const [, , last = 0] = end.range ?? [];
  const from = text.lastIndexOf("\n", (start.range?.[0] ?? 0) - 1) + 1;
  const to = text[last - 1] === "\n" ? last : text.indexOf("\n", last) + 1;

  return [from, to || text.length];
};

/** A field of an item of a list, whose first line has the item's dash. */
const fieldOf = (text: string, key: Node, value: Node, next: Node | undefined): Range => {
  const [start = 0] = key.range ?? [];
  const isFirst = text.slice(text.lastIndexOf("\n", start - 1) + 1, start).includes("-");

  return isFirst && next?.range ? [start, next.range[0]] : linesOf(text, key, value);
};

/** An item of a list between brackets, with the comma behind it. */
const inlineItem = (text: string, { range }: Node): Range => {
  const [start = 0, end = 0] = range ?? [];

  return [start, end + (/^\s*,\s*/.exec(text.slice(end))?.[0].length ?? 0)];
};

const findUses = (
  model: ContentModel,
  attributes: Attributes,
  node: unknown,
  context: { text: string; isGone: IsGone },
): Uses => {
  const uses: Uses = { ranges: [], isWhole: false };
  if (!isMap(node)) return uses;
  const { text, isGone } = context;

  for (const [index, { key, value }] of node.items.entries()) {
    if (!isScalar(key)) continue;
    const attribute = attributes[String(key.value)];
    const list = attribute?.pluginOptions?.editor?.catalogue;
    if (list && isScalar(value) && isGone(list, String(value.value))) {
      if (attribute.required) uses.isWhole = true;
      else {
        const next = node.items[index + 1]?.key as Node | undefined;
        uses.ranges.push(fieldOf(text, key, value, next));
      }
    }
    if (attribute?.type !== "component" && attribute?.type !== "dynamiczone") continue;
    const items = isSeq(value) ? (value.items as Node[]) : [value as Node];
    const found = items.map((item) => {
      const name = (isMap(item) && item.get("__component")) || attribute.component;
      const component = model.components.get(String(name));

      return findUses(model, component?.attributes ?? {}, item, context);
    });
    const isEmpty = items.length > 0 && found.every(({ isWhole }) => isWhole);
    if (isEmpty) uses.ranges.push(linesOf(text, key, value as Node));
    else {
      found.forEach(({ isWhole, ranges }, index) => {
        const item = items[index];
        const own =
          item && (isSeq(value) && value.flow ? inlineItem(text, item) : linesOf(text, item, item));
        uses.ranges.push(...(isWhole && own ? [own] : ranges));
      });
    }
  }

  return uses;
};

const cut = (text: string, ranges: Range[]) =>
  ranges
    .toSorted(([a], [b]) => b - a)
    .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), text);

/**
 * Removes what names a slug that is gone from the records: records about it, parts of lists, and
 * optional fields.
 *
 * @returns the paths of the pages of the removed records.
 */
export const removeFromRecords = (changes: Changes, root: string, isGone: IsGone): string[] => {
  const model = readContentModel(root);
  const paths: string[] = [];
  for (const type of model.types) {
    const files =
      type.kind === "singleType"
        ? [`${recordsDir}/${type.name}.yaml`].filter(changes.exists)
        : changes.list(`${recordsDir}/${type.name}`);
    for (const file of files) {
      const text = changes.read(file);
      const document = parseDocument(text);
      const { isWhole, ranges } = findUses(model, type.attributes, document.contents, {
        text,
        isGone,
      });
      if (isWhole) {
        const path = pagePath(type, document.toJS() as Record<string, unknown>);
        if (path) paths.push(path);
        changes.remove(file);
      } else if (ranges.length > 0) changes.write(file, cut(text, ranges));
    }
  }

  return paths;
};

/** The pictures that no record names any more. */
export const unusedPictures = (changes: Changes): string[] => {
  const folders = changes
    .list(recordsDir)
    .flatMap((path) => (path.endsWith(".yaml") ? [path] : changes.list(path)));
  const texts = folders
    .filter((file) => file.endsWith(".yaml") && !file.endsWith("/pictures.yaml"))
    .map((file) => changes.read(file))
    .join("\n");

  return changes
    .list(`${recordsDir}/pictures`)
    .map((file) => file.slice(file.lastIndexOf("/") + 1, -".png".length))
    .filter((name) => !texts.includes(`${name}.png`));
};
