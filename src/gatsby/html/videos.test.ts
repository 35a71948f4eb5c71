import { frameOrigins, parseVideoUrl } from "./videos";

it.each([
  ["https://www.youtube.com/watch?v=abc_efg-ijk", "/embed/abc_efg-ijk?"],
  ["https://www.youtube.com/watch?list=x&v=abc_efg-ijk&t=9s", "/embed/abc_efg-ijk?"],
  ["https://m.youtube.com/shorts/abc_efg-ijk", "/embed/abc_efg-ijk?"],
  ["https://youtu.be/abc_efg-ijk?si=x", "/embed/abc_efg-ijk?"],
  ["https://youtu.be/abc_efg-ijk?t=90", "/embed/abc_efg-ijk?autoplay=1&start=90"],
  [
    "https://www.youtube.com/watch?v=abc_efg-ijk&t=1h2m3s",
    "/embed/abc_efg-ijk?autoplay=1&start=3723",
  ],
  ["https://vimeo.com/123456", "/video/123456?"],
  ["https://vimeo.com/123456/abcdef1234", "/video/123456?autoplay=1&dnt=1&h=abcdef1234"],
  ["https://vimeo.com/123456#t=1m30s", "/video/123456?autoplay=1&dnt=1#t=90s"],
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
