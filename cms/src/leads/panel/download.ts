/** The file name in the headers of a download. */
export const fileNameOf = (headers: Headers | undefined) =>
  /filename="([^"]+)"/.exec(headers?.get("Content-Disposition") ?? "")?.[1] ?? "export.csv";

/** The message for a failed download. */
export const describeFailure = (error: unknown) =>
  (error as { status?: number }).status === 403
    ? "Your role does not allow this export. Ask an administrator for access."
    : "The export failed, and nothing was saved. Try again in a moment; if it fails again, tell the website’s administrator.";
