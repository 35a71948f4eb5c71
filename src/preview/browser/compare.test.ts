/** @jest-environment jsdom */
import { findChanged, readBlocks } from "./compare";

const read = (html: string) => {
  document.body.innerHTML = html;

  return readBlocks(document.body);
};

describe("the texts of two versions", () => {
  it("are compared by their innermost blocks", () => {
    const found = read(
      `<h1>One <em>headline</em></h1>
      <ul><li><p>A  point</p></li><li>Another</li></ul><div>Loose</div>`,
    );

    expect([...found.values()]).toEqual(["One headline", "A point", "Another", "Loose"]);
  });

  it("are those that visitors read, without forms, which come later", () => {
    const found = read(
      `<p hidden>Hidden</p><script>code</script><noscript><p>No script</p></noscript>
      <form><label>Name</label></form><p>Shown</p>`,
    );

    expect([...found.values()]).toEqual(["Shown"]);
  });

  it("differ where the other version lacks a text", () => {
    const other = new Set(read("<h1>Old</h1><p>Same</p>").values());
    const found = read("<h1>New</h1><p>Same</p><p>Added</p>");

    expect(findChanged(found, other).map(({ textContent }) => textContent)).toEqual([
      "New",
      "Added",
    ]);
  });
});
