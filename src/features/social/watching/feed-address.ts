/** Address of a member's watch feed, readable by anyone who knows the secret. */
export const feedAddress = (secret: string): string => `/feed/watched/${secret}.atom`;
