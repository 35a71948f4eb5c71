import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { scrollToPercentage } from "../testing/scroll-to-percentage";

import { CookieBanner } from "./CookieBanner";
import { saveChoice, setSettingsOpen } from "./consent-store";

jest.mock("./consent-store");

describe("the cookie banner", () => {
  beforeEach(() => {
    jest.mocked(saveChoice).mockReset();
    render(<CookieBanner privacyPath="/privacy-policy/" />);
  });

  it("has the specified text", () => {
    expect(screen.getByRole("region", { name: "Cookies" })).toHaveTextContent(
      "This website uses cookies to improve your experience.",
    );
  });

  it("accepts everything with Accept", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Accept" }));

    expect(saveChoice).toHaveBeenCalledWith({ statistics: true, chat: true });
  });

  it("rejects everything with Reject, which looks the same as Accept", async () => {
    const reject = screen.getByRole("button", { name: "Reject" });
    expect(reject.className).toBe(screen.getByRole("button", { name: "Accept" }).className);
    await userEvent.click(reject);

    expect(saveChoice).toHaveBeenCalledWith({ statistics: false, chat: false });
  });

  it("opens the settings", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Settings" }));

    expect(setSettingsOpen).toHaveBeenCalledWith(true);
  });

  it("does not treat scrolling as consent", () => {
    scrollToPercentage(90);

    expect(saveChoice).not.toHaveBeenCalled();
  });
});
