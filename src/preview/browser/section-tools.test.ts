/** @jest-environment jsdom */
import type { PreviewZone } from "../../../common/preview-messages";

import { layer } from "./layer";
import { createSectionTools } from "./section-tools";

const menu = (label: string) => ({ key: `key of ${label}`, label, isHidden: false, choices: [] });
const zoneOf = (...labels: string[]): PreviewZone[] => [
  { name: "sections", isFull: false, staysFirst: false, sections: labels.map(menu) },
];

const section = (id: string, at: number) =>
  `<section id="${id}"><p data-strapi-source="documentId=a&path=sections.${at}.title">${id}</p></section>`;
const drawPage = (...ids: string[]) => {
  const main = document.querySelector("main") ?? document.createElement("main");
  main.innerHTML = ids.map(section).join("");
  if (!main.isConnected) document.body.append(main);
};

/** The name in the tools that appear when a section of the page is pointed at. */
const toolsOf = (id: string) => {
  document
    .querySelector(`#${id} p`)
    ?.dispatchEvent(new MouseEvent("pointermove", { bubbles: true }));

  return layer().querySelector(".frame.active .name")?.textContent;
};

const done = (number: number) => ({ number, isDone: true });
const said = () => layer().querySelector("[role='status']")?.textContent;
const downs = () => layer().querySelectorAll<HTMLElement>(".tools [title='Move down']");

const scrolled = jest.fn();
const frame = () => new Promise((ready) => requestAnimationFrame(ready));

beforeEach(() => {
  layer()
    .querySelectorAll("div")
    .forEach((one) => one.remove());

  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  // jsdom has none.
  Element.prototype.scrollIntoView = scrolled;
});

it("the tools follow a section that the page shows moved after they were drawn", async () => {
  const tools = createSectionTools(() => undefined);
  drawPage("hero", "cards", "questions");
  tools.show(zoneOf("Hero", "Cards", "Questions"));
  expect(toolsOf("questions")).toBe("3. Questions");

  // The panel has told the new order, and the page shows the old one for a moment.
  tools.show(zoneOf("Hero", "Questions", "Cards"));
  drawPage("hero", "questions", "cards");
  tools.follow();
  await frame();

  expect(toolsOf("questions")).toBe("2. Questions");
  expect(toolsOf("cards")).toBe("3. Cards");
});

const adds = () =>
  [...layer().querySelectorAll<HTMLElement>(".add")].map(({ dataset }) => dataset.at);

it("a section is added around the others, and not above the one that stays the first", () => {
  const tools = createSectionTools(() => undefined);
  drawPage("hero", "cards");
  const zones = zoneOf("Hero", "Cards");

  tools.show(zones);
  expect(adds()).toEqual(["0", "1", "2"]);

  tools.show(zones.map((zone) => ({ ...zone, staysFirst: true })));
  expect(adds()).toEqual(["1", "2"]);
});

it("a page without sections, which shows the hero that it needs, can get one", () => {
  const tools = createSectionTools(() => undefined);
  drawPage("hero");
  tools.show(zoneOf());

  expect(adds()).toEqual(["0"]);
});

it("a button keeps the focus when the page shows the new order later", async () => {
  const told: unknown[] = [];
  const tools = createSectionTools((message) => told.push(message));
  drawPage("hero", "cards", "questions");
  tools.show(zoneOf("Hero", "Cards", "Questions"));
  const down = (at: number) =>
    layer().querySelectorAll<HTMLElement>(".tools [title='Move down']")[at];
  down(0)?.focus();
  down(0)?.click();
  // Pressed twice, before the panel has answered.
  down(0)?.click();
  expect(told).toEqual([
    { type: "section", number: 1, action: "down", zone: "sections", key: "key of Hero" },
  ]);

  tools.show(zoneOf("Cards", "Hero", "Questions"), done(1));
  expect(layer().activeElement).toBe(down(1));
  drawPage("cards", "hero", "questions");
  tools.follow();
  await frame();
  expect(layer().activeElement).toBe(down(1));
  down(1)?.click();
  expect(told).toHaveLength(2);
});

it("an action that changes no name is answered, too, and the next one is possible", () => {
  const told: unknown[] = [];
  const tools = createSectionTools((message) => told.push(message));
  drawPage("hero", "one", "two");
  tools.show(zoneOf("Hero", "Text", "Text"));
  const down = () => layer().querySelectorAll<HTMLElement>(".tools [title='Move down']")[1];
  down()?.click();
  tools.show(zoneOf("Hero", "Text", "Text"), done(1));
  down()?.click();

  expect(told).toHaveLength(2);
});

it("the page scrolls to what was done, and no more once something else is edited", () => {
  const tools = createSectionTools(() => undefined);
  drawPage("hero", "cards", "questions");
  tools.show(zoneOf("Hero", "Cards", "Questions"));
  scrolled.mockClear();
  layer().querySelector<HTMLElement>(".tools [title='Move down']")?.click();
  tools.show(zoneOf("Cards", "Hero", "Questions"), done(1));
  expect(scrolled).toHaveBeenCalledTimes(1);

  tools.forget();
  tools.show(zoneOf("Cards", "Hero", "Questions and answers"));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it("a new section has the focus, so that the next key is for it", () => {
  const tools = createSectionTools(() => undefined);
  drawPage("hero", "questions");
  tools.show(zoneOf("Hero", "Questions"));
  const add = layer().querySelectorAll<HTMLElement>(".add")[1];
  add?.focus();
  add?.click();
  drawPage("hero", "cards", "questions");
  tools.show(zoneOf("Hero", "Cards", "Questions"), done(1));

  expect(layer().activeElement?.textContent).toBe("2. Cards");
});

it("an item that is added to a list of a section is said, and the section keeps the focus", () => {
  const told: unknown[] = [];
  const tools = createSectionTools((message) => told.push(message));
  drawPage("hero", "cards");
  const [zone] = zoneOf("Hero", "Cards");
  const choices = [{ action: "add cards" as const, label: "Add to “Cards”" }];
  const zones = zone && [{ ...zone, sections: zone.sections.map((one) => ({ ...one, choices })) }];
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
  tools.show(zones ?? []);
  layer().querySelectorAll<HTMLElement>("[role='menuitem']")[1]?.click();
  tools.show(zones ?? [], done(1));

  expect(told).toEqual([
    { type: "section", number: 1, action: "add cards", zone: "sections", key: "key of Cards" },
  ]);
  expect(said()).toBe("Added.");
  expect(layer().activeElement?.textContent).toBe("2. Cards");
});

it("the tools of the section that a field is in take the focus", () => {
  const tools = createSectionTools(() => undefined);
  drawPage("hero", "cards");
  tools.show(zoneOf("Hero", "Cards"));

  tools.focus("sections.1.cards.0.title");
  expect(layer().activeElement?.textContent).toBe("2. Cards");
  // The page has a text of no section, too.
  tools.focus("name");
  expect(layer().activeElement?.textContent).toBe("2. Cards");
});

it("another answer than that of the last action does not free the tools", () => {
  const told: unknown[] = [];
  const tools = createSectionTools((message) => told.push(message));
  drawPage("hero", "cards", "questions");
  tools.show(zoneOf("Hero", "Cards", "Questions"));
  downs()[0]?.click();
  // The panel tells what was typed before, with the sections as they were.
  tools.show(zoneOf("Hero", "Cards", "Questions"));
  downs()[0]?.click();
  expect(told).toHaveLength(1);
  expect(said()).toBe("");

  tools.show(zoneOf("Cards", "Hero", "Questions"), done(1));
  expect(said()).toBe("Moved down.");
  downs()[1]?.click();
  // The last answer again.
  tools.show(zoneOf("Cards", "Hero", "Questions"), done(1));
  downs()[1]?.click();
  expect(told).toHaveLength(2);
});

it("an action that is not possible says nothing, and frees the tools", () => {
  const told: unknown[] = [];
  const tools = createSectionTools((message) => told.push(message));
  drawPage("hero", "cards");
  tools.show(zoneOf("Hero", "Cards"));
  downs()[0]?.click();
  tools.show(zoneOf("Hero", "Cards"), { number: 1, isDone: false });
  expect(said()).toBe("");

  downs()[0]?.click();
  expect(told).toHaveLength(2);
});

it("a section that is not added after all does not draw a later action to its place", () => {
  const tools = createSectionTools(() => undefined);
  drawPage("hero", "cards", "questions");
  tools.show(zoneOf("Hero", "Cards", "Questions"));
  layer().querySelectorAll<HTMLElement>(".add")[0]?.click();
  scrolled.mockClear();
  downs()[1]?.focus();
  downs()[1]?.click();
  drawPage("hero", "questions", "cards", "more");
  // In the form, somebody adds a section meanwhile.
  tools.show(zoneOf("Hero", "Questions", "Cards", "More"), done(2));

  expect(layer().activeElement?.closest("[role='group']")).toHaveAccessibleName("Section 3. Cards");
  expect(scrolled.mock.contexts).toEqual([document.querySelector("#cards")]);
});
