/** Where the feed of what a member watches is read, by whoever knows its secret. */
export const feedAddress = (secret: string): string => `/feed/watched/${secret}.atom`;
