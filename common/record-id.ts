/** A record of the CMS, or a file of its media library ("plugin::upload.file"). */
export type RecordId = { uid: string; documentId: string };

/**
 * A record that a build could not publish: it shows the previous version (`shown` is true), or
 * leaves the record out if it was never live. `sentence` is the reason.
 */
export type Held = RecordId & { sentence: string; shown: boolean };
