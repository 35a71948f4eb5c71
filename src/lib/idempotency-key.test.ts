import { webcrypto } from "node:crypto";

import { idempotencyKey } from "./idempotency-key";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("an idempotency key", () => {
  beforeEach(() => jest.resetModules());

  it("is a UUID", async () => {
    expect(await idempotencyKey("contact", { message: "Hello" })).toMatch(uuid);
  });

  it("is the same for the same words, also in another tab", async () => {
    const other = await import("./idempotency-key");

    expect(await other.idempotencyKey("contact", { message: "Hello" })).toBe(
      await idempotencyKey("contact", { message: "Hello" }),
    );
  });

  it("differs between words and between forms", async () => {
    const keys = await Promise.all([
      idempotencyKey("contact", { message: "Hello" }),
      idempotencyKey("contact", { message: "Hello!" }),
      idempotencyKey("subscribe", { message: "Hello" }),
    ]);

    expect(new Set(keys).size).toBe(3);
  });

  it("outlives midnight while the page is open", async () => {
    jest.useFakeTimers({
      now: new Date("2026-01-01T23:59:59"),
      doNotFake: ["nextTick", "queueMicrotask"],
    });
    const before = await idempotencyKey("contact", { message: "late" });
    jest.setSystemTime(new Date("2026-01-02T00:00:01"));

    expect(await idempotencyKey("contact", { message: "late" })).toBe(before);
    jest.useRealTimers();
  });

  it("still holds for the page where the browser offers no digests", async () => {
    Object.defineProperty(globalThis, "crypto", {
      value: { getRandomValues: (bytes: Uint8Array) => webcrypto.getRandomValues(bytes) },
      configurable: true,
    });
    const first = await idempotencyKey("contact", { message: "plain http" });

    expect(first).toMatch(uuid);
    expect(await idempotencyKey("contact", { message: "plain http" })).toBe(first);
  });
});
