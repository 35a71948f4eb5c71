import { redirectToThankYou } from "./redirect-to-thank-you";

const path = "/thankyou/";
const browser = { reload: jest.fn(), load: jest.fn() };
const navigate = jest.fn();
const arrive = () => window.history.replaceState(null, "", path);

describe("redirectToThankYou", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetAllMocks();
    window.history.replaceState(null, "", "/contact-us/");
  });
  afterEach(() => jest.useRealTimers());

  it("opens the thank-you page without a reload if the location was sent", () => {
    redirectToThankYou(true, path, navigate, browser);
    arrive();
    jest.runAllTimers();

    expect(navigate).toHaveBeenCalledWith(path);
    expect(browser.reload).not.toHaveBeenCalled();
  });

  it("reloads the page 100 ms after arrival if the location was unknown", () => {
    redirectToThankYou(false, path, navigate, browser);
    jest.advanceTimersByTime(1000);
    expect(browser.reload).not.toHaveBeenCalled();

    arrive();
    jest.advanceTimersByTime(50 + 99);
    expect(browser.reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(browser.reload).toHaveBeenCalledTimes(1);
    expect(browser.load).not.toHaveBeenCalled();
  });

  it("loads the page if navigation takes longer than five seconds", () => {
    redirectToThankYou(false, path, navigate, browser);
    jest.advanceTimersByTime(4999);
    expect(browser.load).not.toHaveBeenCalled();

    jest.advanceTimersByTime(1);
    expect(browser.load).toHaveBeenCalledWith(path);
    jest.runAllTimers();
    expect(browser.load).toHaveBeenCalledTimes(1);
    expect(browser.reload).not.toHaveBeenCalled();
  });
});
