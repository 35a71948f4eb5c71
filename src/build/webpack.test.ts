import { keepFontsInFiles, splitStyles } from "./webpack";

const apiOf = (config: object) => ({
  stage: "build-javascript" as const,
  actions: { replaceWebpackConfig: jest.fn() } as never,
  getConfig: () => config,
});

it("keeps fonts out of stylesheets, whatever their size", () => {
  const options = { limit: 10_000 };
  keepFontsInFiles(apiOf({ module: { rules: [{ test: /\.woff2$/, use: [{ options }] }] } }));

  expect(options.limit).toBe(0);
});

it("says when Gatsby's configuration has no size limit for fonts, or no group for styles", () => {
  const rules = [{ test: /\.woff2$/, type: "asset/inline" }, { test: /\.png$/ }];

  expect(() => keepFontsInFiles(apiOf({ module: { rules } }))).toThrow(
    "Gatsby's webpack configuration has no size limit for fonts any more: see docs/patches.md.",
  );
  expect(() => splitStyles(apiOf({ optimization: { splitChunks: { cacheGroups: {} } } }))).toThrow(
    "Gatsby's webpack configuration has no cache group for styles any more: see docs/patches.md.",
  );
});
