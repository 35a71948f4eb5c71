import { afterPaint } from "./after-paint";

it("runs the callback after the next animation frame", async () => {
  const order: string[] = [];
  afterPaint(() => order.push("act"));
  await new Promise((done) => {
    requestAnimationFrame(() => {
      order.push("frame");
      setTimeout(done, 0);
    });
  });

  expect(order).toEqual(["frame", "act"]);
});
