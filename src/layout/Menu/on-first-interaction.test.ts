import { onFirstInteraction } from "./on-first-interaction";

it("runs the callback once, on the first interaction", () => {
  const callback = jest.fn();
  onFirstInteraction(callback);
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("touchstart"));
  window.dispatchEvent(new Event("scroll"));
  expect(callback).toHaveBeenCalledTimes(1);
});

it("does not run the callback after it is canceled", () => {
  const callback = jest.fn();
  onFirstInteraction(callback)();
  window.dispatchEvent(new Event("keydown"));
  expect(callback).not.toHaveBeenCalled();
});
