/** @jest-environment jsdom */
import { keepFocus } from "./keep-focus";

const other = document.createElement("button");
const host = document.createElement("div");
const tools = host.attachShadow({ mode: "open" });
const addTool = (id: string) => {
  const tool = document.createElement("button");
  tool.id = id;
  tools.append(tool);

  return tool;
};
const first = addTool("first");
const second = addTool("second");

const comeBack = () => {
  (tools.activeElement as HTMLElement | null)?.blur();
  other.blur();
  window.dispatchEvent(new Event("focus"));
};

beforeAll(() => {
  document.body.append(host, other);
  keepFocus(
    tools,
    () => tools.activeElement?.id,
    (id) => tools.getElementById(id)?.focus(),
  );
});

it("a tool has the focus again when the panel gives it back", () => {
  first.focus();
  second.focus();
  comeBack();
  expect(tools.activeElement).toBe(second);
});

it.each([
  ["the focus", () => other.focus()],
  ["the pointer", () => other.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
])("a tool does not take it from where %s went", (_, go) => {
  first.focus();
  go();
  comeBack();
  expect(tools.activeElement).toBeNull();
});
