/** Most changes in one answer. */
export const maxChanges = 200;

/** The file with the publications of a UTC day. */
export const dumpOf = (day: string): string => `/dumps/${day}.ndjson`;
/** Most days in the list. */
export const maxDumpDays = 400;
