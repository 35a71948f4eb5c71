import { loadPage, reloadPage } from "../../lib/load-page";

import { redirectToThankYou } from "./redirect-to-thank-you";

jest.mock("../../lib/load-page");

const path = "/thankyou/";

describe("redirectToThankYou", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetAllMocks();
    window.history.replaceState(null, "", "/contact-us/");
  });
  afterEach(() => jest.useRealTimers());

  it("loads the thank-you page if the location was sent", () => {
    redirectToThankYou(true, path);
    jest.runAllTimers();

    expect(loadPage).toHaveBeenCalledWith(path);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it("reloads 100 ms later, at the address of the thank-you page, if the location was unknown", () => {
    redirectToThankYou(false, path);
    expect(window.location.pathname).toBe(path);
    jest.advanceTimersByTime(99);
    expect(reloadPage).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);

    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(loadPage).not.toHaveBeenCalled();
  });
});
