/** What a role needs to see the media library. */
export const mayReadMedia = [{ action: "plugin::upload.read", subject: null }];
