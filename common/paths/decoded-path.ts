/** Decodes a path of an address; one that is not valid, such as /%zz/, stays as it is. */
export const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
