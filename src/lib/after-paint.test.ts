import { afterPaint } from "./after-paint";

it("acts after the next frame, and not in it", async () => {
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
