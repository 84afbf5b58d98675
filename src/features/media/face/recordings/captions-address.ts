import type { Language } from '../../../../rules/languages.ts';

/** Where the captions of a recording that a subject shows are read. */
export const captionsAddress = (subjectId: string, recordingId: string, language: Language): string =>
  `/captions/${encodeURIComponent(subjectId)}/${encodeURIComponent(recordingId)}/${language}.vtt`;
