import { expect, test, type CDPSession, type Locator, type Page } from "@playwright/test";

import { pageTypes, viewports } from "../page-types.mjs";
import { findViolations } from "../support/axe";
import { gotoAndHydrate } from "../support/hydration";

import { accept, differences, type States } from "./accepted";
import { measure } from "./measure";

// These tests inject styles, which the CSP would block.
test.use({ bypassCSP: true });

/** Headings of the compared sections: every component, but no content of the seed. */
const sections = [
  "Color roles",
  "Type",
  "Icons",
  "Buttons",
  "Buttons on deep water",
  "Links, tags, pages",
  "Filters",
  "Fields",
  "Notices",
  "Breadcrumbs and facts",
  "Entries as a list",
  "Entries as a grid, on seafoam",
  "Points side by side",
  "Points in a list",
  "Cards",
  "Cards as steps",
  "Cards as columns",
  "Steps",
  "A comparison",
  "Engagement models in a table",
  "A technology and two alternatives",
  "Drawings from data",
  "Drawings of a case study",
  "A brief builder",
  "Document folders",
  "People",
  "Testimonials",
  "Technologies",
  "Prose",
  "No article",
  "Search section",
  "Search results",
  "Search loading",
];

/** Sections with controls, which are also compared in each state. */
const controls = ["Buttons", "Buttons on deep water", "Links, tags, pages", "Filters", "Fields"];

const states = {
  hover: ["hover"],
  focus: ["focus", "focus-visible"],
  pressed: ["hover", "active"],
};

/** Removes differences between machines: system fonts, scrollbars and native radio buttons. */
const sameEverywhere = `
  :root { --font-code: var(--font-text) !important; scrollbar-width: none; scrollbar-gutter: auto }
  [lang=ar] { display: none }
  [type=radio] { border-radius: 0 }
`;

const sectionOf = (page: Page, title: string) =>
  page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** Forces CSS pseudo-classes on all controls in a section. */
const force = async (client: CDPSession, section: Locator, classes: string[]) => {
  await section.evaluate((node) => node.setAttribute("data-forced", ""));
  const { root } = await client.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await client.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-forced] :is(a, button, input, select, textarea, summary)",
  });
  for (const nodeId of nodeIds) {
    await client.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: classes });
  }
  await section.evaluate((node) => node.removeAttribute("data-forced"));
};

/** Measures a section without interaction and, if it has controls, in each state. */
const measureStates = async (page: Page, client: CDPSession, title: string, name: string) => {
  const section = sectionOf(page, title);
  const found: States = { [name]: await measure(section) };
  if (name === "phone" || !controls.includes(title)) return found;
  for (const [state, classes] of Object.entries(states)) {
    await force(client, section, classes);
    found[name === "desktop" ? state : `${name} ${state}`] = await measure(section);
  }
  await force(client, section, []);

  return found;
};

/** Expects the accepted parts; with --update-snapshots, accepts the current ones first. */
const expectAccepted = (section: string, found: States) => {
  if (["all", "changed"].includes(test.info().config.updateSnapshots)) accept(section, found);
  expect
    .soft(
      differences(section, found),
      `${section} looks different. If that is what you meant, accept it with: node scripts/run.cjs test/run.ts --part browser -- style-guide --update-snapshots`,
    )
    .toEqual([]);
};

test.use({ viewport: viewports.desktop, contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page, context, baseURL }) => {
  // Dates and working hours depend on the time.
  await page.clock.setFixedTime("2026-11-22T12:00:00Z");
  await context.addCookies([{ name: "myCookies", value: "1", url: baseURL ?? "" }]);
  await gotoAndHydrate(page, pageTypes["style guide"]);
  await page.addStyleTag({ content: sameEverywhere });
  await page.evaluate(() => document.fonts.ready);
});

test(
  "every component matches the accepted styles, in both viewports, both color schemes and every state",
  { tag: "@smoke" },
  async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send("DOM.enable");
    await client.send("CSS.enable");
    const found: Record<string, States> = {};
    const measureAll = async (name: string) => {
      for (const title of sections) {
        found[title] = { ...found[title], ...(await measureStates(page, client, title, name)) };
      }
    };

    await measureAll("desktop");
    await page.emulateMedia({ colorScheme: "dark" });
    await measureAll("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(viewports.phone);
    await measureAll("phone");

    for (const [title, sectionStates] of Object.entries(found))
      expectAccepted(title, sectionStates);
  },
);

for (const dialog of ["dialog", "panel"]) {
  test(`its ${dialog} matches the accepted styles, and axe finds no violation in it`, async ({
    page,
  }) => {
    await page.getByRole("button", { name: `Open a ${dialog}` }).click();
    const shown = page.getByRole("dialog");
    const found: States = { desktop: await measure(shown) };
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    found.dark = await measure(shown);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(viewports.phone);
    found.phone = await measure(shown);

    expectAccepted(dialog, found);
  });
}
