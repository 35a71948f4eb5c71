/** The saved values of a form of the panel, with a component, repeated components and a file. */
export const savedForm = {
  title: "A",
  text: "T",
  hero: { id: 1, heading: "H", note: null },
  points: [
    { id: 1, words: "One" },
    { id: 2, words: "Two" },
  ],
  cover: { documentId: "p1", id: 9, name: "one.jpg" },
};
