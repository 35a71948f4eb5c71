import { canReadCookies, deleteCookies, readCookies, writeCookie } from "./cookies";

describe("cookies", () => {
  afterEach(() => {
    jest.restoreAllMocks();
    deleteCookies(() => true);
  });

  it("are written for the whole site and for a year", () => {
    const set = jest.spyOn(document, "cookie", "set");
    writeCookie("myCookies", "1", 365);

    expect(set).toHaveBeenCalledWith("myCookies=1; Max-Age=31536000; Path=/; SameSite=Lax");
  });

  it("last until the browser is closed without a number of days", () => {
    const set = jest.spyOn(document, "cookie", "set");
    writeCookie("gate", "true");

    expect(set).toHaveBeenCalledWith("gate=true; Path=/; SameSite=Lax");
  });

  it("are read by their full name", () => {
    document.cookie = "xmyCookies=2";
    document.cookie = "myCookies=1.chat=x";

    expect(readCookies("myCookies")).toEqual(["1.chat=x"]);
    expect(readCookies("myCookie")).toEqual([]);
  });

  it("are deleted only if their names match", () => {
    document.cookie = "_ga=1";
    document.cookie = "_ga_ABC=1";
    document.cookie = "mine=1";
    deleteCookies((name) => name.startsWith("_ga"));

    expect(document.cookie).toBe("mine=1");
  });

  it("are deleted with and without a domain, as a cookie may have been set either way", () => {
    document.cookie = "_ga=1";
    const set = jest.spyOn(document, "cookie", "set");
    deleteCookies((name) => name === "_ga");

    expect(set.mock.calls.flat()).toEqual([
      "_ga=; Max-Age=0; Path=/; SameSite=Lax",
      "_ga=; Max-Age=0; Domain=localhost; Path=/; SameSite=Lax",
    ]);
  });

  it("can be read by default", () => {
    expect(canReadCookies()).toBe(true);
  });

  it("do nothing if the browser forbids them", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    jest.spyOn(document, "cookie", "get").mockImplementation(forbidden);
    jest.spyOn(document, "cookie", "set").mockImplementation(forbidden);

    const matches = jest.fn(() => true);

    expect(canReadCookies()).toBe(false);
    expect(readCookies("myCookies")).toEqual([]);
    expect(() => writeCookie("a", "b")).not.toThrow();
    expect(() => deleteCookies(matches)).not.toThrow();
    expect(matches).not.toHaveBeenCalled();
  });
});
