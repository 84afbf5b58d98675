import type { Language } from '../../../../rules/languages.ts';

/** Address of the captions of a recording that a subject shows. */
export const captionsAddress = (subjectId: string, recordingId: string, language: Language): string =>
  `/captions/${encodeURIComponent(subjectId)}/${encodeURIComponent(recordingId)}/${language}.vtt`;
