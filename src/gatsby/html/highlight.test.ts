/** @jest-environment jsdom */
import { highlightCode, stripHighlighting } from "./highlight";

const code = `// Once more
const retry = async (times: number) => "no" + times;`;

it("marks comments, keywords, literals and names, and merges neighbors of one class", () => {
  expect(highlightCode(code, "ts")).toBe(
    [
      '<span class="c">// Once more\n</span>',
      '<span class="k">const </span><span class="f">retry </span>= <span class="k">async</span> ',
      '(times: <span class="f">number</span>) =&gt; <span class="s">"no" </span>+ times;',
    ].join(""),
  );
});

afterEach(() => jest.restoreAllMocks());

it("has the same output on a slow machine", () => {
  const before = highlightCode(code, "ts");
  let now = 0;
  jest.spyOn(Date, "now").mockImplementation(() => (now += 10_000));

  expect(highlightCode(code, "ts")).toBe(before);
});

it.each(["ts", "js", "tsx", "html", "css", "json", "sql", "sh", "python", "php", "go", "yaml"])(
  "highlights %s without changing the text",
  (language) => {
    const text = `a <b class="x"> && 'c' /* "d" */\n\t"e": 1;\n\n# f -- g\n`;
    const pre = document.createElement("pre");
    pre.innerHTML = highlightCode(text, language);

    expect(pre.textContent).toBe(text);
    expect(pre.querySelector("span")).not.toBeNull();
    expect(pre.querySelector("[style], :not(span)")).toBeNull();
  },
);

it("escapes code in an unsupported language", () => {
  expect(highlightCode("a < b", "klingon")).toBe("a &lt; b");
});

it("strips its spans", () => {
  expect(stripHighlighting(highlightCode(code, "ts"))).toBe(code.replace(">", "&gt;"));
});
