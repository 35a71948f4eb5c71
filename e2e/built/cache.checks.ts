import { statSync } from "node:fs";

describe("what Gatsby keeps", () => {
  it("is for its owner alone: it has STRAPI_TOKEN", () => {
    expect((statSync(".cache").mode & 0o777).toString(8)).toBe("700");
  });
});
