import { contentLanguages, type InContentLanguages, type InLanguages } from '../src/rules/languages.ts';
import * as limits from '../src/rules/limits.ts';
import { textLength } from '../src/rules/text-width.ts';
import type { RelationWords } from './record.ts';
import { readWords } from './words/read-words.ts';

export const words = readWords<
  | 'rulerOf'
  | 'servant'
  | 'issuer'
  | 'usurper'
  | 'governor'
  | 'mintStaff'
  | 'onCoins'
  | 'belongsTo'
  | 'subjectTo'
  | 'dynasty'
  | 'locatedIn'
  | 'partOf'
  | 'related'
  | 'samePlace'
>('nomisma');

/** Names of a role, and whether its holder rules. */
export interface Role {
  names: InLanguages;
  ruling: boolean;
}

/** Roles that rule, whether or not the data state it (`skos:broader` ruler). */
const rulingRoles = new Set([
  'archduke',
  'baron',
  'count',
  'count_palatine',
  'doge',
  'duke',
  'dynast',
  'emperor',
  'king',
  'lord',
  'pope',
  'prince',
  'prince-abbot',
  'queen',
  'roman_emperor',
  'ruler',
]);
export const isRuling = (role: string, roles: ReadonlyMap<string, Role>) =>
  rulingRoles.has(role) || (roles.get(role)?.ruling ?? false);

/** Roles that are not titles which can precede “of”. */
const wordsByRole = new Map<string, RelationWords>([
  ['authority', words.onCoins],
  ['issuer', words.issuer],
  ['ruler', words.rulerOf],
  ['pretender', words.usurper],
  ['roman_provincial_governor', words.governor],
  ['modern_period_mint_staff', words.mintStaff],
  ['portrait', words.onCoins],
  ['saint', words.belongsTo],
  ['clergy', words.servant],
]);

/** Titles that Nomisma lacks in some of our languages, or (archduke, lord, prince-abbot, rector) has wrong. */
const titles = new Map<string, InContentLanguages>([
  ['archduke', { zh: '大公', en: 'archduke', fr: 'archiduc', es: 'archiduque', jp: '大公' }],
  ['artist', { zh: '艺术家', en: 'artist', fr: 'artiste', es: 'artista', jp: '芸術家' }],
  ['count_palatine', { zh: '宫伯', en: 'count palatine', fr: 'comte palatin', es: 'conde palatino', jp: '宮中伯' }],
  ['doge', { zh: '总督', en: 'doge', fr: 'doge', es: 'dux', jp: 'ドージェ' }],
  ['dynast', { zh: '地方君主', en: 'dynast', fr: 'dynaste', es: 'dinasta', jp: '地方君主' }],
  ['engraver', { zh: '刻模师', en: 'engraver', fr: 'graveur', es: 'grabador', jp: '彫刻師' }],
  ['king', { zh: '国王', en: 'king', fr: 'roi', es: 'rey', jp: '王' }],
  ['lord', { zh: '领主', en: 'lord', fr: 'seigneur', es: 'señor', jp: '領主' }],
  ['medalist', { zh: '纪念章雕刻家', en: 'medallist', fr: 'médailleur', es: 'medallista', jp: 'メダル彫刻家' }],
  ['merovingian_monetarius', { zh: '铸币人', en: 'moneyer', fr: 'monétaire', es: 'monetario', jp: '造幣人' }],
  ['prince', { zh: '亲王', en: 'prince', fr: 'prince', es: 'príncipe', jp: '公' }],
  [
    'prince-abbot',
    { zh: '采邑修道院院长', en: 'prince-abbot', fr: 'prince-abbé', es: 'príncipe-abad', jp: '領主修道院長' },
  ],
  ['rector', { zh: '总督', en: 'rector', fr: 'recteur', es: 'rector', jp: '総督' }],
  ['roman_emperor', { zh: '皇帝', en: 'emperor', fr: 'empereur', es: 'emperador', jp: '皇帝' }],
  ['rrc_moneyer', { zh: '铸币官', en: 'moneyer', fr: 'monétaire', es: 'monetal', jp: '造幣官' }],
  ['satrap', { zh: '总督', en: 'satrap', fr: 'satrape', es: 'sátrapa', jp: 'サトラップ' }],
]);

type Patterns = InContentLanguages<(title: string) => string>;
const forwardRuling: Patterns = {
  zh: (t) => `统治（${t}）`,
  en: (t) => `${t} of`,
  fr: (t) => `${t} de`,
  es: (t) => `${t} de`,
  jp: (t) => `統治した国（${t}）`,
};
const forwardServing: Patterns = { ...forwardRuling, zh: (t) => `任${t}`, jp: (t) => `奉職先（${t}）` };
const sentencePatterns: Patterns = {
  zh: (t) => `{a}是{b}的${t}`,
  en: (t) => `{a} was ${t} of {b}`,
  fr: (t) => `{a} était ${t} (de) {b}`,
  es: (t) => `{a} fue ${t} de {b}`,
  jp: (t) => `{a}は{b}の${t}であった`,
};
const inverse: Patterns = {
  zh: (t) => t,
  en: (t) => `had as ${t}`,
  fr: (t) => `eut pour ${t}`,
  es: (t) => `tuvo por ${t}`,
  jp: (t) => t,
};

/**
 * The label of a person's role in a state, a house or a city: in each language the title in the data, or a general word
 * if there is none or it exceeds the maximum length of a label. Without a role: belongs to.
 */
export function roleWord(role: string | null, roles: ReadonlyMap<string, Role>): RelationWords {
  if (!role) return words.belongsTo;
  const wholeWord = wordsByRole.get(role);
  if (wholeWord) return wholeWord;
  const rules = isRuling(role, roles);
  const general = rules ? words.rulerOf : words.servant;
  const title = titles.get(role) ?? roles.get(role)?.names;
  const forward = rules ? forwardRuling : forwardServing;
  return {
    type: 'career',
    word: fillPatterns(forward, title, general.word),
    inverse: fillPatterns(inverse, title, general.inverse!),
    sentence: fillPatterns(sentencePatterns, title, general.sentence, limits.relationSentenceLength),
  };
}

function fillPatterns(
  patterns: Patterns,
  titles: InLanguages | undefined,
  general: InLanguages,
  longest: number = limits.relationWordLength,
): InLanguages {
  return Object.fromEntries(
    contentLanguages.map((language) => {
      const title = titles?.[language]?.toLowerCase();
      const text = title && patterns[language](title);
      return [language, text && textLength(text) <= longest ? text : general[language]];
    }),
  );
}

const sovereign =
  /(sultan|caliph)s?\b|\bfounder of the [\w' -]{0,80}(empire|caliphate|dynasty)\b|\b(kings?|queen|emir|amir|emperor|empress|pharaoh|shah|khan|khedive|tsar|czar|doge|duke|prince of|despot|tyrant|tetrarch|ethnarch|dynast|ruler|monarch|throne|reign(ed|s)?|ruled|ruling)\b/i;
const office =
  /\b(official|qu[ae]+stor|pr[ae]+tor|procurator|legat(e|us)|magistrate|strategos|archon|admiral|politician|minister|usurper|candidate|uncertain (issuer|status))\b/i;
const deputy = /\b(satrap|governor)s?\b/i;
const risenPattern = /\b([Kk]ing\b(?! (of kings|[A-Z]))|ruler of|independent)/;
/** Number of characters of a description that are read for a person's role; later text mentions others. */
const openingLength = 300;

/**
 * Nomisma applies “authority” to every issuer named on coins: mostly kings, but also governors, quaestors and Lord
 * Nelson. Only those whose English description mentions a ruler, or a satrap who became one, count as rulers.
 */
export function isDescribedAsRuler(definition: string): boolean {
  const text = definition.slice(0, openingLength);
  return sovereign.test(text) && !office.test(text) && (!deputy.test(text) || risenPattern.test(text));
}
