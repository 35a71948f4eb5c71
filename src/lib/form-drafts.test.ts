import { deleteDraft, readDraft, saveDraft } from "./form-drafts";

const draft = { values: { message: "Hello" }, startedAt: 5 };

describe("a draft", () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
    deleteDraft("contact");
  });

  it("is restored after a reload", () => {
    saveDraft("contact", draft);

    expect(readDraft("contact")).toEqual(draft);
    expect(sessionStorage.getItem("draft:contact")).toContain("Hello");
  });

  it("is gone after it is deleted", () => {
    saveDraft("contact", draft);
    deleteDraft("contact");

    expect(readDraft("contact")).toBeUndefined();
  });

  it.each([
    "",
    "{",
    "null",
    "7",
    "[]",
    '"x"',
    '{"values":1}',
    '{"values":{}}',
    '{"values":1,"startedAt":1}',
    '{"values":"x","startedAt":1}',
    '{"values":null,"startedAt":1}',
    '{"values":{},"startedAt":null}',
    '{"values":{},"startedAt":"1"}',
    '{"startedAt":1}',
  ])("is ignored if it is invalid (%j)", (text) => {
    sessionStorage.setItem("draft:contact", text);

    expect(readDraft("contact")).toBeUndefined();
  });

  it("is kept in memory if storage is full", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    saveDraft("contact", draft);

    expect(readDraft("contact")).toEqual(draft);
  });

  it("is kept in memory if storage is forbidden", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, "removeItem").mockImplementation(forbidden);

    saveDraft("contact", draft);
    expect(readDraft("contact")).toEqual(draft);
    deleteDraft("contact");
    expect(readDraft("contact")).toBeUndefined();
  });
});
