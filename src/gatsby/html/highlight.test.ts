/** @jest-environment jsdom */
import { execFileSync } from "node:child_process";

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
  let now = 0;
  jest.spyOn(Date, "now").mockImplementation(() => (now += 10_000));

  // Another text than above: what has been rendered is not rendered again.
  expect(highlightCode(`${code}\nlet slow;`, "ts")).toBe(
    `${highlightCode(code, "ts")}\n<span class="k">let</span> slow;`,
  );
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

/** As in a long build: V8 compiles regular expressions differently from here on. */
const inLargeProgram = (code: string) =>
  execFileSync(
    process.execPath,
    ["--import", "./scripts/lib/typescript.mjs", "--input-type=module", "--eval", code],
    { encoding: "utf8" },
  );

it("has the same output in a program with much code", () => {
  const sql = "CREATE TABLE job (\n  id bigint\n);";
  const output = inLargeProgram(`
    import { getHeapStatistics } from "node:v8";
    import { highlightCode } from "./src/gatsby/html/highlight.ts";

    for (let number = 0; getHeapStatistics().total_heap_size_executable < 17.5e6; number += 1) {
      const long = Array.from({ length: 300 }, (_, index) => \`[a-c]{1,3}\${number}x\${index}\`);
      const expression = new RegExp(long.join("|"), "i");
      for (let times = 0; times < 3; times += 1) expression.test("abc");
    }
    process.stdout.write(highlightCode(${JSON.stringify(sql)}, "sql"));
  `);

  expect(output).toContain('<span class="f">job</span>');
  expect(output).toBe(highlightCode(sql, "sql"));
});

it("renders one text again in another language", () => {
  expect(highlightCode("let a", "sql")).not.toBe(highlightCode("let a", "ts"));
});

it("escapes code in an unsupported language", () => {
  expect(highlightCode("a < b", "klingon")).toBe("a &lt; b");
});

it("strips its spans", () => {
  expect(stripHighlighting(highlightCode(code, "ts"))).toBe(code.replace(">", "&gt;"));
});
