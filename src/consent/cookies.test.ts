import { deleteCookies, readCookies, writeCookie } from "./cookies";

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

  it("do nothing if the browser forbids them", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    jest.spyOn(document, "cookie", "get").mockImplementation(forbidden);
    jest.spyOn(document, "cookie", "set").mockImplementation(forbidden);

    expect(readCookies("myCookies")).toEqual([]);
    expect(() => writeCookie("a", "b")).not.toThrow();
    expect(() => deleteCookies(() => true)).not.toThrow();
  });
});
