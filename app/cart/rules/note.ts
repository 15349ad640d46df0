/** Longest note to the studio, in UTF-16 code units: the browser's `maxlength` counts the same. */
export const maxNote = 500;
