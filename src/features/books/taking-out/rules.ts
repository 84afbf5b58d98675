/** Forms in which a book can be taken away, by the ending of the file. */
export const takeOutForms = { epub: 'EPUB 3', xml: 'TEI', txt: 'TXT', json: 'JSON' } as const;
export type TakeOutForm = keyof typeof takeOutForms;
export const takeOutFormNames = Object.keys(takeOutForms) as TakeOutForm[];

/** Where a book is taken away: in some of its witnesses, or in all. */
export const takeOutAddress = (bookId: string, form: TakeOutForm, witnesses: readonly string[] = []): string =>
  `/book/take-out/${encodeURIComponent(bookId)}.${form}${witnesses.length ? `?w=${witnesses.join(',')}` : ''}`;
