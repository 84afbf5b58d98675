export const articleAddress = (id: string): string => `/article/${encodeURIComponent(id)}`;
