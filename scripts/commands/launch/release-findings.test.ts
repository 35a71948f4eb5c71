import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { sampleFileDigests } from "../../../common/launch/sample-digests";

import { fileDigest, releaseFindings } from "./release-findings";

const folder = mkdtempSync(join(tmpdir(), "launch-"));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

it("finds links to what the release does not have", async () => {
  const links = [
    "/",
    "/about",
    "/about/",
    "/old",
    "/old/",
    "/cv.pdf",
    "/a%20b/",
    "/%zz/",
    "/%",
    "/gone/?q=1#a",
    "/gr%c3%b6%c3%9fe/",
    "/index.php?L=1&amp;id=5",
    "/index.php?id=6",
  ];
  const redirects = ["/old/", "/gr%C3%B6%C3%9Fe/", "/index.php?id=5"].map((from) => ({
    from,
    to: "/",
  }));
  write("one/release.json", JSON.stringify({ rules: { redirects } }));
  write("one/site/index.html", links.map((href) => `<a class="a" href="${href}">A</a>`).join(""));
  write(
    "one/site/about/index.html",
    '<a href="/gone.pdf">A</a><link href="/missing/"><a href="https://a.com/x">',
  );
  write("one/site/a b/index.html", "");
  write("one/site/cv.pdf", "");
  write("one/site/style-guide/index.html", '<a href="/example/">A</a>');

  expect(await releaseFindings(folder, join(folder, "one"), [])).toEqual([
    {
      level: "error",
      sentence: expect.stringMatching(/links lead nowhere/),
      places: [
        "/ links to /%",
        "/ links to /%zz/",
        "/ links to /gone/?q=1",
        "/ links to /index.php?id=6",
        "/about/ links to /gone.pdf",
      ],
    },
  ]);
});

it("finds the sample's logo and icon, and the share picture that the site uses", async () => {
  write("two/release.json", JSON.stringify({ rules: { redirects: [] } }));
  write("two/site/index.html", "");
  const files = Object.keys(sampleFileDigests);
  const digests = { ...sampleFileDigests };
  for (const file of files) {
    write(file, file);
    Object.assign(sampleFileDigests, { [file]: fileDigest(join(folder, file)) });
  }
  const placesFor = async (shareImage: object | null) => {
    const content = [{ type: { name: "site" }, records: [{ shareImage }] }];

    return (await releaseFindings(folder, join(folder, "two"), content))[0]?.places;
  };
  const [other = ""] = files;
  write(other, "changed");

  expect(await placesFor({ name: "share.png" })).toEqual(files.slice(1));
  expect(await placesFor({ name: "ours.png" })).toEqual(
    files.slice(1).filter((file) => !file.endsWith("share.png")),
  );
  Object.assign(sampleFileDigests, digests);
});

it("asks for the licenses of fonts", async () => {
  write("three/release.json", JSON.stringify({ rules: { redirects: [] } }));
  write("three/site/index.html", "");
  const root = join(folder, "three");
  const placesFor = async () =>
    (await releaseFindings(root, root, [])).flatMap(({ places }) => places);
  for (const file of ["one-latin", "one-latin-ext", "two-english", "three"]) {
    write(`three/brand/fonts/${file}.woff2`, "");
  }
  write("three/brand/fonts/LICENSE-one", "This font is licensed under the SIL Open Font License.");
  write("three/brand/fonts/LICENSE-two", "For desktop use only.");

  expect(await placesFor()).toEqual(["three", "two"]);
});
