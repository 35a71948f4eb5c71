import { stripMarkers } from "./strip-markers";

/** A text with a full stop, unless it ends in punctuation of its own. */
export const asSentence = (text: string) => (/[.!?]$/.test(stripMarkers(text)) ? text : `${text}.`);
