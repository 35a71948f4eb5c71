import type { ContentModel } from "../../common/content-model.ts";
import { numberOf } from "../../common/text/number-of.ts";

import type { ImportPart, Loss } from "../record.ts";

import { createRecordCheck, type Refusal } from "./check-records.ts";
import { createGroups } from "./groups.ts";

/** The most lines of one kind, unless all are shown. */
const mostLines = 20;

/** What follows a colon and says the same of each thing of a kind. */
const general =
  /(not imported|not read|as a draft|left out|redirected here|new ones|featured article|a link|in the CMS)$/;

/** A sentence about one thing, as its kind and what is special about it. */
const splitKind = (what: string): [kind: string, detail: string] => {
  const [, start = what, rest = ""] = /^(.+?): (.*)$/s.exec(what) ?? [];
  const isGeneral = general.test(rest);
  const full = isGeneral ? what : start;
  const kind = full
    .replace(/ \(\d+\)$/, "")
    .replace(/"[^"]*"/, "…")
    .replace(/\d{4}-\d\d-\d\d/, "…")
    .replace(/(?<= )\/[^\s,]+/, "…");

  return [kind, kind === full ? (isGeneral ? "" : rest) : what];
};

const title = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

const table = (rows: readonly (readonly [string, number, number | undefined])[]) => {
  const width = Math.max(...rows.map(([name]) => name.length), 10) + 2;
  const number = (value: number | string) => String(value).padStart(11);

  return [
    `  ${"".padEnd(width)}${number("imported")}${number("as drafts")}`,
    ...rows.map(
      ([name, all, drafts]) =>
        `  ${title(name).padEnd(width)}${number(all)}${number(drafts ?? "")}`,
    ),
  ];
};

const nameOfType = (type: string, count: number) => {
  if (count === 1) return type;

  return type.endsWith("y") ? `${type.slice(0, -1)}ies` : `${type}s`;
};

/**
 * Creates a plan: it counts the parts of an import and lists what the CMS refuses and what cannot be
 * brought. It keeps no texts, so that memory stays small.
 *
 * @param all whether it keeps all lines.
 */
export const createPlan = (model: ContentModel, all: boolean) => {
  const check = createRecordCheck(model);
  const counts = new Map(["article", "page", "author", "category"].map((type) => [type, [0, 0]]));
  const others = { picture: 0, redirect: 0 };
  const most = all ? Infinity : mostLines;
  const losses = createGroups(most);
  const refusals = createGroups(most);
  const refused = new Set<string>();

  const refuse = (found: readonly Refusal[]) => {
    for (const { record, field, message } of found) {
      refused.add(record);
      const kind = message.replace(/"[^"]*"/, "…");
      refusals.add(
        kind,
        kind === message ? `${record}, ${field}` : `${record}, ${field}: ${message}`,
      );
    }
  };
  const lose = ({ url, what }: Loss) => {
    const [kind, detail] = splitKind(what);
    losses.add(kind, detail ? `${url}: ${detail}` : url);
  };

  return {
    lose,
    add: (part: ImportPart): void => {
      if ("loss" in part) lose(part.loss);
      else if ("redirect" in part) others.redirect += 1;
      else if ("picture" in part) {
        others.picture += 1;
        refuse(check.picture(part.picture));
      } else {
        const [records = 0, drafts = 0] = counts.get(part.record.type) ?? [];
        counts.set(part.record.type, [records + 1, drafts + Number(!part.record.published)]);
        refuse(check.record(part.record));
      }
    },
    /** The plan in lines. */
    lines: (): string[] => [
      "What is imported:",
      ...table([
        ...[...counts].map(
          ([type, [records = 0, drafts = 0]]) =>
            [nameOfType(type, records), records, drafts] as const,
        ),
        ["pictures", others.picture, undefined] as const,
        ["redirects", others.redirect, undefined] as const,
      ]),
      "",
      ...(refused.size === 0
        ? ["The CMS can publish all that is not a draft."]
        : [`The CMS refuses to publish ${numberOf(refused.size, "record")}:`, ...refusals.lines()]),
      "",
      ...(losses.count() === 0
        ? ["Nothing is lost."]
        : ["What changes or cannot be brought:", ...losses.lines()]),
    ],
  };
};
