/** @jest-environment jsdom */
import { setOwnPath, showMissing } from "./bar";

const bar = () => document.querySelector("preview-bar")?.shadowRoot?.querySelector("p");

afterEach(() => {
  setOwnPath(undefined);
  window.history.replaceState(null, "", "/");
  showMissing({ blockingFields: [] });
});

it("leads back from another page than the one that the panel has opened", () => {
  setOwnPath("/offer/");
  window.history.replaceState(null, "", "/blog/");
  showMissing({ blockingFields: ["Headline"] });

  expect(bar()).toHaveTextContent("You have left the page that you edit. Go back to it");
  expect(bar()?.querySelector("a")).toHaveAttribute("href", "/offer/");

  window.history.replaceState(null, "", "/offer/");
  showMissing({ blockingFields: ["Headline"] });

  expect(bar()).toHaveTextContent("complete or correct: Headline.");
});

it("says what a page lacks in a window without the panel", () => {
  window.history.replaceState(null, "", "/blog/");
  showMissing({ blockingFields: ["Headline"] });

  expect(bar()).toHaveTextContent("complete or correct: Headline.");
});
