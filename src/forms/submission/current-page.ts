/** The page a form is sent from: its path without the leading slash (specification, section 3). */
export const currentPage = () => window.location.pathname.slice(1);
