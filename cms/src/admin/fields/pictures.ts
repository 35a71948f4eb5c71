/** A file of the media library. */
export type File = {
  name: string;
  mime: string;
  alternativeText?: string | null;
  width?: number | null;
  height?: number | null;
};

/** The minimum size in a field's description, in pixels. */
export const smallestSize = (description: string) => {
  const [, width, height] = /at least (\d+)(?: × (\d+))? pixels/i.exec(description) ?? [];

  return width ? { width: Number(width), height: Number(height ?? 0) } : null;
};

const tooSmall = (file: File, description: string) => {
  const least = smallestSize(description);
  if (!least || !file.width || !file.height) return false;

  return file.width < least.width || file.height < least.height;
};

/** Problems of the images in a field: missing alternative text, or too small. */
export const imageWarnings = (files: File[], description: string): string[] =>
  files
    .filter(({ mime }) => mime.startsWith("image/"))
    .flatMap((file) => [
      ...(file.alternativeText
        ? []
        : [
            `“${file.name}” has no alternative text, so this page cannot be published. Open it with the pencil and describe what it shows, or enter “Decoration” if it is only decorative.`,
          ]),
      ...(tooSmall(file, description)
        ? [
            `“${file.name}” has ${file.width} × ${file.height} pixels, fewer than the page needs: it will look blurred.`,
          ]
        : []),
    ]);
