/** @jest-environment jsdom */
import type { PreviewZone } from "../../../common/preview-messages";

import { layer } from "./layer";
import { createSectionTools } from "./section-tools";

const menu = (label: string) => ({ label, isHidden: false, choices: [] });
const zoneOf = (...labels: string[]): PreviewZone[] => [
  { name: "sections", isFull: false, sections: labels.map(menu) },
];

const section = (id: string, at: number) =>
  `<section id="${id}"><p data-strapi-source="documentId=a&path=sections.${at}.title">${id}</p></section>`;
const drawPage = (...ids: string[]) => {
  document.body.innerHTML = `<main>${ids.map(section).join("")}</main>`;
};

/** The name in the tools that appear when a section of the page is pointed at. */
const toolsOf = (id: string) => {
  document
    .querySelector(`#${id} p`)
    ?.dispatchEvent(new MouseEvent("pointermove", { bubbles: true }));

  return layer().querySelector(".frame.active .name")?.textContent;
};

const frame = () => new Promise((ready) => requestAnimationFrame(ready));

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
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
