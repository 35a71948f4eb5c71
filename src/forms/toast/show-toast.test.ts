import { showToast } from "./show-toast";
import { raiseToast } from "./toaster";

jest.mock("./toaster");

it("raises a toast with the message", async () => {
  await showToast("Please Complete the Captcha");

  expect(raiseToast).toHaveBeenCalledWith("Please Complete the Captcha");
});

it("does nothing where the toasts cannot be loaded", async () => {
  jest.mocked(raiseToast).mockRejectedValueOnce(new Error("Loading chunk 7 failed"));

  await expect(showToast("No")).resolves.toBeUndefined();
});
