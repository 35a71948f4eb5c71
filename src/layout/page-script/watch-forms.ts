/** Sets `data-form-in-view` on forms in the window: floating buttons hide beside them (Layout). */
export const watchForms = () => {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute("data-form-in-view", isIntersecting);
    }
  });
  for (const form of document.querySelectorAll("[data-form]")) observer.observe(form);
};
