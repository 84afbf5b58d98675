/** Export formats by file extension. */
export const takeOutForms = { epub: 'EPUB 3', xml: 'TEI', txt: 'TXT', json: 'JSON' } as const;
export type TakeOutForm = keyof typeof takeOutForms;
export const takeOutFormNames = Object.keys(takeOutForms) as TakeOutForm[];

/** The address of an export, with some witnesses or all. */
export const takeOutAddress = (bookId: string, form: TakeOutForm, witnesses: readonly string[] = []): string =>
  `/book/take-out/${encodeURIComponent(bookId)}.${form}${witnesses.length ? `?w=${witnesses.join(',')}` : ''}`;
