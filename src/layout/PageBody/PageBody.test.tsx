import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

import { PageBody } from "./PageBody";

const names = ["opening", "jumps", "work", "questions", "contact"];
const page = (
  <PageBody>
    {names.slice(0, 2).map((name) => (
      <section key={name}>{name}</section>
    ))}
    {null}
    <section>work</section>
    <>
      <section>questions</section>
      <section id="contact">contact</section>
    </>
  </PageBody>
);
const shown = () => [...document.querySelectorAll("section")].map(({ textContent }) => textContent);

const painted = () =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

afterEach(() => {
  window.location.hash = "";
});

it("shows the first screen first, and the rest when it is painted", async () => {
  render(page);
  expect(shown()).toEqual(names.slice(0, 2));
  const first = screen.getByText("opening");
  await painted();

  expect(shown()).toEqual(names);
  expect(screen.getByText("opening")).toBe(first);
});

it("leads to a part that was named before it was there", async () => {
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  render(page);
  window.location.hash = "#contact";
  await painted();

  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText("contact")]);
});

it("shows all of a page at once whose address names a part", () => {
  window.location.hash = "#contact";
  render(page);

  expect(shown()).toEqual(names);
});

it("is whole in the build, and takes over what is there without a change", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page);
  expect(shown()).toEqual(names);
  const sections = [...container.querySelectorAll("section")];
  const failed = jest.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: failed }));
  await painted();

  expect([...container.querySelectorAll("section")]).toEqual(sections);
  expect(failed).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
