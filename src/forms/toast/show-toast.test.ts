import { showToast } from "./show-toast";
import { showErrorToast } from "./toaster";

jest.mock("./toaster");

it("shows a toast with the message", async () => {
  await showToast("Please Complete the Captcha");

  expect(showErrorToast).toHaveBeenCalledWith("Please Complete the Captcha");
});

it("does nothing if the toast code fails to load", async () => {
  jest.mocked(showErrorToast).mockRejectedValueOnce(new Error("Loading chunk 7 failed"));

  await expect(showToast("No")).resolves.toBeUndefined();
});
