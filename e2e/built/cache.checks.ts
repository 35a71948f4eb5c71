import { statSync } from "node:fs";

describe("Gatsby's cache", () => {
  it("is readable only by its owner, since it contains STRAPI_TOKEN", () => {
    expect((statSync(".cache").mode & 0o777).toString(8)).toBe("700");
  });
});
