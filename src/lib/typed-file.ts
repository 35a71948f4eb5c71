/** The types of documents by their endings, as the content service asks for them (IANA media types). */
const types = new Map([
  ["pdf", "application/pdf"],
  ["doc", "application/msword"],
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["odt", "application/vnd.oasis.opendocument.text"],
]);

/**
 * The same file, with the type that belongs to its ending. A browser tells the
 * type that the visitor's system knows, and a system without an office program
 * knows none, or another, for the same file.
 */
export const typedFile = (file: File): File => {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? "";

  return new File([file], file.name, {
    type: types.get(ending) ?? file.type,
    lastModified: file.lastModified,
  });
};
