/** @jest-environment jsdom */
import { highlighted, withoutHighlights } from "./highlight";

const code = `// Once more
const retry = async (times: number) => "no" + times;`;

it("marks comments, keywords, literals and names, and joins those of a kind", () => {
  expect(highlighted(code, "ts")).toBe(
    [
      '<span class="c">// Once more\n</span>',
      '<span class="k">const </span><span class="f">retry </span>= <span class="k">async</span> ',
      '(times: <span class="f">number</span>) =&gt; <span class="s">"no" </span>+ times;',
    ].join(""),
  );
});

afterEach(() => jest.restoreAllMocks());

it("makes the same of it on a machine that is slow", () => {
  const before = highlighted(code, "ts");
  let now = 0;
  jest.spyOn(Date, "now").mockImplementation(() => (now += 10_000));

  expect(highlighted(code, "ts")).toBe(before);
});

it.each(["ts", "js", "tsx", "html", "css", "json", "sql", "sh", "python", "php", "go", "yaml"])(
  "knows %s, and changes none of its characters",
  (language) => {
    const text = `a <b class="x"> && 'c' /* "d" */\n\t"e": 1;\n\n# f -- g\n`;
    const place = document.createElement("pre");
    place.innerHTML = highlighted(text, language);

    expect(place.textContent).toBe(text);
    expect(place.querySelector("span")).not.toBeNull();
    expect(place.querySelector("[style], :not(span)")).toBeNull();
  },
);

it("leaves a language as it is that it does not know", () => {
  expect(highlighted("a < b", "klingon")).toBe("a &lt; b");
});

it("takes its marks out again", () => {
  expect(withoutHighlights(highlighted(code, "ts"))).toBe(code.replace(">", "&gt;"));
});
