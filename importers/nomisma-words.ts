import { contentLanguages, type InContentLanguages, type InLanguages } from '../src/rules/languages.ts';
import * as limits from '../src/rules/limits.ts';
import { textLength } from '../src/rules/text-width.ts';
import type { RelationType } from '../src/rules/relation-types.ts';

/** A relation label in both directions; `inverse` is null if it is the same from the other end. */
export interface Word {
  type: RelationType;
  word: InLanguages;
  inverse: InLanguages | null;
  /** The same as a sentence, in the style of `content/relation-words.json`. */
  sentence: InLanguages;
}

const word = (
  type: RelationType,
  forward: InContentLanguages,
  inverse: InContentLanguages | null,
  sentence: InContentLanguages,
): Word => ({
  type,
  word: forward,
  inverse,
  sentence,
});

/** As in `content/relation-words.json`: zh and jp state what the other end is, the rest what this one is. */
export const words = {
  rulerOf: word(
    'career',
    { zh: '统治', en: 'ruler of', fr: 'souverain de', es: 'soberano de', jp: '統治した国' },
    { zh: '君主', en: 'ruled by', fr: 'gouverné par', es: 'gobernado por', jp: '君主' },
    {
      zh: '{a}曾统治{b}',
      en: '{a} ruled {b}',
      fr: '{a} [a|ont] régné sur {b}',
      es: '{a} [gobernó|gobernaron] {b}',
      jp: '{a}は{b}を治めた',
    },
  ),
  servant: word(
    'career',
    { zh: '任职', en: 'served', fr: 'au service de', es: 'al servicio de', jp: '仕えた相手' },
    { zh: '任职者', en: 'served by', fr: 'servi par', es: 'servido por', jp: '仕えた人物' },
    {
      zh: '{a}曾为{b}效力',
      en: '{a} served {b}',
      fr: '{a} [a|ont] servi {b}',
      es: '{a} [sirvió|sirvieron] a {b}',
      jp: '{a}は{b}に仕えた',
    },
  ),
  issuer: word(
    'career',
    { zh: '发行钱币', en: 'issued coins for', fr: 'monnaya pour', es: 'acuñó para', jp: '貨幣を発行した先' },
    { zh: '钱币发行者', en: 'coins issued by', fr: 'monnayage de', es: 'acuñaciones de', jp: '貨幣の発行者' },
    {
      zh: '{a}为{b}发行过钱币',
      en: '{a} issued coins for {b}',
      fr: '{a} [a|ont] émis des monnaies pour {b}',
      es: '{a} [emitió|emitieron] monedas para {b}',
      jp: '{a}は{b}の貨幣を発行した',
    },
  ),
  usurper: word(
    'career',
    { zh: '篡位', en: 'usurper in', fr: 'usurpateur dans', es: 'usurpador en', jp: '簒奪した国' },
    { zh: '篡位者', en: 'usurped by', fr: 'usurpé par', es: 'usurpado por', jp: '簒奪者' },
    {
      zh: '{a}曾在{b}篡位',
      en: '{a} usurped power in {b}',
      fr: '{a} [a|ont] usurpé le pouvoir (à) {b}',
      es: '{a} [usurpó|usurparon] el poder en {b}',
      jp: '{a}は{b}で権力を簒奪した',
    },
  ),
  governor: word(
    'career',
    { zh: '任总督', en: 'governor for', fr: 'gouverneur pour', es: 'gobernador por', jp: '属州総督を務めた国' },
    { zh: '总督', en: 'had as governor', fr: 'eut un gouverneur', es: 'tuvo gobernador', jp: '属州総督' },
    {
      zh: '{a}曾为{b}出任总督',
      en: '{a} governed a province for {b}',
      fr: '{a} [a|ont] gouverné une province pour {b}',
      es: '{a} [gobernó|gobernaron] una provincia para {b}',
      jp: '{a}は{b}の属州総督を務めた',
    },
  ),
  mintStaff: word(
    'career',
    { zh: '任职于造币厂', en: 'mint official of', fr: 'monnayeur de', es: 'monedero de', jp: '勤務した造幣所' },
    { zh: '造币人员', en: 'had as mint staff', fr: 'eut pour monnayeur', es: 'tuvo por monedero', jp: '造幣所の職員' },
    {
      zh: '{a}曾任职于{b}的造币厂',
      en: '{a} worked at the mint of {b}',
      fr: '{a} [a|ont] travaillé à l’atelier monétaire de {b}',
      es: '{a} [trabajó|trabajaron] en la ceca de {b}',
      jp: '{a}は{b}の造幣所に勤めた',
    },
  ),
  onCoins: word(
    'career',
    { zh: '见于其钱币', en: 'on the coins of', fr: 'sur monnaies de', es: 'en monedas de', jp: '貨幣に現れる国' },
    {
      zh: '钱币人物',
      en: 'coins bear name of',
      fr: 'monnaies au nom de',
      es: 'moneda a nombre de',
      jp: '貨幣に現れる人物',
    },
    {
      zh: '{a}见于{b}的钱币',
      en: '{a} [appears|appear] on the coins of {b}',
      fr: '{a} [figure|figurent] sur les monnaies de {b}',
      es: '{a} [figura|figuran] en las monedas de {b}',
      jp: '{a}は{b}の貨幣に現れる',
    },
  ),
  belongsTo: word(
    'attribution',
    { zh: '所属', en: 'belongs to', fr: 'appartient à', es: 'pertenece a', jp: '所属' },
    { zh: '人物', en: 'has member', fr: 'a pour membre', es: 'tiene por miembro', jp: '所属の人物' },
    {
      zh: '{a}属于{b}',
      en: '{a} belonged to {b}',
      fr: '{a} [appartenait|appartenaient] à {b}',
      es: '{a} [pertenecía|pertenecían] a {b}',
      jp: '{a}は{b}に属した',
    },
  ),
  subjectTo: word(
    'attribution',
    { zh: '从属于', en: 'belonged to', fr: 'relevait de', es: 'dependía de', jp: '属した国' },
    { zh: '所辖', en: 'comprised', fr: 'comprenait', es: 'comprendía', jp: '属した地域' },
    {
      zh: '{a}从属于{b}',
      en: '{a} belonged to {b}',
      fr: '{a} [relevait|relevaient] de {b}',
      es: '{a} [dependía|dependían] de {b}',
      jp: '{a}は{b}に属した',
    },
  ),
  dynasty: word(
    'family',
    { zh: '所属王朝', en: 'member of', fr: 'membre de', es: 'miembro de', jp: '所属王朝' },
    { zh: '成员', en: 'has member', fr: 'a pour membre', es: 'tiene por miembro', jp: '一員' },
    {
      zh: '{a}是{b}的成员',
      en: '{a} [was|were] a member of {b}',
      fr: '{a} [appartenait|appartenaient] à {b}',
      es: '{a} [perteneció|pertenecieron] a {b}',
      jp: '{a}は{b}の一員であった',
    },
  ),
  locatedIn: word(
    'location',
    { zh: '位于', en: 'located in', fr: 'situé en', es: 'situado en', jp: '所在地' },
    { zh: '境内', en: 'contains', fr: 'contient', es: 'contiene', jp: '域内の地' },
    {
      zh: '{a}位于{b}',
      en: '{a} [lies|lie] in {b}',
      fr: '{a} [est un lieu|sont des lieux] (de) {b}',
      es: '{a} [está|están] en {b}',
      jp: '{a}は{b}にある',
    },
  ),
  partOf: word(
    'attribution',
    { zh: '属于', en: 'part of', fr: 'partie de', es: 'parte de', jp: '属する' },
    { zh: '包括', en: 'comprises', fr: 'comprend', es: 'comprende', jp: '含むもの' },
    {
      zh: '{a}是{b}的一部分',
      en: '{a} [was|were] part of {b}',
      fr: '{a} [faisait|faisaient] partie de {b}',
      es: '{a} [formaba|formaban] parte de {b}',
      jp: '{a}は{b}の一部である',
    },
  ),
  related: word('other', { zh: '相关', en: 'related to', fr: 'lié à', es: 'relacionado con', jp: '関連' }, null, {
    zh: '{a}与{b}相关',
    en: '{a} [is|are] related to {b}',
    fr: '{a} [a un lien|ont un lien] avec {b}',
    es: '{a} [guarda|guardan] relación con {b}',
    jp: '{a}は{b}と関わりがある',
  }),
  samePlace: word(
    'location',
    { zh: '同一地点', en: 'same place as', fr: 'même lieu que', es: 'mismo lugar que', jp: '同じ場所' },
    null,
    {
      zh: '{a}与{b}是同一地点',
      en: '{a} and {b} are the same place',
      fr: '{a} et {b} désignent le même lieu',
      es: '{a} y {b} son el mismo lugar',
      jp: '{a}と{b}は同じ場所である',
    },
  ),
} as const;

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
const wordsByRole = new Map<string, Word>([
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
export function roleWord(role: string | null, roles: ReadonlyMap<string, Role>): Word {
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
