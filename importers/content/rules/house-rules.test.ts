import { expect, test } from 'vitest';
import { dictionaryFor } from '../../../src/kit/registry/texts.server.ts';
import { contentLanguages, type ContentLanguage } from '../../../src/rules/languages.ts';
import { disagreement, houseProblems, saysTu } from './house-rules.ts';

test.each<[ContentLanguage, string, RegExp]>([
  ['zh', '公元前221年统一', /前221年/],
  ['zh', '亚历山大港陷落', /亚历山大里亚/],
  ['en', 'Athens is burnt', /burned/],
  ['en', 'Italy recognised it', /-ize/],
  ['en', 'in 221 BCE', /221 BC/],
  ['en', "Homer's hymns", /apostrophe/],
  ['fr', 'Il meurt ; on le pleure', /narrow no-break/],
  ['fr', 'Il meurt\u00a0: on le pleure', /narrow no-break/],
  ['fr', 'Il meurt; on le pleure', /narrow no-break/],
  ['fr', '« nu »', /narrow no-break/],
  ['fr', 'au XVIIIe siècle', /XVIIIᵉ/],
  ['fr', 'Darius Ier', /Iᵉʳ/],
  ['es', 'en el estado de Lu', /Estado/],
  ['es', 'la Segunda Guerra Púnica', /guerra/],
  ['es', 'Y quién lo mató?', /¿/],
  ['jp', 'ラムセス2世', /ラムセス二世/],
  ['jp', 'ホメーロスの歌', /ホメロス/],
  ['jp', '紀元前十五世紀の写本', /前5世紀/],
  ['jp', '十六世紀半ばの写本', /前5世紀/],
])('in %s, “%s” breaks the style rules', (language, text, instead) => {
  expect(houseProblems(text, language).join(' ')).toMatch(instead);
});

test.each<[ContentLanguage, string]>([
  ['zh', '前221年，始皇称“皇帝”；公元14年'],
  ['zh', '至极边亚历山大城'],
  ['en', 'In 221 BC Homer’s “Iliad” was burned; recognized, advised and praised'],
  ['fr', 'Il dit\u202f: «\u202fnu, droit\u202f» – et meurt\u202f; à 10:30, au XVIIIᵉ siècle, Othon Iᵉʳ'],
  ['es', 'La Segunda guerra púnica y la Segunda Guerra Mundial: ¿quién venció? ¡Roma! Estado de ánimo'],
  ['jp', 'ラムセス二世は19世紀に「再発見」された'],
  ['jp', '二世紀にわたり争い、三世紀半ほど、半世紀ののち'],
])('in %s, “%s” follows the style rules', (language, text) => {
  expect(houseProblems(text, language)).toEqual([]);
});

test('a French title agrees with the name before it', () => {
  expect(disagreement('Les Ménines', 'Est peint à Madrid')).toMatch(/does not agree/);
  expect(disagreement('Les Ménines', 'Sont peintes à Madrid')).toBeNull();
  expect(disagreement('La Guerre des Gaules', 'Est imprimé à Rome')).toMatch(/does not agree/);
  expect(disagreement('La Guerre des Gaules', 'Est imprimée à Rome')).toBeNull();
  expect(disagreement('Nébamon chassant', 'Est peint à Thèbes')).toBeNull();
});

/** What one types, as one types it; and a mark that is joined to what one asks. */
const asTyped = ['timeline.hint', 'year.hint', 'time.refused.notUnderstood', 'search.questionMark'];

test('the interface follows the style rules too, and uses usted', () => {
  expect(
    contentLanguages.flatMap((language) =>
      Object.entries(dictionaryFor(language))
        .filter(([key]) => !asTyped.includes(key))
        .flatMap(([key, text]) => houseProblems(text, language).map((problem) => `${key}: ${problem}`)),
    ),
  ).toEqual([]);
  expect(Object.entries(dictionaryFor('es')).filter(([, text]) => saysTu(text))).toEqual([]);
  expect(['Elige un año', 'Guarda tu texto'].filter(saysTu)).toHaveLength(2);
});
