import { multipart, send, smallestPng } from "./visitors";

type Headers = Record<string, string>;

/** A file in the panel's format for uploads. */
export const mediaFile = (fileName: string, content: Buffer | string, type = "image/png") => ({
  name: "files",
  fileName,
  type,
  content,
});

const dot = mediaFile("dot.png", smallestPng);

/**
 * Uploads a file to the media library as a signed-in user.
 *
 * @param fields further fields of the body.
 * @param path below /upload.
 */
export const uploadMedia = (
  serviceUrl: string,
  headers: Headers,
  { file = dot, fields = {}, path = "" }: UploadOptions = {},
) => {
  const more = Object.entries(fields).map(([name, content]) => ({ name, content }));
  const request = multipart([file, ...more]);

  return send(`${serviceUrl}/upload${path}`, {
    ...request,
    headers: { ...request.headers, ...headers },
  });
};

type UploadOptions = {
  file?: ReturnType<typeof mediaFile>;
  fields?: Record<string, string>;
  path?: string;
};

/** Calls the media library with JSON. @returns the status. */
export const callMedia = async (
  serviceUrl: string,
  headers: Headers,
  method: string,
  path: string,
  body: object = {},
) => {
  const response = await send(`${serviceUrl}/upload${path}`, {
    method,
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

  return response.status;
};
