import { onFirstInteraction } from "./on-first-interaction";

it("runs the callback once, on the first interaction", () => {
  const act = jest.fn();
  onFirstInteraction(act);
  expect(act).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("touchstart"));
  window.dispatchEvent(new Event("scroll"));
  expect(act).toHaveBeenCalledTimes(1);
});

it("does not run the callback after it is canceled", () => {
  const act = jest.fn();
  onFirstInteraction(act)();
  window.dispatchEvent(new Event("keydown"));
  expect(act).not.toHaveBeenCalled();
});
