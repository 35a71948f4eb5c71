import { socialLinks } from "./social-links";

it("links to the site record's profiles in the specified order", () => {
  const links = socialLinks({
    linkedin: "https://linkedin.example/us",
    facebook: "https://facebook.example/us",
    youtube: null,
    dribbble: "",
    figma: null,
    twitter: null,
    xing: "https://xing.example/us",
    github: "https://github.example/us",
    instagram: null,
  });
  expect(links).toEqual([
    { name: "Facebook", href: "https://facebook.example/us" },
    { name: "LinkedIn", href: "https://linkedin.example/us" },
    { name: "GitHub", href: "https://github.example/us" },
    { name: "XING", href: "https://xing.example/us" },
  ]);
});
