/** @jest-environment jsdom */
import { limitPageTransitions } from "./page-transitions";

const leave = () => {
  const skipTransition = jest.fn();
  const event = Object.assign(new Event("pageswap"), { viewTransition: { skipTransition } });
  window.dispatchEvent(event);

  return skipTransition;
};

it("skips the transition, unless a card was chosen", () => {
  document.body.innerHTML =
    '<nav><a id="nav" href="/portfolio/">Work</a></nav><article><h3><a id="card" href="/a/">A</a></h3></article>';
  limitPageTransitions();
  expect(leave()).toHaveBeenCalledTimes(1);
  document.getElementById("nav")?.focus();
  expect(leave()).toHaveBeenCalledTimes(1);
  document.getElementById("card")?.focus();
  expect(leave()).not.toHaveBeenCalled();
});

it("leaves a page without a transition as it is", () => {
  limitPageTransitions();

  expect(() => window.dispatchEvent(new Event("pageswap"))).not.toThrow();
});
