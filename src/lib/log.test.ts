import { logError } from "./log";

it("writes the failed operation and the error to the console", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const failure = new Error("no");
  logError("The newsletter form was not sent", failure);

  expect(error).toHaveBeenCalledWith("The newsletter form was not sent", failure);
  error.mockRestore();
});
