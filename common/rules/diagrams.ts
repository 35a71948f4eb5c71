import { recordsIn } from "../is-record.ts";
import { amountOf } from "../text/amount.ts";

import { componentsIn } from "./fields.ts";
import { type Attributes, type Components, type ContentRecord, type Issue } from "./model.ts";

/** Messages reference participants by name, ignoring case. */
const isSameName = (one: unknown, other: unknown) =>
  String(one ?? "")
    .trim()
    .toLowerCase() ===
  String(other ?? "")
    .trim()
    .toLowerCase();

const checkSequence = ({ participants, messages }: ContentRecord): Issue[] => {
  const names = recordsIn(participants).map(({ name }) => name);
  const duplicates = names.flatMap((name, index) =>
    names.findIndex((other) => isSameName(name, other)) < index
      ? [
          {
            path: ["participants", String(index), "name"],
            message: `Another participant is called "${String(name)}", too: give this one a different name.`,
          },
        ]
      : [],
  );
  const unknownParticipants = recordsIn(messages).flatMap((message, index) =>
    ["from", "to"]
      .filter((side) => message[side] && !names.some((name) => isSameName(name, message[side])))
      .map((side) => ({
        path: ["messages", String(index), side],
        message: `"${String(message[side])}" is not one of the participants: choose ${names.map(String).join(", ")}, or add it to them.`,
      })),
  );

  return [...duplicates, ...unknownParticipants];
};

/** The cells of a line. A leading `*` marks the line as highlighted. */
const cellsOf = (line: string) => line.replace(/^\*/, "").split("|");

const linesOf = (rows: unknown) =>
  String(rows ?? "")
    .split("\n")
    .filter((line) => line.trim());

/**
 * Fixed numbers of cells per line, and maximum numbers of lines, by kind of panel. A panel is one box
 * of a drawn screen.
 */
const shapes: Record<string, { cells?: number; lines: number }> = {
  table: { lines: 9 },
  list: { lines: 8 },
  fields: { cells: 2, lines: 8 },
  figures: { cells: 2, lines: 4 },
  bars: { cells: 2, lines: 8 },
  buttons: { cells: 1, lines: 3 },
};

const panelIssue = ({ kind, rows }: ContentRecord): string | undefined => {
  const lines = linesOf(rows);
  const shape = shapes[String(kind)];
  const cells = shape?.cells ?? cellsOf(lines[0] ?? "").length;
  const unevenLine =
    kind === "list" ? undefined : lines.find((line) => cellsOf(line).length !== cells);
  if (unevenLine !== undefined) {
    return `The line "${unevenLine}" needs ${cells === 1 ? "one cell" : `${cells} cells with | between them`}, like the others.`;
  }
  if (kind === "table" && (cells < 2 || cells > 5)) {
    return "A table needs two to five columns: put | between the cells of each line.";
  }
  const overfullLine = lines.find((line) => kind === "list" && cellsOf(line).length > 2);
  if (overfullLine !== undefined)
    return `The line "${overfullLine}" has more than one |: a list has one note a line.`;

  const lineWithoutAmount = lines.find(
    (line) =>
      kind === "bars" && (!/\|\s*\d/.test(line) || amountOf(cellsOf(line)[1] ?? "") === undefined),
  );
  if (lineWithoutAmount !== undefined) {
    return `The line "${lineWithoutAmount}" has no amount: write a number after the |, such as 1,200.`;
  }

  return shape && lines.length > shape.lines
    ? `There are ${lines.length} lines, and at most ${shape.lines} can be drawn: leave some out.`
    : undefined;
};

const checkPanel = (panel: ContentRecord): Issue[] => {
  const message = panelIssue(panel);

  return message ? [{ path: ["rows"], message }] : [];
};

const checkScreen = ({ device, panels }: ContentRecord): Issue[] =>
  device === "phone" && recordsIn(panels).length > 3
    ? [{ path: ["panels"], message: "Three phones fit side by side: remove the other panels." }]
    : [];

const checks: Record<string, (part: ContentRecord) => Issue[]> = {
  "parts.sequence": checkSequence,
  "parts.screen": checkScreen,
  "parts.panel": checkPanel,
};

/**
 * Issues of diagrams: participants with the same name, messages between unknown participants, more
 * phones than fit side by side, and panels with malformed lines or too many of them.
 */
export const checkDiagrams = (
  components: Components,
  attributes: Attributes,
  record: ContentRecord,
): Issue[] =>
  componentsIn(components, attributes, record).flatMap(({ path, component, part }) =>
    (checks[component]?.(part) ?? []).map((issue) => ({
      ...issue,
      path: [...path, ...issue.path],
    })),
  );
