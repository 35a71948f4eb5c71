import { sectionHeadings } from "./section-headings";

it("lists the sections that are not empty, with their anchors", () => {
  expect(
    sectionHeadings([
      ["What we do", ["a point"]],
      ["Questions", []],
      ["Rules", undefined],
    ]),
  ).toEqual([{ title: "What we do", anchor: "what-we-do" }]);
});
