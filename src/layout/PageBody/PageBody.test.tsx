import { act, render } from "@testing-library/react";
import * as React from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

import type * as Module from "./PageBody";

const names = ["opening", "jumps", "work", "questions", "contact"];
const shown = () => [...document.querySelectorAll("section[id]")].map(({ id }) => id);

/** The component as a page that is loaded finds it. */
const freshly = () => {
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

/** A page to which a link leads from another. */
const followed = () => {
  const PageBody = freshly();
  render(<PageBody>{null}</PageBody>).unmount();

  return PageBody;
};

afterEach(() => {
  window.location.hash = "";
});

it("shows the first screen first, and the rest when it is painted", async () => {
  render(pageOf(followed()));
  expect(shown()).toEqual(names.slice(0, 2));
  const first = document.getElementById("opening");
  await painted();

  expect(shown()).toEqual(names);
  expect(document.getElementById("opening")).toBe(first);
  expect(document.querySelector("section:not([id])")).toBeNull();
});

it("keeps what is there when a part comes or goes", async () => {
  const PageBody = followed();
  const { rerender } = render(pageOf(PageBody));
  await painted();
  const contact = document.getElementById("contact");
  rerender(pageOf(PageBody, "work"));
  expect(shown()).toEqual(names.filter((name) => name !== "work"));
  rerender(pageOf(PageBody));

  expect(shown()).toEqual(names);
  expect(document.getElementById("contact")).toBe(contact);
});

it("leads to a part that was named before it was there", async () => {
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  render(pageOf(followed()));
  window.location.hash = "#contact";
  await painted();

  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("contact")]);
});

it("shows all of a page at once whose address names a part", () => {
  window.location.hash = "#contact";
  render(pageOf(followed()));

  expect(shown()).toEqual(names);
});

describe("a page that is loaded", () => {
  const build = (words: string) => {
    const PageBody = freshly();
    const page = (title: string) => (
      <>
        <header>{title}</header>
        {pageOf(PageBody)}
      </>
    );
    const container = document.createElement("div");
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(page("Header"));
    container.firstElementChild?.replaceChildren(words);

    return { container, page: page("Header") };
  };

  it("is whole, and React takes it over without a change", async () => {
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

  it("stays whole when something else has changed its words, and React draws it anew", async () => {
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
