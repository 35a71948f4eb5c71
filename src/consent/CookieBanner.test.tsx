import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { scrollToPercentage } from "../testing/scroll";

import { CookieBanner } from "./CookieBanner";
import { saveChoice, setSettingsOpen } from "./consent-store";

jest.mock("./consent-store");

describe("the cookie banner", () => {
  beforeEach(() => {
    jest.mocked(saveChoice).mockReset();
    render(<CookieBanner privacyPath="/privacy-policy/" />);
  });

  it("reads as the specification says", () => {
    expect(screen.getByRole("region", { name: "Cookies" })).toHaveTextContent(
      "This website uses cookies to improve your experience.",
    );
  });

  it("accepts everything with Accept", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Accept" }));

    expect(saveChoice).toHaveBeenCalledWith({ statistics: true, chat: true });
  });

  it("refuses everything with Reject, which weighs the same", async () => {
    const reject = screen.getByRole("button", { name: "Reject" });
    expect(reject.className).toBe(screen.getByRole("button", { name: "Accept" }).className);
    await userEvent.click(reject);

    expect(saveChoice).toHaveBeenCalledWith({ statistics: false, chat: false });
  });

  it("leads to the settings", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Settings" }));

    expect(setSettingsOpen).toHaveBeenCalledWith(true);
  });

  it("does not take scrolling for consent", () => {
    scrollToPercentage(90);

    expect(saveChoice).not.toHaveBeenCalled();
  });
});
