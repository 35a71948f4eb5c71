/** @jest-environment jsdom */
import { connectPanel } from "./panel-messages";

const panel = "https://cms.example.com";
const handlers = {
  form: jest.fn(),
  text: jest.fn(),
  refused: jest.fn(),
  place: jest.fn(),
  look: jest.fn(),
};
const receive = (data: object, origin = panel, source: Window | null = window.parent) =>
  window.dispatchEvent(new MessageEvent("message", { data, origin, source }));

let tell: ReturnType<typeof connectPanel>;
beforeAll(() => {
  window.postMessage = jest.fn();
  tell = connectPanel(panel, handlers);
});
beforeEach(() => jest.clearAllMocks());

describe("the page in the panel's frame", () => {
  it("passes messages of the panel on", () => {
    receive({ type: "place", field: "title" });

    expect(handlers.place).toHaveBeenCalledWith({ type: "place", field: "title" });
  });

  it.each([
    ["another origin", "https://evil.example", window],
    ["another window", panel, null],
  ])("ignores messages from %s", (_, origin, source) => {
    receive({ type: "place", field: "title" }, origin, source);

    expect(handlers.place).not.toHaveBeenCalled();
  });

  it("ignores messages that it does not know", () => {
    expect(() => receive({ type: "strapiScript", payload: { script: "" } })).not.toThrow();
  });

  it("tells only the panel", () => {
    tell({ type: "key", key: "z", shift: false });

    expect(window.postMessage).toHaveBeenCalledWith({ type: "key", key: "z", shift: false }, panel);
  });
});
