import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

import { PageBody } from "./PageBody";

const names = ["hero", "contents", "work"];
const shown = () => [...document.querySelectorAll("section[id]")].map(({ id }) => id);

const build = (text: string) => {
  const page = (title: string) => (
    <>
      <header>{title}</header>
      <PageBody>
        <section id="hero" />
        {false}
        <>
          <section id="contents" />
          <section id="work" />
        </>
      </PageBody>
    </>
  );
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(page("Header"));
  container.firstElementChild?.replaceChildren(text);

  return { container, page: page("Header") };
};

it("React hydrates a complete page without changes", async () => {
  const { container, page } = build("Header");
  expect(shown()).toEqual(names);
  const sections = [...container.querySelectorAll("section")];
  const failed = jest.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: failed }));

  expect([...container.querySelectorAll("section")]).toEqual(sections);
  expect(failed).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it("the page stays complete if its text was changed and React renders it again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { container, page } = build("Translated");
  const failed = jest.fn();
  const seen: string[][] = [];
  const observer = new MutationObserver(() => seen.push(shown()));
  observer.observe(container, { childList: true, subtree: true });
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: failed }));

  expect(failed).toHaveBeenCalled();
  expect(seen.filter((ids) => ids.length < names.length)).toEqual([]);
  expect(shown()).toEqual(names);
  observer.disconnect();
  act(() => root.unmount());
});
