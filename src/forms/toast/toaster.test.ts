import { toast } from "react-toastify/unstyled";

import { linkStylesheet } from "../link-stylesheet";

import { raiseToast, toastTime } from "./toaster";

const mockContainer = jest.fn((_props: unknown) => null);
jest.mock("react-toastify/unstyled", () => ({
  Slide: () => null,
  ToastContainer: (props: unknown) => mockContainer(props),
  toast: { error: jest.fn() },
}));
jest.mock("../link-stylesheet");

describe("a toast", () => {
  beforeEach(() => jest.mocked(toast.error).mockReset());

  it("is red, stays two seconds and has no progress bar", async () => {
    jest.mocked(linkStylesheet).mockResolvedValue(true);
    await raiseToast("Please Complete the Captcha");
    await new Promise((resolve) => setTimeout(resolve, 20));

    expect(toastTime).toBe(2000);
    expect(toast.error).toHaveBeenCalledWith("Please Complete the Captcha", expect.anything());
    expect(mockContainer).toHaveBeenCalledWith(
      expect.objectContaining({ autoClose: 2000, hideProgressBar: true, theme: "colored" }),
    );
  });

  it("is left out when its stylesheet cannot be loaded", async () => {
    jest.mocked(linkStylesheet).mockResolvedValue(false);
    await raiseToast("Please Complete the Captcha");

    expect(toast.error).not.toHaveBeenCalled();
  });
});
