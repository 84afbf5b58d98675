import { columnLanguages, fromColumns, type InLanguages } from '../src/rules/languages.ts';
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

type Five = readonly [string, string, string, string, string];
const word = (type: RelationType, forward: Five, inverse: Five | null, sentence: Five): Word => ({
  type,
  word: fromColumns(forward),
  inverse: inverse && fromColumns(inverse),
  sentence: fromColumns(sentence),
});

/** As in `content/relation-words.json`: zh and jp state what the other end is, the rest what this one is. */
export const words = {
  rulerOf: word(
    'career',
    ['统治', 'ruler of', 'souverain de', 'soberano de', '統治した国'],
    ['君主', 'ruled by', 'gouverné par', 'gobernado por', '君主'],
    ['{a}曾统治{b}', '{a} ruled {b}', '{a} [a|ont] régné sur {b}', '{a} [gobernó|gobernaron] {b}', '{a}は{b}を治めた'],
  ),
  servant: word(
    'career',
    ['任职', 'served', 'au service de', 'al servicio de', '仕えた相手'],
    ['任职者', 'served by', 'servi par', 'servido por', '仕えた人物'],
    ['{a}曾为{b}效力', '{a} served {b}', '{a} [a|ont] servi {b}', '{a} [sirvió|sirvieron] a {b}', '{a}は{b}に仕えた'],
  ),
  issuer: word(
    'career',
    ['发行钱币', 'issued coins for', 'monnaya pour', 'acuñó para', '貨幣を発行した先'],
    ['钱币发行者', 'coins issued by', 'monnayage de', 'acuñaciones de', '貨幣の発行者'],
    [
      '{a}为{b}发行过钱币',
      '{a} issued coins for {b}',
      '{a} [a|ont] émis des monnaies pour {b}',
      '{a} [emitió|emitieron] monedas para {b}',
      '{a}は{b}の貨幣を発行した',
    ],
  ),
  usurper: word(
    'career',
    ['篡位', 'usurper in', 'usurpateur dans', 'usurpador en', '簒奪した国'],
    ['篡位者', 'usurped by', 'usurpé par', 'usurpado por', '簒奪者'],
    [
      '{a}曾在{b}篡位',
      '{a} usurped power in {b}',
      '{a} [a|ont] usurpé le pouvoir (à) {b}',
      '{a} [usurpó|usurparon] el poder en {b}',
      '{a}は{b}で権力を簒奪した',
    ],
  ),
  governor: word(
    'career',
    ['任总督', 'governor for', 'gouverneur pour', 'gobernador por', '属州総督を務めた国'],
    ['总督', 'had as governor', 'eut un gouverneur', 'tuvo gobernador', '属州総督'],
    [
      '{a}曾为{b}出任总督',
      '{a} governed a province for {b}',
      '{a} [a|ont] gouverné une province pour {b}',
      '{a} [gobernó|gobernaron] una provincia para {b}',
      '{a}は{b}の属州総督を務めた',
    ],
  ),
  mintStaff: word(
    'career',
    ['任职于造币厂', 'mint official of', 'monnayeur de', 'monedero de', '勤務した造幣所'],
    ['造币人员', 'had as mint staff', 'eut pour monnayeur', 'tuvo por monedero', '造幣所の職員'],
    [
      '{a}曾任职于{b}的造币厂',
      '{a} worked at the mint of {b}',
      '{a} [a|ont] travaillé à l’atelier monétaire de {b}',
      '{a} [trabajó|trabajaron] en la ceca de {b}',
      '{a}は{b}の造幣所に勤めた',
    ],
  ),
  onCoins: word(
    'career',
    ['见于其钱币', 'on the coins of', 'sur monnaies de', 'en monedas de', '貨幣に現れる国'],
    ['钱币人物', 'coins bear name of', 'monnaies au nom de', 'moneda a nombre de', '貨幣に現れる人物'],
    [
      '{a}见于{b}的钱币',
      '{a} [appears|appear] on the coins of {b}',
      '{a} [figure|figurent] sur les monnaies de {b}',
      '{a} [figura|figuran] en las monedas de {b}',
      '{a}は{b}の貨幣に現れる',
    ],
  ),
  belongsTo: word(
    'attribution',
    ['所属', 'belongs to', 'appartient à', 'pertenece a', '所属'],
    ['人物', 'has member', 'a pour membre', 'tiene por miembro', '所属の人物'],
    [
      '{a}属于{b}',
      '{a} belonged to {b}',
      '{a} [appartenait|appartenaient] à {b}',
      '{a} [pertenecía|pertenecían] a {b}',
      '{a}は{b}に属した',
    ],
  ),
  subjectTo: word(
    'attribution',
    ['从属于', 'belonged to', 'relevait de', 'dependía de', '属した国'],
    ['所辖', 'comprised', 'comprenait', 'comprendía', '属した地域'],
    [
      '{a}从属于{b}',
      '{a} belonged to {b}',
      '{a} [relevait|relevaient] de {b}',
      '{a} [dependía|dependían] de {b}',
      '{a}は{b}に属した',
    ],
  ),
  dynasty: word(
    'family',
    ['所属王朝', 'member of', 'membre de', 'miembro de', '所属王朝'],
    ['成员', 'has member', 'a pour membre', 'tiene por miembro', '一員'],
    [
      '{a}是{b}的成员',
      '{a} [was|were] a member of {b}',
      '{a} [appartenait|appartenaient] à {b}',
      '{a} [perteneció|pertenecieron] a {b}',
      '{a}は{b}の一員であった',
    ],
  ),
  locatedIn: word(
    'location',
    ['位于', 'located in', 'situé en', 'situado en', '所在地'],
    ['境内', 'contains', 'contient', 'contiene', '域内の地'],
    [
      '{a}位于{b}',
      '{a} [lies|lie] in {b}',
      '{a} [est un lieu|sont des lieux] (de) {b}',
      '{a} [está|están] en {b}',
      '{a}は{b}にある',
    ],
  ),
  partOf: word(
    'attribution',
    ['属于', 'part of', 'partie de', 'parte de', '属する'],
    ['包括', 'comprises', 'comprend', 'comprende', '含むもの'],
    [
      '{a}是{b}的一部分',
      '{a} [was|were] part of {b}',
      '{a} [faisait|faisaient] partie de {b}',
      '{a} [formaba|formaban] parte de {b}',
      '{a}は{b}の一部である',
    ],
  ),
  related: word('other', ['相关', 'related to', 'lié à', 'relacionado con', '関連'], null, [
    '{a}与{b}相关',
    '{a} [is|are] related to {b}',
    '{a} [a un lien|ont un lien] avec {b}',
    '{a} [guarda|guardan] relación con {b}',
    '{a}は{b}と関わりがある',
  ]),
  samePlace: word('location', ['同一地点', 'same place as', 'même lieu que', 'mismo lugar que', '同じ場所'], null, [
    '{a}与{b}是同一地点',
    '{a} and {b} are the same place',
    '{a} et {b} désignent le même lieu',
    '{a} y {b} son el mismo lugar',
    '{a}と{b}は同じ場所である',
  ]),
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
const titles = new Map<string, Five>([
  ['archduke', ['大公', 'archduke', 'archiduc', 'archiduque', '大公']],
  ['artist', ['艺术家', 'artist', 'artiste', 'artista', '芸術家']],
  ['count_palatine', ['宫伯', 'count palatine', 'comte palatin', 'conde palatino', '宮中伯']],
  ['doge', ['总督', 'doge', 'doge', 'dux', 'ドージェ']],
  ['dynast', ['地方君主', 'dynast', 'dynaste', 'dinasta', '地方君主']],
  ['engraver', ['刻模师', 'engraver', 'graveur', 'grabador', '彫刻師']],
  ['king', ['国王', 'king', 'roi', 'rey', '王']],
  ['lord', ['领主', 'lord', 'seigneur', 'señor', '領主']],
  ['medalist', ['纪念章雕刻家', 'medallist', 'médailleur', 'medallista', 'メダル彫刻家']],
  ['merovingian_monetarius', ['铸币人', 'moneyer', 'monétaire', 'monetario', '造幣人']],
  ['prince', ['亲王', 'prince', 'prince', 'príncipe', '公']],
  ['prince-abbot', ['采邑修道院院长', 'prince-abbot', 'prince-abbé', 'príncipe-abad', '領主修道院長']],
  ['rector', ['总督', 'rector', 'recteur', 'rector', '総督']],
  ['roman_emperor', ['皇帝', 'emperor', 'empereur', 'emperador', '皇帝']],
  ['rrc_moneyer', ['铸币官', 'moneyer', 'monétaire', 'monetal', '造幣官']],
  ['satrap', ['总督', 'satrap', 'satrape', 'sátrapa', 'サトラップ']],
]);

type Patterns = Record<(typeof columnLanguages)[number], (title: string) => string>;
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
  const title = titles.has(role) ? fromColumns(titles.get(role)!) : roles.get(role)?.names;
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
    columnLanguages.map((language) => {
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
