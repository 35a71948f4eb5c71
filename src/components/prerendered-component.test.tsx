import { act, render, screen } from "@testing-library/react";
import type { FC } from "react";
import { hydrateRoot } from "react-dom/client";

import { prerenderedComponent } from "./prerendered-component";

type Props = { email: string };
type Notify = (entries: { isIntersecting: boolean }[]) => void;

let observers: Notify[] = [];
const approach = (isIntersecting: boolean) =>
  act(async () => observers.forEach((notify) => notify([{ isIntersecting }])));

beforeEach(() => {
  observers = [];
  document.body.replaceChildren();
  Object.assign(window, {
    IntersectionObserver: function IntersectionObserver(notify: Notify) {
      observers.push(notify);
      return { observe: () => undefined, disconnect: () => undefined };
    },
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const Form: FC<Props> = ({ email }) => (
  <form name="example">
    <input aria-label={email} onFocus={({ target }) => target.setAttribute("data-live", "")} />
  </form>
);
const Fallback = ({ email, failed }: Props & { failed: boolean }) => (
  <p>
    {failed && "Not loaded. "}
    {email}
  </p>
);
const create = (load: () => Promise<FC<Props>>) => prerenderedComponent(load, Fallback, "tall");

it("keeps its HTML and what was typed, and hydrates once it is near the viewport", async () => {
  const load = jest.fn(async () => Form);
  const Prerendered = create(load);
  const root = document.createElement("div");
  // As the build renders it.
  root.innerHTML = `<div class="root tall" data-form="true"><!--$--><form name="example"><input aria-label="a@a.example"></form><!--/$--><div class="fallback"><p>a@a.example</p></div></div>`;
  document.body.replaceChildren(root);
  const input = screen.getByRole<HTMLInputElement>("textbox");
  input.value = "typed";
  const onError = jest.fn();
  await act(async () => {
    hydrateRoot(root, <Prerendered email="a@a.example" />, { onRecoverableError: onError });
  });
  await approach(false);
  expect(load).not.toHaveBeenCalled();

  await approach(true);
  input.focus();
  expect(input).toHaveAttribute("data-live");
  expect(screen.getByRole("textbox")).toBe(input);
  expect(input).toHaveValue("typed");
  expect(onError).not.toHaveBeenCalled();
});

it("shows its fallback without HTML until it is near the viewport", async () => {
  const Prerendered = create(async () => Form);
  const { container } = render(<Prerendered email="a@a.example" />);
  expect(screen.getAllByText("a@a.example")).toHaveLength(2);
  expect(container.firstChild).toHaveClass("tall");

  await approach(true);
  expect(await screen.findByRole("textbox")).toBeInTheDocument();
});

it("shows its fallback if its code cannot be loaded", async () => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const Prerendered = create(() => Promise.reject(new Error("Loading chunk 508 failed")));
  render(<Prerendered email="a@a.example" />);
  await approach(true);
  await act(() => jest.advanceTimersByTimeAsync(1000));

  expect(screen.getByText("Not loaded. a@a.example")).toBeInTheDocument();
});
