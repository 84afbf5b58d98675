import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '18',
  segments: [
    {
      id: '18.66',
      kind: 'verse',
      original: 'सर्वधर्मान्परित्यज्य मामेकं शरणं व्रज ।<br>अहं त्वा सर्वपापेभ्यो मोक्षयिष्यामि मा शुचः ॥',
      zh: '种种法都放下，只投奔我一个；我会把你从一切罪过里解救出来，你别难过。',
      en: 'Let go of all duties and come to me alone for refuge; I will free you from all evils; do not grieve.',
      fr: 'Laisse tous les devoirs et viens à moi pour seul refuge ; je te délivrerai de tous les maux, ne t’afflige pas.',
      es: 'Deja todos los deberes y acude a mí como único refugio; yo te libraré de todos los males, no te aflijas.',
      jp: 'あらゆる務めを手放して、私だけを頼って来るがよい。どんな罪からも、私がお前を自由にする。悲しまなくてよい。',
    },
  ],
};
