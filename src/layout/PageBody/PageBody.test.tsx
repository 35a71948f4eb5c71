import { act, render } from "@testing-library/react";
import * as React from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

import type * as Module from "./PageBody";

const names = ["hero", "contents", "work", "questions", "contact"];
const shown = () => [...document.querySelectorAll("section[id]")].map(({ id }) => id);

/** The component from a new module instance, as after a page load. */
const loadPageBody = () => {
  let loaded: typeof Module | undefined;
  jest.isolateModules(() => {
    jest.doMock("react", () => React);
    loaded = jest.requireActual<typeof Module>("./PageBody");
  });
  if (!loaded) throw new Error("The module was not loaded");

  return loaded.PageBody;
};

const pageOf = (PageBody: typeof Module.PageBody, left = "") => (
  <PageBody>
    {names.slice(0, 2).map((name) => (
      <section key={name} id={name} />
    ))}
    {left !== "work" && <section id="work" />}
    <>
      <section id="questions" />
      <section id="contact" />
    </>
  </PageBody>
);

const painted = () =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** The component as after a client-side navigation. */
const navigatedPageBody = () => {
  const PageBody = loadPageBody();
  render(<PageBody>{null}</PageBody>).unmount();

  return PageBody;
};

afterEach(() => {
  window.location.hash = "";
});

it("renders the first screen first, and the rest after it is painted", async () => {
  render(pageOf(navigatedPageBody()));
  expect(shown()).toEqual(names.slice(0, 2));
  const first = document.getElementById("hero");
  await painted();

  expect(shown()).toEqual(names);
  expect(document.getElementById("hero")).toBe(first);
  expect(document.querySelector("section:not([id])")).toBeNull();
});

it("keeps the other elements when a section is added or removed", async () => {
  const PageBody = navigatedPageBody();
  const { rerender } = render(pageOf(PageBody));
  await painted();
  const contact = document.getElementById("contact");
  rerender(pageOf(PageBody, "work"));
  expect(shown()).toEqual(names.filter((name) => name !== "work"));
  rerender(pageOf(PageBody));

  expect(shown()).toEqual(names);
  expect(document.getElementById("contact")).toBe(contact);
});

it("scrolls to a section that the fragment named before it was rendered", async () => {
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  render(pageOf(navigatedPageBody()));
  window.location.hash = "#contact";
  await painted();

  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("contact")]);
});

it("renders the whole page at once if the URL has a fragment", () => {
  window.location.hash = "#contact";
  render(pageOf(navigatedPageBody()));

  expect(shown()).toEqual(names);
});

describe("after a page load", () => {
  const build = (text: string) => {
    const PageBody = loadPageBody();
    const page = (title: string) => (
      <>
        <header>{title}</header>
        {pageOf(PageBody)}
      </>
    );
    const container = document.createElement("div");
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(page("Header"));
    container.firstElementChild?.replaceChildren(text);

    return { container, page: page("Header") };
  };

  it("the page is complete, and React hydrates it without changes", async () => {
    const { container, page } = build("Header");
    expect(shown()).toEqual(names);
    const sections = [...container.querySelectorAll("section")];
    const failed = jest.fn();
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: failed }),
    );
    await painted();

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
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: failed }),
    );
    await painted();

    expect(failed).toHaveBeenCalled();
    expect(seen.filter((ids) => ids.length < names.length)).toEqual([]);
    expect(shown()).toEqual(names);
    observer.disconnect();
    act(() => root.unmount());
  });
});
