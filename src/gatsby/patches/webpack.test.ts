import { disableFontInlining, splitCss } from "./webpack";

const apiOf = (config: object) => ({
  stage: "build-javascript" as const,
  actions: { replaceWebpackConfig: jest.fn() } as never,
  getConfig: () => config,
});

it("emits fonts of any size as files", () => {
  const options = { limit: 10_000 };
  disableFontInlining(apiOf({ module: { rules: [{ test: /\.woff2$/, use: [{ options }] }] } }));

  expect(options.limit).toBe(0);
});

it("throws if Gatsby's configuration has no size limit for fonts, or no group for styles", () => {
  const rules = [{ test: /\.woff2$/, type: "asset/inline" }, { test: /\.png$/ }];

  expect(() => disableFontInlining(apiOf({ module: { rules } }))).toThrow(
    "Gatsby's webpack configuration no longer has a size limit for fonts: see docs/patches.md.",
  );
  expect(() => splitCss(apiOf({ optimization: { splitChunks: { cacheGroups: {} } } }))).toThrow(
    "Gatsby's webpack configuration no longer has a cache group for styles: see docs/patches.md.",
  );
});
