import { isRecord } from "../../lib/is-record";

import { fieldsOf } from "./fields";
import { type Attributes, type Components, type ContentRecord, type Problem } from "./model";

const recordsIn = (value: unknown) => [value].flat().filter(isRecord);

/** A participant is found by its name alone, so a name counts whatever its case. */
const same = (one: unknown, other: unknown) =>
  String(one ?? "")
    .trim()
    .toLowerCase() ===
  String(other ?? "")
    .trim()
    .toLowerCase();

const checkSequence = ({ participants, messages }: ContentRecord): Problem[] => {
  const names = recordsIn(participants).map(({ name }) => name);
  const twice = names.flatMap((name, index) =>
    names.findIndex((other) => same(name, other)) < index
      ? [
          {
            path: ["participants", String(index), "name"],
            message: `Another participant is called "${String(name)}", too: give this one a different name.`,
          },
        ]
      : [],
  );
  const strangers = recordsIn(messages).flatMap((message, index) =>
    ["from", "to"]
      .filter((side) => message[side] && !names.some((name) => same(name, message[side])))
      .map((side) => ({
        path: ["messages", String(index), side],
        message: `"${String(message[side])}" is not one of the participants: choose ${names.map(String).join(", ")}, or add it to them.`,
      })),
  );

  return [...twice, ...strangers];
};

const cellsOf = (line: string) => line.replace(/^\*/, "").split("|");

const linesOf = (rows: unknown) =>
  String(rows ?? "")
    .split("\n")
    .filter((line) => line.trim());

/** How many cells a line has where their number is fixed, and in how many lines a panel is legible. */
const shapes: Record<string, { cells?: number; lines: number }> = {
  table: { lines: 9 },
  list: { lines: 8 },
  fields: { cells: 2, lines: 8 },
  figures: { cells: 2, lines: 4 },
  bars: { cells: 2, lines: 8 },
  buttons: { cells: 1, lines: 3 },
};

const problemOf = ({ kind, rows }: ContentRecord): string | undefined => {
  const lines = linesOf(rows);
  const shape = shapes[String(kind)];
  const cells = shape?.cells ?? cellsOf(lines[0] ?? "").length;
  const uneven = kind === "list" ? undefined : lines.find((line) => cellsOf(line).length !== cells);
  if (uneven !== undefined) {
    return `The line "${uneven}" needs ${cells === 1 ? "one cell" : `${cells} cells with | between them`}, like the others.`;
  }
  if (kind === "table" && (cells < 2 || cells > 5)) {
    return "A table needs two to five columns: put | between the cells of each line.";
  }
  const wordy = lines.find((line) => kind === "list" && cellsOf(line).length > 2);
  if (wordy !== undefined)
    return `The line "${wordy}" has more than one |: a list has one note a line.`;

  const countless = lines.find((line) => kind === "bars" && !/\|\s*\d/.test(line));
  if (countless !== undefined) {
    return `The line "${countless}" has no amount: write a number after the |.`;
  }

  return shape && lines.length > shape.lines
    ? `There are ${lines.length} lines, and at most ${shape.lines} can be drawn: leave some out.`
    : undefined;
};

const checkPanels = (panels: readonly ContentRecord[]): Problem[] =>
  panels.flatMap((panel, index) => {
    const message = problemOf(panel);

    return message ? [{ path: [String(index), "rows"], message }] : [];
  });

const checkScreen = ({ device, panels }: ContentRecord): Problem[] =>
  device === "phone" && recordsIn(panels).length > 3
    ? [{ path: ["panels"], message: "Three phones fit side by side: remove the other panels." }]
    : [];

/** What would leave a drawing with an arrow from nowhere, or with a table that has holes. */
export const checkDrawings = (
  components: Components,
  attributes: Attributes,
  record: ContentRecord,
): Problem[] =>
  fieldsOf(components, attributes, record).flatMap(({ path, attribute, value }) => {
    const below = (problems: readonly Problem[]) =>
      problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
    if (!value) return [];

    switch (attribute.component) {
      case "parts.sequence":
        return below(recordsIn(value).flatMap(checkSequence));
      case "parts.screen":
        return below(recordsIn(value).flatMap(checkScreen));
      case "parts.panel":
        return below(checkPanels(recordsIn(value)));
      default:
        return [];
    }
  });
