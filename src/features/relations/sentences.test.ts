import { expect, test } from 'vitest';
import { words } from '../../../importers/nomisma-words.ts';
import { builtInFolder, readRelationWords } from '../../../importers/content/load.ts';
import { languages, type Language } from '../../rules/languages.ts';
import type { Kind } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { nameInSentence, partsOfSentence, sentenceFor } from '../../rules/sentences/sentences.ts';
import { Relations } from './rules.ts';

type End = readonly [name: string, kind: Kind, language?: Language];
/** A sentence as displayed. */
function read(language: Language, pattern: string, a: End, b: End): string {
  const [from, to] = [a, b].map(([name, kind, of = language]) => ({ name, kind, language: of })) as [
    NamedEntry,
    NamedEntry,
  ];
  const sentence = sentenceFor(pattern, { a: from, b: to }, language);
  return partsOfSentence(sentence)
    .map((part) =>
      typeof part === 'string' ? part : nameInSentence(sentence, part.end, part.end === 'a' ? from : to, language),
    )
    .join('');
}
type NamedEntry = { name: string; kind: Kind; language: Language };

test('S05 every word of the built-in world has a sentence in five languages, with both its ends once', () => {
  for (const [key, { sentence }] of Object.entries(readRelationWords(builtInFolder))) {
    expect(Object.keys(sentence), key).toEqual(languages);
    for (const translation of Object.values(sentence)) {
      expect(translation.match(/\{[ab]\}/g)?.toSorted(), `${key}: ${translation}`).toEqual(['{a}', '{b}']);
      expect(
        translation.replace(/\{[ab]\}|\[[^|[\]]+\|[^|[\]]+\]|\((?:à|de|a)\) /g, ''),
        `${key}: ${translation}`,
      ).not.toMatch(/[{}[\]|()]/);
      expect(translation, key).not.toMatch(/[.。]$/);
    }
  }
});

test('the words of Nomisma have sentences too', () => {
  for (const [key, { sentence }] of Object.entries(words))
    for (const language of languages)
      expect(sentence[language]?.match(/\{[ab]\}/g)?.toSorted(), `${key} in ${language}`).toEqual(['{a}', '{b}']);
});

test.each<[Language, string, End, End, string]>([
  [
    'fr',
    '{a} [a|ont] fondé {b}',
    ['Auguste', 'person'],
    ['Empire romain', 'polity'],
    'Auguste a fondé l’Empire romain',
  ],
  [
    'fr',
    '{a} [a|ont] détruit {b}',
    ['Phéniciens', 'people'],
    ['Jérusalem', 'place'],
    'Les Phéniciens ont détruit Jérusalem',
  ],
  [
    'fr',
    '{a} [a|ont] fondé {b}',
    ['Liu Bang', 'person'],
    ['Dynastie Han', 'polity'],
    'Liu Bang a fondé la dynastie Han',
  ],
  [
    'fr',
    '{a} [a|ont] traversé {b}',
    ['Peste noire', 'event'],
    ['Constantinople', 'place'],
    'La peste noire a traversé Constantinople',
  ],
  [
    'fr',
    '{a} [a|ont] vécu sous les lois de {b}',
    ['Socrate', 'person'],
    ['Athènes', 'polity'],
    'Socrate a vécu sous les lois d’Athènes',
  ],
  [
    'fr',
    '{a} [appartenait|appartenaient] à {b}',
    ['Hokusai', 'person'],
    ['Shogunat Tokugawa', 'polity'],
    'Hokusai appartenait au shogunat Tokugawa',
  ],
  [
    'fr',
    '{a} [faisait|faisaient] partie de {b}',
    ['Hannibal', 'person'],
    ['Phéniciens', 'people'],
    'Hannibal faisait partie des Phéniciens',
  ],
  [
    'fr',
    '{a} [faisait|faisaient] partie de {b}',
    ['Babylone', 'site'],
    ['Royaume lagide', 'polity'],
    'Babylone faisait partie du royaume lagide',
  ],
  [
    'fr',
    '{a} [faisait|faisaient] partie de {b}',
    ['Pella', 'place'],
    ['Athènes', 'polity'],
    'Pella faisait partie d’Athènes',
  ],
  [
    'fr',
    '{a} [repose|reposent] (à) {b}',
    ['Khéops', 'person'],
    ['Grande Pyramide de Gizeh', 'site'],
    'Khéops repose dans la Grande Pyramide de Gizeh',
  ],
  ['fr', '{a} [repose|reposent] (à) {b}', ['Raphaël', 'person'], ['Rome', 'place'], 'Raphaël repose à Rome'],
  [
    'fr',
    '{a} était roi (de) {b}',
    ['Philippe II', 'person'],
    ['Macédoine', 'polity'],
    'Philippe II était roi de Macédoine',
  ],
  [
    'fr',
    '{a} [a|ont] régné sur {b}',
    ['Philippe II', 'person'],
    ['Macédoine', 'polity'],
    'Philippe II a régné sur la Macédoine',
  ],
  [
    'fr',
    '{a} était évêque (de) {b}',
    ['Joseph Mohr', 'person'],
    ['Coire, évêché', 'polity'],
    'Joseph Mohr était évêque de Coire',
  ],
  [
    'fr',
    '{a} [a|ont] suivi la voie de {b}',
    ['Ashoka', 'person'],
    ['Bouddhisme', 'idea'],
    'Ashoka a suivi la voie du bouddhisme',
  ],
  [
    'es',
    '{a} [fundó|fundaron] {b}',
    ['Augusto', 'person'],
    ['Imperio romano', 'polity'],
    'Augusto fundó el Imperio romano',
  ],
  [
    'es',
    '{a} [conquistó|conquistaron] (a) {b}',
    ['Alejandro Magno', 'person'],
    ['Fenicios', 'people'],
    'Alejandro Magno conquistó a los fenicios',
  ],
  [
    'es',
    '{a} [conquistó|conquistaron] (a) {b}',
    ['Qarajánidas', 'polity'],
    ['Samánidas', 'polity'],
    'Los qarajánidas conquistaron a los samánidas',
  ],
  [
    'es',
    '{a} [conquistó|conquistaron] (a) {b}',
    ['Alejandro Magno', 'person'],
    ['Imperio aqueménida', 'polity'],
    'Alejandro Magno conquistó el Imperio aqueménida',
  ],
  [
    'es',
    '{b} [tenía|tenían] {a} por credo oficial',
    ['Cristianismo', 'idea'],
    ['Imperio romano', 'polity'],
    'El Imperio romano tenía el cristianismo por credo oficial',
  ],
  [
    'es',
    '{a} fue capital de {b}',
    ['Bagdad', 'place'],
    ['Califato abasí', 'polity'],
    'Bagdad fue capital del califato abasí',
  ],
  ['es', '{a} y {b} eran parientes', ['Fernando', 'person'], ['Isabel', 'person'], 'Fernando e Isabel eran parientes'],
  ['en', '{a} founded {b}', ['Augustus', 'person'], ['Roman Empire', 'polity'], 'Augustus founded the Roman Empire'],
  [
    'en',
    '{a} [was|were] part of {b}',
    ['Seljuqs of Kirman', 'polity'],
    ['France', 'polity'],
    'The Seljuqs of Kirman were part of France',
  ],
  ['en', '{a} wrote about {b}', ['Plato', 'person'], ['Athens', 'polity'], 'Plato wrote about Athens'],
  ['en', '{a} led to {b}', ['Battle of Actium', 'war'], ['Athens', 'polity'], 'The Battle of Actium led to Athens'],
  ['zh', '{a}著有{b}', ['司马迁', 'person'], ['史记', 'book'], '司马迁著有《史记》'],
  [
    'jp',
    '{a}は{b}を描いた',
    ['葛飾北斎', 'person'],
    ['神奈川沖浪裏', 'painting'],
    '葛飾北斎は『神奈川沖浪裏』を描いた',
  ],
  [
    'zh',
    '{a}绘制了{b}',
    ['鲁布廖夫', 'person'],
    ['鲁布廖夫的《三位一体》', 'painting'],
    '鲁布廖夫绘制了鲁布廖夫的《三位一体》',
  ],
  // A name in another language stays unchanged.
  [
    'fr',
    '{a} [a|ont] fondé {b}',
    ['Augustus', 'person', 'en'],
    ['Roman Empire', 'polity', 'en'],
    'Augustus a fondé Roman Empire',
  ],
])('in %s, %s', (language, pattern, a, b, expectedText) => {
  expect(read(language, pattern, a, b)).toBe(expectedText);
});

test('H2 the length of a sentence is limited, and a hostile stored sentence is parsed quickly', () => {
  const relation = { to: 'augustus', type: 'family', word: { en: 'son' }, inverse: null, time: null, place: null };
  const withSentence = (sentence: string) =>
    Relations.safeParse({
      relations: [
        { ...relation, sentence: { en: sentence }, description: null, attributes: {}, source: null, origin: null },
      ],
    }).success;
  expect(withSentence('x'.repeat(limits.relationSentenceLength))).toBe(true);
  expect(withSentence('x'.repeat(limits.relationSentenceLength + 1))).toBe(false);
  const end = { name: 'Rome', kind: 'place', language: 'en' } as const;
  const stored = '['.repeat(200_000); // quadratic time would take minutes
  expect(sentenceFor(stored, { a: end, b: end }, 'en')).toBe(stored);
});
