import { draftKey, deleteKey, renewKey } from "./idempotency-key";

const shape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe("the key of a draft", () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    for (const form of ["contact", "subscribe"]) deleteKey(form);
  });

  it("is the same for every attempt, after a reload and in a duplicated tab", async () => {
    const key = draftKey("contact");
    jest.resetModules();
    const reloaded = await import("./idempotency-key");

    expect(key).toMatch(shape);
    expect(draftKey("contact")).toBe(key);
    expect(reloaded.draftKey("contact")).toBe(key);
  });

  it("is random for each draft", () => {
    const first = draftKey("contact");
    const other = draftKey("subscribe");
    deleteKey("contact");

    expect(new Set([first, other, draftKey("contact"), renewKey("contact")]).size).toBe(4);
  });
});
