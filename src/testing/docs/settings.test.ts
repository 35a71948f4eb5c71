import { wrongDefaults, wrongSettings } from "./settings";

const page = (text: string) => ({ path: "docs/a.md", text });

describe("settings", () => {
  const known = new Set(["SITE_URL", "CV_S3_KEY", "CV_S3_BUCKET"]);

  it.each([
    "`SITE_URL`",
    "`SITE_URL=https://a.test`",
    "`CV_S3_…`",
    "`NODE_ENV`",
    "`HTTP`",
    "GONE_NAME",
  ])("accepts %s", (text) => {
    expect(wrongSettings(page(text), known)).toEqual([]);
  });

  it.each([
    ["`SITE_ADDRESS`", "SITE_ADDRESS"],
    ["`SITE_URL=1 GONE_URL=2 npm test`", "GONE_URL"],
    ["`MEDIA_S3_…`", "MEDIA_S3_…"],
    ["`CV_S3_`", "CV_S3_"],
  ])("rejects %s", (text, name) => {
    expect(wrongSettings(page(`a\n${text}`), known)).toEqual([
      `docs/a.md:2: nothing reads ${name}`,
    ]);
  });

  it("compares defaults", () => {
    const example = "# A comment\nCV_TOTAL_MB=10000\nVERSIONS=50\n";

    expect(
      wrongDefaults(
        page("`CV_TOTAL_MB` (10,000 by default), `VERSIONS` (50), `PORT` (1)"),
        example,
      ),
    ).toEqual([]);
    expect(wrongDefaults(page("a\n`VERSIONS` (40): b"), example)).toEqual([
      "docs/a.md:2: VERSIONS is 50 in .env.example, not 40",
    ]);
  });
});
