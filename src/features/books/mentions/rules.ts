/** The page where reviewers approve a book's mentions. */
export const mentionReviewAddress = (bookId: string): string => `/book/mentions?id=${encodeURIComponent(bookId)}`;
