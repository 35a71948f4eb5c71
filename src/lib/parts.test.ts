import { partsOf } from "./parts";

it("lists the parts that show something, with the anchors of their bands", () => {
  expect(
    partsOf([
      ["What we do", ["a point"]],
      ["Questions", []],
      ["Rules", undefined],
    ]),
  ).toEqual([{ title: "What we do", anchor: "what-we-do" }]);
});
