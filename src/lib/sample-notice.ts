/** What the footer says as long as the site has content of the sample. */
export const sampleNotice = "This website is a sample. The company does not exist.";
