/** Vite resolves an imported image to its URL. */
declare module "*.svg" {
  const address: string;
  export default address;
}
