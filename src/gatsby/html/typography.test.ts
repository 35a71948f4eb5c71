import { createMarkdown } from "../../../common/rules/markdown";

const render = (text: string) => createMarkdown().render(text).trim();

describe("typography of rich text", () => {
  it.each([
    ["Art. 6(1)(c) GDPR, (C), (r), (tm)", "<p>Art. 6(1)(c) GDPR, (C), (r), (tm)</p>"],
    ["# (c) delete", "<h1>(c) delete</h1>"],
    ["[(r)](/a/)", '<p><a href="/a/">(r)</a></p>'],
    ["Wait... what???? no!!!! a,,b +-1", "<p>Wait... what???? no!!!! a,,b +-1</p>"],
    ["`a -- b`", "<p><code>a -- b</code></p>"],
    ["a\\\n\\---\\\n--\\- b", "<p>a<br>\n---<br>\n--- b</p>"],
    ["\\-", "<p>-</p>"],
    [
      "<https://a.example/b--c>",
      '<p><a href="https://a.example/b--c">https://a.example/b--c</a></p>',
    ],
  ])("leaves %j as it is", (text, html) => {
    expect(render(text)).toBe(html);
  });

  it.each([
    ['"Yes," she said.', "<p>“Yes,” she said.</p>"],
    ["it's", "<p>it’s</p>"],
    ["2020--2021 -- a---b", "<p>2020–2021 – a—b</p>"],
    ["*a* -- **b**", "<p><em>a</em> – <strong>b</strong></p>"],
  ])("sets quotes and dashes of %j", (text, html) => {
    expect(render(text)).toBe(html);
  });
});
