import { frameOrigins, parseVideoUrl } from "./videos";

it.each([
  ["https://www.youtube.com/watch?v=abc_efg-ijk", "/embed/abc_efg-ijk?"],
  ["https://www.youtube.com/watch?list=x&v=abc_efg-ijk&t=9s", "/embed/abc_efg-ijk?"],
  ["https://m.youtube.com/shorts/abc_efg-ijk", "/embed/abc_efg-ijk?"],
  ["https://youtu.be/abc_efg-ijk?si=x", "/embed/abc_efg-ijk?"],
  ["https://vimeo.com/123456", "/video/123456?"],
])("returns a player for %s, on an origin in frameOrigins", (address, path) => {
  const player = parseVideoUrl(address)?.playerUrl ?? "";

  expect(player).toContain(path);
  expect(frameOrigins).toContain(new URL(player).origin);
});

it.each([
  "https://www.youtube.com/@channel",
  "https://youtu.be/too-short",
  "http://youtu.be/abc_efg-ijk",
  "https://youtube.com.evil.example/watch?v=abc_efg-ijk",
  "https://evil.example/?https://youtu.be/abc_efg-ijk",
  "https://vimeo.com/about",
])("rejects %s", (address) => {
  expect(parseVideoUrl(address)).toBeUndefined();
});
