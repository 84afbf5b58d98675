/** Where reviewers let through what a book names. */
export const mentionDeskAddress = (bookId: string): string => `/book/mentions?id=${encodeURIComponent(bookId)}`;
