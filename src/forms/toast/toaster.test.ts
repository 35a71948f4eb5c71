import { act } from "@testing-library/react";
import { toast } from "react-toastify/unstyled";

import { linkStylesheet } from "../link-stylesheet";

import { showErrorToast, toastDurationMs } from "./toaster";

const mockContainer = jest.fn((_props: unknown) => null);
jest.mock("react-toastify/unstyled", () => ({
  Slide: () => null,
  ToastContainer: (props: unknown) => mockContainer(props),
  toast: { error: jest.fn() },
}));
jest.mock("../link-stylesheet");

const message = "Please Complete the Captcha";
const hosts = () => [...document.querySelectorAll<HTMLElement>(".toasts")];

describe("a toast", () => {
  beforeEach(() => {
    jest.mocked(toast.error).mockReset();
    jest.mocked(linkStylesheet).mockResolvedValue(true);
  });

  it("is not shown if its stylesheet fails to load", async () => {
    jest.mocked(linkStylesheet).mockResolvedValue(false);
    await showErrorToast(message);

    expect(toast.error).not.toHaveBeenCalled();
    expect(hosts()).toEqual([]);
  });

  it("is red, stays for two seconds, and has no progress bar or live region", async () => {
    await act(() => showErrorToast(message));

    expect(toastDurationMs).toBe(2000);
    expect(toast.error).toHaveBeenCalledWith(message, { role: "none", toastId: message });
    expect(mockContainer).toHaveBeenCalledWith(
      expect.objectContaining({
        autoClose: 2000,
        hideProgressBar: true,
        theme: "colored",
        closeButton: false,
        pauseOnFocusLoss: false,
        pauseOnHover: false,
      }),
    );
    expect(hosts()).toHaveLength(1);
  });

  it.each([
    [false, ["show"]],
    [true, ["hide", "show"]],
  ])("is shown above a dialog opened since the last toast (%s)", async (isOpen, expected) => {
    await act(() => showErrorToast(message));
    const calls: string[] = [];
    Object.assign(hosts()[0] ?? {}, {
      showPopover: () => calls.push("show"),
      hidePopover: () => calls.push("hide"),
      matches: () => isOpen,
    });
    await showErrorToast(message);

    expect(calls).toEqual(expected);
    expect(hosts()).toHaveLength(1);
  });
});
