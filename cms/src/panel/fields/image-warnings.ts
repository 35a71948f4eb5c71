/** A file of the media library. */
export type FieldPicture = {
  name: string;
  mime: string;
  alternativeText?: string | null;
  width?: number | null;
  height?: number | null;
};

/** The minimum size in a field's description, in pixels. */
export const minimumSize = (description: string) => {
  const [, width, height] = /at least (\d+)(?: × (\d+))? pixels/i.exec(description) ?? [];

  return width ? { width: Number(width), height: Number(height ?? 0) } : null;
};

const isTooSmall = (file: FieldPicture, description: string) => {
  const minimum = minimumSize(description);
  if (!minimum || !file.width || !file.height) return false;

  return file.width < minimum.width || file.height < minimum.height;
};

/** Problems of the images in a field: missing alternative text, or too small. */
export const imageWarnings = (files: FieldPicture[], description: string): string[] =>
  files
    .filter(({ mime }) => mime.startsWith("image/"))
    .flatMap((file) => [
      ...(file.alternativeText
        ? []
        : [
            `“${file.name}” has no alternative text, so this page cannot be published. Open it with the pencil and describe what it shows, or enter “Decoration” if it is only decorative.`,
          ]),
      ...(isTooSmall(file, description)
        ? [
            `“${file.name}” has ${file.width} × ${file.height} pixels, fewer than the page needs: it will look blurred.`,
          ]
        : []),
    ]);
