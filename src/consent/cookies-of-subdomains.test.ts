/** @jest-environment-options {"url": "https://www.example.com/blog/"} */
import { deleteCookies, readCookies, writeCookie } from "./cookies";

describe("the cookies of a site with HTTPS on a subdomain", () => {
  it("are sent over HTTPS only", () => {
    const set = jest.spyOn(document, "cookie", "set");
    writeCookie("myCookies", "1");
    expect(set).toHaveBeenCalledWith("myCookies=1; Path=/; SameSite=Lax; Secure");
    set.mockRestore();

    deleteCookies((name) => name === "myCookies");
  });

  it("are deleted from the parent domain too", () => {
    document.cookie = "_ga=1; Path=/; Domain=example.com";
    document.cookie = "_ga=2; Path=/; Domain=www.example.com";
    expect(readCookies("_ga")).toHaveLength(2);
    deleteCookies((name) => name === "_ga");

    expect(readCookies("_ga")).toEqual([]);
  });
});
