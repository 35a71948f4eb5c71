import { readContentModel } from "../content-model";

import { checkDiagrams } from "./diagrams";

const { components } = readContentModel(process.cwd());

/** The issues of a record with one of each diagram, as `path: message`. */
const issuesOf = (fields: object) => {
  const attributes = {
    sequence: { type: "component", component: "parts.sequence" },
    screens: { type: "component", component: "parts.screen", repeatable: true },
  };

  return checkDiagrams(components, attributes, { ...fields }).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );
};

const participants = [{ name: "Browser" }, { name: "Server" }];

describe("a sequence", () => {
  it("accepts messages between participants, ignoring case and spaces", () => {
    const messages = [
      { from: "browser ", to: "SERVER" },
      { from: "Server", to: null },
    ];

    expect(issuesOf({ sequence: { participants, messages } })).toEqual([]);
  });

  it("names the participant that occurs twice", () => {
    const twice = [...participants, { name: " server" }];

    expect(issuesOf({ sequence: { participants: twice, messages: [] } })).toEqual([
      expect.stringMatching(/^sequence\.participants\.2\.name: Another participant is called/),
    ]);
  });

  it("names the side of a message that is none of them", () => {
    const messages = [{ from: "Browser", to: "Queue" }];

    expect(issuesOf({ sequence: { participants, messages } })).toEqual([
      'sequence.messages.0.to: "Queue" is not one of the participants: choose Browser, Server, or add it to them.',
    ]);
  });
});

describe("a screen", () => {
  const screen = (device: string, panels: object[]) => ({ screens: [{ device, panels }] });
  const list = { kind: "list", rows: "One" };

  it("accepts three phones, and more panels on a desktop", () => {
    expect(issuesOf(screen("phone", [list, list, list]))).toEqual([]);
    expect(issuesOf(screen("desktop", [list, list, list, list]))).toEqual([]);
  });

  it("refuses a fourth phone", () => {
    expect(issuesOf(screen("phone", [list, list, list, list]))).toEqual([
      "screens.0.panels: Three phones fit side by side: remove the other panels.",
    ]);
  });

  it.each([
    ["table", "a|b\nc", /needs 2 cells with \| between them/],
    ["table", "a\nb", /two to five columns/],
    ["list", "a|b|c", /more than one \|/],
    ["bars", "a|b", /has no amount/],
    ["fields", "a", /needs 2 cells/],
    ["buttons", "a\nb\nc\nd", /There are 4 lines, and at most 3 can be drawn/],
  ])("refuses the lines of a panel of the kind %s: %j", (kind, rows, message) => {
    expect(issuesOf(screen("desktop", [list, { kind, rows }]))).toEqual([
      expect.stringMatching(message),
    ]);
    expect(issuesOf(screen("desktop", [list, { kind, rows }]))[0]).toMatch(
      /^screens\.0\.panels\.1\.rows: /,
    );
  });

  it.each([
    ["table", "a|b\n*c|d"],
    ["list", "a|note\nb"],
    ["bars", "a|1,200\nb|3"],
    ["fields", "Name|Ada"],
    ["buttons", "Save"],
  ])("accepts the lines of a panel of the kind %s: %j", (kind, rows) => {
    expect(issuesOf(screen("desktop", [{ kind, rows }]))).toEqual([]);
  });
});
