/** The address of an article. */
export const articleAddress = (id: string): string => `/article/${encodeURIComponent(id)}`;
