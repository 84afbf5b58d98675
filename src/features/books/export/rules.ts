/** Export formats by file extension. */
export const exportFormats = { epub: 'EPUB 3', xml: 'TEI', txt: 'TXT', json: 'JSON' } as const;
export type ExportFormat = keyof typeof exportFormats;
export const exportFormatNames = Object.keys(exportFormats) as ExportFormat[];

/** The address of an export, with some witnesses or all. */
export const exportAddress = (bookId: string, form: ExportFormat, witnesses: readonly string[] = []): string =>
  `/book/take-out/${encodeURIComponent(bookId)}.${form}${witnesses.length ? `?w=${witnesses.join(',')}` : ''}`;
