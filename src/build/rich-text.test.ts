import { markdownHtml } from "./rich-text";

describe("markdownHtml", () => {
  it("writes the HTML of headings, lists and links", () => {
    expect(markdownHtml("## Why\n\n- one\n- [two](/blog/)")).toBe(
      '<h2>Why</h2>\n<ul>\n<li>one</li>\n<li><a href="/blog/">two</a></li>\n</ul>\n',
    );
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "[click](javascript:alert(1))",
    "[click](JaVaScRiPt:alert(1))",
    "[click](data:text/html;base64,PHNjcmlwdD4=)",
    "![x](vbscript:msgbox)",
    "<a href='javascript:alert(1)'>x</a>",
  ])("leaves nothing that runs in %s", (text) => {
    const page = document.createElement("div");
    page.innerHTML = markdownHtml(text);

    expect(page.querySelector("script, img, [onerror], a")).toBeNull();
    expect(page).not.toBeEmptyDOMElement();
  });
});
