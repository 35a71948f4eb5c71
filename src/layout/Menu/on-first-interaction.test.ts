import { onFirstInteraction } from "./on-first-interaction";

it("acts once, at the first sign of a person", () => {
  const act = jest.fn();
  onFirstInteraction(act);
  expect(act).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("touchstart"));
  window.dispatchEvent(new Event("scroll"));
  expect(act).toHaveBeenCalledTimes(1);
});

it("can be called off", () => {
  const act = jest.fn();
  onFirstInteraction(act)();
  window.dispatchEvent(new Event("keydown"));
  expect(act).not.toHaveBeenCalled();
});
