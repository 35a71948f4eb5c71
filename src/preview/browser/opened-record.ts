type Address = Pick<Location, "search" | "pathname">;

/** True for one draft among published pages, which the panel compares with its published version. */
export const isCompared = ({ search }: Address) => new URLSearchParams(search).has("only");

/**
 * The record that the panel has opened in the preview, and its page: kept during navigation in the preview,
 * and while the panel compares another page in frames of the same session.
 */
export const openedRecord = (address: Address, session: Storage) => {
  const opened = new URLSearchParams(address.search).get("document");
  if (isCompared(address)) return { documentId: opened, path: undefined };
  if (opened) {
    session.setItem("preview-document", opened);
    session.setItem("preview-path", address.pathname);
  }

  return {
    documentId: session.getItem("preview-document"),
    path: session.getItem("preview-path") ?? undefined,
  };
};
