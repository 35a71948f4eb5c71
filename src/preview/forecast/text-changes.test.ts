import { changedTexts, commonChanges, furtherChanges } from "./text-changes";

const page = (body: string, head = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

describe("changedTexts", () => {
  it.each([
    ["data of search engines", '<script type="application/ld+json">{"a":1}</script>'],
    ["the time of a change", '<meta property="article:modified_time" content="1"/>'],
    ["what is loaded ahead", '<link rel="preload" as="image" href="/1.avif"/>'],
    ["a policy", `<meta http-equiv="Content-Security-Policy" content="default-src '1'">`],
    ["hashes", '<script src="/app-11111111111111111111.js" data-hash="1"></script>'],
  ])("does not see %s", (_what, head) => {
    expect(
      changedTexts(page("<p>A</p>", head), page("<p>A</p>", head.replaceAll("1", "2"))),
    ).toBeNull();
    expect(changedTexts(page("<p>A</p>", head), page("<p>A</p>"))).toBeNull();
  });

  it.each([
    ["a link", '<a href="/a/">A</a>', '<a href="/b/">A</a>'],
    ["a picture", '<img src="/a.png" alt="A">', '<img src="/b.png" alt="A">'],
    ["an order", "<p>A</p><p>B</p>", "<p>B</p><p>A</p>"],
    ["a look", '<section class="a">A</section>', '<section class="b">A</section>'],
    ["emphasis", "<p>A B</p>", "<p><b>A</b> B</p>"],
  ])("sees %s without a changed text", (_what, before, after) => {
    expect(changedTexts(page(before), page(after))).toEqual([]);
  });

  it("reads texts as visitors do, and each change once", () => {
    expect(
      changedTexts(
        page("<h1>Old title</h1><nav><li>Old title</li></nav><p>One &amp; <b>two</b><br>three</p>"),
        page("<h1>New title</h1><nav><li>New title</li></nav><p>One &amp; <i>two</i><br>four</p>"),
      ),
    ).toEqual([
      { before: "Old title", after: "New title" },
      { before: "One & two three", after: "One & two four" },
    ]);
  });

  it("sees alternative texts, placeholders, and what is shown without scripts", () => {
    const html = (text: string) =>
      page(
        `<img alt="A ${text}"><input placeholder="B ${text}"><noscript><p>C ${text}</p></noscript>`,
      );

    expect(changedTexts(html("dog"), html("cat"))).toEqual([
      { before: "A dog", after: "A cat" },
      { before: "B dog", after: "B cat" },
      { before: "C dog", after: "C cat" },
    ]);
  });

  it("leaves out what search results show only if the page shows the same", () => {
    const head = (name: string) =>
      `<title>${name} | Site</title><meta name="description" content="${name}s">`;

    expect(changedTexts(page("<h1>A</h1>", head("A")), page("<h1>B</h1>", head("B")))).toEqual([
      { before: "A", after: "B" },
    ]);
    expect(changedTexts(page("<h1>A</h1>", head("A")), page("<h1>A</h1>", head("B")))).toEqual([
      { before: "A | Site", after: "B | Site" },
      { before: "As", after: "Bs" },
    ]);
  });

  it("keeps a text that is added apart from one that is removed elsewhere", () => {
    expect(
      changedTexts(page("<p>Gone</p><p>Stays</p>"), page("<p>Stays</p><p>New words</p>")),
    ).toEqual([
      { before: "Gone", after: "" },
      { before: "", after: "New words" },
    ]);
  });
});

it("separates what all pages change from what one page changes", () => {
  const menu = { before: "Jobs", after: "Work" };
  const own = { before: "", after: "More" };

  expect(commonChanges([[menu], [menu, own]])).toEqual([menu]);
  expect(commonChanges([[menu], [own]])).toEqual([]);
  expect(furtherChanges([menu, own], [menu])).toEqual([own]);
});
