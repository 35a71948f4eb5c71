import { finish } from "./finish";

describe("what follows a sent message", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is the thank-you page", () => {
    const navigate = jest.fn();
    finish(true, "/thankyou/", navigate, jest.fn());

    expect(navigate).toHaveBeenCalledWith("/thankyou/");
  });

  it("reloads 100 ms after the arrival there when the location was unknown", () => {
    const reload = jest.fn();
    window.history.replaceState(null, "", "/contact-us/");
    finish(false, "/thankyou/", jest.fn(), reload);
    jest.advanceTimersByTime(1000);
    expect(reload).not.toHaveBeenCalled();

    window.history.replaceState(null, "", "/thankyou/");
    jest.advanceTimersByTime(50 + 99);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("does not reload when the location went along", () => {
    const reload = jest.fn();
    finish(true, "/thankyou/", jest.fn(), reload);
    jest.advanceTimersByTime(1000);

    expect(reload).not.toHaveBeenCalled();
  });
});
