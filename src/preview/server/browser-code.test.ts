import { browserCode } from "./browser-code";

const codeOf = (name: string) => browserCode(process.cwd(), `/__preview/${name}`);

it("serves each module that the scripts of the pages import", () => {
  const queue = ["main", "link", "published"];
  for (const name of queue) {
    const code = codeOf(name);
    expect([name, typeof code]).toEqual([name, "string"]);
    for (const [, imported = ""] of code?.matchAll(/^import [^;]*from "\.\/([^"]+)"/gm) ?? []) {
      if (!queue.includes(imported)) queue.push(imported);
    }
  }
  expect(queue.length).toBeGreaterThan(5);
});

it.each(["update.test", "../server/server", "..%2Fmain", "", "constructor"])(
  "serves nothing else: %s",
  (name) => {
    expect(codeOf(name)).toBeUndefined();
  },
);
