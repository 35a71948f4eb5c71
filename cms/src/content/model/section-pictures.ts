import type { Core } from "@strapi/strapi";

/** The parts of a picture: a heading, lines of text, a surface such as a photo, and a button. */
const colors = { title: "#666687", text: "#a5a5ba", surface: "#c0c0cf", button: "#4945ff" };

type Part = [kind: keyof typeof colors, x: number, y: number, width: number, height: number];

/** Lines of text below each other. */
const lines = (x: number, y: number, width: number, count = 2): Part[] =>
  Array.from({ length: count }, (_, index) => [
    "text",
    x,
    y + 6 * index,
    index === count - 1 ? width * 0.7 : width,
    3,
  ]);

const title = (x = 8, y = 8, width = 48): Part => ["title", x, y, width, 5];

/** The same parts in columns. */
const columns = (count: number, parts: (x: number, width: number) => Part[]): Part[] => {
  const width = (144 - 6 * (count - 1)) / count;

  return Array.from({ length: count }, (_, index) => parts(8 + index * (width + 6), width)).flat();
};

const card = (x: number, width: number): Part[] => [
  ["surface", x, 22, width, 26],
  ["title", x, 53, width * 0.8, 4],
  ...lines(x, 61, width),
];

/** Horizontal lines of a table or list. */
const rows = (y: number, x: number, width: number): Part[] =>
  [0, 1, 2, 3].flatMap((index): Part[] => [
    ["surface", x, y + 14 * index, width, 1],
    ["text", x, y + 5 + 14 * index, width * 0.5, 4],
  ]);

/** What each section looks like, on a plane of 160 by 80. */
const pictures: Record<string, Part[]> = {
  "sections.main": [
    ["title", 8, 12, 66, 8],
    ["title", 8, 24, 50, 8],
    ...lines(8, 40, 64),
    ["button", 8, 58, 26, 10],
    ["surface", 88, 8, 64, 64],
  ],
  "sections.text": [title(8, 10, 36), ...lines(60, 10, 92, 10)],
  "sections.card-group": [title(), ...columns(3, card)],
  "sections.feature-group": [title(), ["surface", 8, 20, 56, 52], ...rows(20, 74, 78)],
  "sections.accordion": [title(8, 10, 36), ...rows(10, 60, 92)],
  "sections.quotes": [
    title(),
    ...columns(2, (x, width) => [
      ["surface", x, 22, 2, 36],
      ...lines(x + 8, 24, width - 8, 4),
      ["title", x + 8, 54, width * 0.4, 4],
    ]),
  ],
  "sections.people": [
    title(),
    ...columns(4, (x, width) => [
      ["surface", x, 22, width, 32],
      ["title", x, 58, width * 0.8, 4],
      ["text", x, 66, width * 0.6, 3],
    ]),
  ],
  "sections.clients": [title(), ...columns(5, (x, width) => [["surface", x, 34, width, 16]])],
  "sections.projects": [title(), ...columns(2, card)],
  "sections.articles": [
    title(),
    ...columns(3, (x, width) => [
      ["surface", x, 22, width, 16],
      ["text", x, 42, width * 0.5, 3],
      ["title", x, 49, width * 0.9, 4],
      ...lines(x, 58, width, 3),
    ]),
  ],
  "sections.prices": [
    title(),
    ["surface", 8, 24, 144, 1],
    ...columns(3, (x, width): Part[] => [
      ["text", x, 32, width * 0.5, 3],
      ["title", x, 40, width * 0.8, 6],
    ]),
  ],
  "sections.comparison": [title(), ...columns(3, (x, width): Part[] => rows(20, x, width))],
  "sections.action": [
    ["surface", 0, 8, 160, 64],
    title(12, 24, 70),
    ["button", 12, 44, 30, 12],
    ["text", 48, 48, 24, 4],
  ],
  "sections.form": [
    title(),
    ...[20, 36, 52].flatMap((y): Part[] => [
      ["text", 8, y, 20, 3],
      ["surface", 8, y + 5, 80, 8],
    ]),
    ["button", 8, 69, 24, 9],
    ...lines(102, 22, 50, 5),
  ],
  "shared.seo": [["button", 8, 18, 96, 6], ["title", 8, 30, 50, 4], ...lines(8, 42, 140, 3)],
};

const draw = (parts: Part[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80" width="640" height="320">${parts
    .map(
      ([kind, x, y, width, height]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1" fill="${colors[kind]}"/>`,
    )
    .join("")}</svg>`;

/** Gives the sections of pages a picture in the panel's list of sections. */
export const addSectionPictures = (strapi: Core.Strapi) => {
  const components = new Map(Object.entries(strapi.components));
  for (const [name, parts] of Object.entries(pictures)) {
    const component = components.get(name);
    if (!component) throw new Error(`There is no component ${name}: see ${__filename}.`);

    const preview = `data:image/svg+xml,${encodeURIComponent(draw(parts))}`;
    Object.assign(component.info, { preview });
  }
};
