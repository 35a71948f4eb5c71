/** @jest-environment jsdom */
import { openFieldsOfBar, setOwnPath, showMissing } from "./bar";

const bar = () =>
  document.querySelector("preview-bar")?.shadowRoot?.querySelector("[role='status']");
const headline = { words: "Headline: Fill in this field.", field: "sections.0.title" };

afterEach(() => {
  setOwnPath(undefined);
  window.history.replaceState(null, "", "/");
  showMissing({ blockingFields: [] });
});

it("leads back from another page than the one that the panel has opened", () => {
  setOwnPath("/offer/");
  window.history.replaceState(null, "", "/blog/");
  showMissing({ blockingFields: [headline] });

  expect(bar()).toHaveTextContent("You have left the page that you edit. Go back to it");
  expect(bar()?.querySelector("a")).toHaveAttribute("href", "/offer/");

  window.history.replaceState(null, "", "/offer/");
  showMissing({ blockingFields: [headline] });

  expect(bar()).toHaveTextContent(
    "Before this page can be published:Headline: Fill in this field.",
  );
});

it("says what a page lacks in a window without the panel", () => {
  window.history.replaceState(null, "", "/blog/");
  showMissing({ blockingFields: [headline] });

  expect(bar()).toHaveTextContent(
    "Before this page can be published:Headline: Fill in this field.",
  );
});

it("opens what a page lacks, and says how much there is", () => {
  const opened = jest.fn();
  openFieldsOfBar(opened);
  const hero = { words: "Add Hero", field: "sections", component: "sections.main" };
  const others = ["1", "2", "3"].map((field) => ({ words: `Field ${field}`, field }));
  showMissing({ blockingFields: [hero, ...others] });
  const buttons = [...(bar()?.querySelectorAll("button") ?? [])];

  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Add Hero", "Field 1", "Field 2"]);
  expect(bar()).toHaveTextContent(/And 1 more\.$/);
  buttons[0]?.click();
  expect(opened.mock.calls).toEqual([[hero]]);
});
