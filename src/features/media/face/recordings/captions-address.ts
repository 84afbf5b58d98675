import type { Language } from '../../../../rules/languages.ts';

export const captionsAddress = (subjectId: string, recordingId: string, language: Language): string =>
  `/captions/${encodeURIComponent(subjectId)}/${encodeURIComponent(recordingId)}/${language}.vtt`;
