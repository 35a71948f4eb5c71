/** Corrects the year of the footer, prerendered with the year of the build. */
export const updateYear = () => {
  const year = document.querySelector("[data-current-year]");
  if (year) year.textContent = String(new Date().getFullYear());
};
