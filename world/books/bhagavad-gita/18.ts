import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '18',
  segments: [
    {
      id: '18.66',
      kind: 'verse',
      original: 'सर्वधर्मान्परित्यज्य मामेकं शरणं व्रज ।<br>अहं त्वा सर्वपापेभ्यो मोक्षयिष्यामि मा शुचः ॥',
      zh: '抛弃一切法，以我为唯一的庇护；我将使你摆脱一切罪恶，不要忧伤。',
      en: 'Let go of all duties and come to me alone for refuge; I will free you from all evils; do not grieve.',
      fr: 'Laisse tous les devoirs et viens à moi pour seul refuge ; je te délivrerai de tous les maux, ne t’afflige pas.',
      es: 'Deja todos los deberes y acude a mí como único refugio; yo te libraré de todos los males, no te aflijas.',
      jp: 'すべての法を捨て、ただ私ひとりに身を寄せよ。私はお前をあらゆる罪から解き放つ。嘆くことはない。',
    },
  ],
};
