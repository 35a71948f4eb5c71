import { showToast } from "./show-toast";
import { renderToast } from "./toaster";

jest.mock("./toaster");

it("raises a toast with the message", async () => {
  await showToast("Please Complete the Captcha");

  expect(renderToast).toHaveBeenCalledWith("Please Complete the Captcha");
});

it("does nothing where the toasts cannot be loaded", async () => {
  jest.mocked(renderToast).mockRejectedValueOnce(new Error("Loading chunk 7 failed"));

  await expect(showToast("No")).resolves.toBeUndefined();
});
