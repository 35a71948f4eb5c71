import { keepSender, takeSender } from "./sender";

afterEach(() => sessionStorage.clear());

it("a sender is taken once", () => {
  keepSender({ name: "Ada", email: "ada@a.example" });

  expect(takeSender()).toEqual({ name: "Ada", email: "ada@a.example" });
  expect(takeSender()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

it.each(["", "no JSON", "[]", '{"name":1,"other":"x"}'])("%j is no sender", (text) => {
  sessionStorage.setItem("sender", text);

  expect(takeSender()).toEqual({});
});

it("a sender outlasts forbidden storage", () => {
  const forbid = () => {
    throw new Error("forbidden");
  };
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
  keepSender({ name: "Ada" });
  jest.restoreAllMocks();

  expect(takeSender()).toEqual({ name: "Ada" });
});
