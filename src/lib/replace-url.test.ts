import { replaceUrl, urlChangedEvent } from "./replace-url";

describe("replaceUrl", () => {
  it("replaces the URL without a history entry, and keeps the entry's state", () => {
    window.history.pushState({ key: "1" }, "", "/search/");
    const { length } = window.history;
    replaceUrl("/search/?q=odoo");

    expect(window.location.search).toBe("?q=odoo");
    expect(window.history).toHaveLength(length);
    expect(window.history.state).toEqual({ key: "1" });
  });

  it("dispatches its event once the URL is new", () => {
    const urls: string[] = [];
    const listen = () => urls.push(window.location.search);
    window.addEventListener(urlChangedEvent, listen);
    replaceUrl("/search/?q=erp");
    window.removeEventListener(urlChangedEvent, listen);

    expect(urls).toEqual(["?q=erp"]);
  });
});
