/** What a collection is called in the menu and above its list: there are many of what its type names. */
export const pluralNames: Record<string, string> = {
  Application: "Applications",
  Article: "Articles",
  Author: "Authors",
  Category: "Categories",
  Comparison: "Comparisons",
  "Contact message": "Contact messages",
  "Hire page": "Hire pages",
  "Industry page": "Industry pages",
  "Job opening": "Job openings",
  "Playbook chapter": "Playbook chapters",
  "Portfolio request": "Portfolio requests",
  Project: "Projects",
  Redirect: "Redirects",
  "Service page": "Service pages",
  Subscriber: "Subscribers",
};
