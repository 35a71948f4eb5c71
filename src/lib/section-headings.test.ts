import { sectionHeadings } from "./section-headings";

it("lists the parts that show something, with the anchors of their bands", () => {
  expect(
    sectionHeadings([
      ["What we do", ["a point"]],
      ["Questions", []],
      ["Rules", undefined],
    ]),
  ).toEqual([{ title: "What we do", anchor: "what-we-do" }]);
});
