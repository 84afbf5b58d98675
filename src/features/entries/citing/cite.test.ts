import { expect, test } from 'vitest';
import { languages, type Language } from '../../../rules/languages.ts';
import { toBibtex } from './bibtex.server.ts';
import { formatCitations } from './cite.ts';

const names: Record<Language, string> = {
  zh: '秦始皇',
  en: 'Qin Shi Huang',
  fr: 'Élisabeth Iʳᵉ',
  es: 'Malintzin & Cortés',
  jp: '始皇帝',
};
const cited = (language: Language) => ({
  name: names[language],
  siteName: 'Stele',
  url: `https://stele.example/detail/one-${language}`,
  changedAt: new Date('2026-11-22T10:00:00Z'),
  readAt: new Date('2026-11-23T10:00:00Z'),
  language,
  id: `one-${language}`,
});

test('an entry is cited in its own language', () => {
  const lines = (language: Language) => formatCitations(cited(language)).map(({ line }) => line);
  expect(lines('en')[0]).toBe(
    'Qin Shi Huang. (2026). In Stele. Retrieved November 23, 2026, from https://stele.example/detail/one-en',
  );
  expect(lines('fr')[0]).toBe(
    'Élisabeth Iʳᵉ. (2026). Dans Stele. Consulté le 23 novembre 2026, à l’adresse https://stele.example/detail/one-fr',
  );
  expect(lines('es')[1]).toBe(
    'Stele, s. v. «Malintzin & Cortés», modificado el 22 de noviembre de 2026, consultado el 23 de noviembre de 2026, https://stele.example/detail/one-es.',
  );
  expect(lines('zh')[1]).toBe(
    'Stele，“秦始皇”条，最后修改于2026年11月22日，2026年11月23日访问，https://stele.example/detail/one-zh。',
  );
  expect(lines('jp')[1]).toBe(
    'Stele「始皇帝」の項、2026年11月22日更新、2026年11月23日閲覧、https://stele.example/detail/one-jp。',
  );
});

test('the BibTeX record has the name in every language, and no character in a name ends the record', () => {
  for (const language of languages) {
    const record = toBibtex(cited(language));
    expect(record).toMatch(/^@/);
    expect(record.match(/\{/g)).toHaveLength(record.match(/\}/g)!.length);
    expect(record).toContain('https://stele.example/detail/one-');
  }
  expect(toBibtex(cited('zh'))).toContain('秦始皇');
  expect(toBibtex(cited('es'))).toContain(String.raw`\&`);
});
