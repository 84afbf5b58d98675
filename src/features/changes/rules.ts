/** Changes of one answer. */
export const mostChanges = 200;

/** The file of what was published on a day of UTC. */
export const dumpOf = (day: string): string => `/dumps/${day}.ndjson`;
/** Days that are listed. */
export const mostDays = 400;
