import { linkStylesheet } from "./link-stylesheet";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/prefix${path}` }));

const links = () => [...document.head.querySelectorAll("link")];
const newest = () => links().at(-1) as HTMLLinkElement;

describe("a linked stylesheet", () => {
  it("is linked once, and resolves once it has loaded", async () => {
    const first = linkStylesheet("/one.css");
    const second = linkStylesheet("/one.css");
    expect(links()).toHaveLength(1);
    expect(newest().rel).toBe("stylesheet");
    expect(newest().getAttribute("href")).toBe("/prefix/one.css");

    newest().dispatchEvent(new Event("load"));
    expect(await first).toBe(true);
    expect(await second).toBe(true);
    expect(await linkStylesheet("/one.css")).toBe(true);
    expect(links()).toHaveLength(1);
  });

  it("is removed if it fails to load, and linked again on the next call", async () => {
    const before = links().length;
    const first = linkStylesheet("/two.css");
    newest().dispatchEvent(new Event("error"));
    expect(await first).toBe(false);
    expect(links()).toHaveLength(before);

    const second = linkStylesheet("/two.css");
    expect(links()).toHaveLength(before + 1);
    newest().dispatchEvent(new Event("load"));
    expect(await second).toBe(true);
  });
});
