import { languages, type InLanguages, type Language } from '../src/rules/languages.ts';
import type { Kind } from '../src/rules/kinds.ts';
import * as limits from '../src/rules/limits.ts';
import { textLength } from '../src/rules/text-width.ts';
import { builtInFolder, readRelationWords } from './content/load.ts';
import { plainSentence } from './mapping/words.ts';
import type { RelationWords } from './record.ts';
import { readWords, toRelationWords } from './words/read-words.ts';

/** A property of Wikidata as a relation. */
export interface PropertyWords extends RelationWords {
  /** The inverse property at the other end may state the same (P22 and P40), or the same property (P26). */
  bothTell: boolean;
}

const worldWords = readRelationWords(builtInFolder);

const ownWords = readWords('wikidata');
const toldAtBothEnds = new Set(['P40', 'P47', 'P530', 'P800', 'P1344', 'P1830']);
/** The words of a property that the built-in world has none for. */
const ownWordOf = (property: string): PropertyWords => ({
  ...ownWords[property]!,
  bothTell: toldAtBothEnds.has(property),
});
/** A word of the built-in world, unchanged: a and b are the same there. */
const worldWordOf = (key: string, bothTell = false): PropertyWords => ({
  ...toRelationWords(worldWords[key]!),
  bothTell,
});
/** A word of the built-in world from its far end: a here is b there. */
const reversedWorldWordOf = (key: string, bothTell = false): PropertyWords => reverseWord(worldWordOf(key, bothTell));
/** Two neighbouring countries, worded as in the importer of countries. */
export const borders = ownWordOf('P47');

function reverseWord({ type, word: forward, inverse, sentence, bothTell }: PropertyWords): PropertyWords {
  const seen =
    sentence &&
    Object.fromEntries(
      Object.entries(sentence).map(([language, text]) => [
        language,
        text.replace(/\{([ab])\}/g, (_, name) => (name === 'a' ? '{b}' : '{a}')),
      ]),
    );
  return { type, word: inverse ?? forward, inverse: inverse ? forward : null, sentence: seen, bothTell };
}

const parent = ownWordOf('P40');
const head = ownWordOf('P35');
const tookPart = ownWordOf('P1344');
const created = ownWordOf('P800');
const owner = ownWordOf('P1830');

/**
 * The properties of Wikidata relevant to history, as relations from the item to the value. As in
 * `content/relation-words.json`, zh and jp state what the other end is, the rest what this one is; labels have at most
 * `limits.relationWordLength` characters.
 */
const properties = {
  // family
  P22: reversedWorldWordOf('father-of', true),
  P25: reversedWorldWordOf('mother-of', true),
  P40: parent,
  P8810: reverseWord(parent),
  P26: worldWordOf('spouse-of', true),
  P451: worldWordOf('lover-of', true),
  P3373: worldWordOf('sibling-of', true),
  P1038: worldWordOf('relative-of', true),
  P53: ownWordOf('P53'),
  // a life
  P19: worldWordOf('born-of'),
  P20: worldWordOf('died-in'),
  P119: worldWordOf('buried-in'),
  P551: worldWordOf('lived-in'),
  P27: worldWordOf('citizen-of'),
  P140: worldWordOf('worships'),
  P937: ownWordOf('P937'),
  P172: ownWordOf('P172'),
  P106: ownWordOf('P106'),
  P39: ownWordOf('P39'),
  P97: ownWordOf('P97'),
  P108: ownWordOf('P108'),
  P69: ownWordOf('P69'),
  P802: worldWordOf('teacher-of', true),
  P1066: reversedWorldWordOf('teacher-of', true),
  P184: reversedWorldWordOf('teacher-of', true),
  P185: worldWordOf('teacher-of', true),
  P737: reversedWorldWordOf('influenced'),
  P463: worldWordOf('member-of', true),
  P102: worldWordOf('member-of'),
  P135: worldWordOf('member-of'),
  P611: worldWordOf('member-of'),
  P101: ownWordOf('P101'),
  P136: ownWordOf('P136'),
  P166: ownWordOf('P166'),
  P509: ownWordOf('P509'),
  P1412: ownWordOf('P1412'),
  P103: ownWordOf('P103'),
  P945: ownWordOf('P945'),
  P157: reversedWorldWordOf('killed'),
  P3342: worldWordOf('met', true),
  P1303: ownWordOf('P1303'),
  P264: ownWordOf('P264'),
  P1050: ownWordOf('P1050'),
  // works
  P50: reversedWorldWordOf('author-of', true),
  P655: reversedWorldWordOf('translator-of'),
  P98: reversedWorldWordOf('spread'),
  P88: reversedWorldWordOf('commissioned'),
  P84: reversedWorldWordOf('builder-of'),
  P800: created,
  P86: reverseWord(created),
  P170: reverseWord(created),
  P61: reversedWorldWordOf('discovered', true),
  P57: ownWordOf('P57'),
  P161: ownWordOf('P161'),
  P180: worldWordOf('depicts'),
  P921: worldWordOf('tells-of'),
  P1441: reversedWorldWordOf('tells-of'),
  P144: reversedWorldWordOf('inspired'),
  P941: reversedWorldWordOf('inspired'),
  P195: worldWordOf('kept-in'),
  P282: worldWordOf('written-in-script'),
  P407: ownWordOf('P407'),
  P1071: ownWordOf('P1071'),
  P189: worldWordOf('found-in'),
  P2348: worldWordOf('made-under'),
  P495: ownWordOf('P495'),
  P840: ownWordOf('P840'),
  P138: worldWordOf('named-after'),
  P3095: reversedWorldWordOf('member-of'),
  // places, states, belonging
  P131: worldWordOf('located-in', true),
  P17: worldWordOf('located-in'),
  P30: worldWordOf('located-in'),
  P706: worldWordOf('located-in'),
  P276: worldWordOf('located-in'),
  P159: worldWordOf('located-in'),
  P150: reversedWorldWordOf('located-in', true),
  P47: borders,
  P36: reversedWorldWordOf('capital-of', true),
  P1376: worldWordOf('capital-of', true),
  P35: head,
  P6: head,
  P127: reverseWord(owner),
  P1830: owner,
  P112: reversedWorldWordOf('founder-of'),
  P361: worldWordOf('part-of', true),
  P527: reversedWorldWordOf('part-of', true),
  P749: worldWordOf('part-of', true),
  P355: reversedWorldWordOf('part-of', true),
  P740: ownWordOf('P740'),
  P530: ownWordOf('P530'),
  P37: ownWordOf('P37'),
  P122: ownWordOf('P122'),
  // change
  P155: reversedWorldWordOf('preceded', true),
  P156: worldWordOf('preceded', true),
  P1365: reversedWorldWordOf('preceded', true),
  P1366: worldWordOf('preceded', true),
  P460: worldWordOf('counterpart-of', true),
  // events
  P607: worldWordOf('fought-in', true),
  P710: reverseWord(tookPart),
  P1344: tookPart,
  P1346: reversedWorldWordOf('won'),
  P4791: reversedWorldWordOf('led-in'),
  P828: reversedWorldWordOf('caused', true),
  P1542: worldWordOf('caused', true),
  P793: ownWordOf('P793'),
} as const satisfies Record<string, PropertyWords>;

export const knownProperties: ReadonlyMap<string, PropertyWords> = new Map(Object.entries(properties));

/** Labels more specific than the property, by kind or gender of the item. */
const special = {
  father: worldWordOf('father-of', true),
  mother: worldWordOf('mother-of', true),
  painted: reversedWorldWordOf('painter-of', true),
  tookPlace: worldWordOf('took-place-in'),
  after: reversedWorldWordOf('predecessor-of', true),
  before: worldWordOf('predecessor-of', true),
  foughtBy: reversedWorldWordOf('fought-in', true),
};

/** A property as a relation; null if it is none by itself. */
export function wordsOf(
  property: string,
  { kind, sex }: { kind: Kind; sex: 'male' | 'female' | null },
): PropertyWords | null {
  if (property === 'P40' && sex) return sex === 'male' ? special.father : special.mother;
  if (property === 'P170' && kind === 'painting') return special.painted;
  if (property === 'P276' && (kind === 'war' || kind === 'event')) return special.tookPlace;
  if (property === 'P710' && kind === 'war') return special.foughtBy;
  if (kind === 'person' && (property === 'P155' || property === 'P1365')) return special.after;
  if (kind === 'person' && (property === 'P156' || property === 'P1366')) return special.before;
  return knownProperties.get(property) ?? null;
}

/** An item's class and Wikimedia's filing: not relations between historical subjects. */
export const nonRelations: ReadonlySet<string> = new Set(
  (
    'P31 P279 P21 P735 P734 P910 P971 P1151 P1424 P1423 P1482 P1687 P1855 P1963 P2354 P2959 P301 P360 P373 P4224 P5008 P5869 P6104 P7084 P8225 ' +
    'P1612 P1740 P1753 P1754 P1792 P2033 P2517 P2667 P2668 P2875 P3709 P3713 P3734 P3876 P421 P1889 P1343 P6216 P7763 P2561 P1552 P461 P190'
  ).split(' '),
);

/** A property known only by its label, as a relation; null if no label fits as a relation's label. */
export function wordsOfLabel(label: InLanguages): RelationWords | null {
  const shortLabels = Object.fromEntries(
    languages.flatMap((language) =>
      label[language] && textLength(label[language]) <= limits.relationWordLength ? [[language, label[language]]] : [],
    ),
  ) as InLanguages;
  if (!Object.keys(shortLabels).length) return null;
  const sentence = Object.fromEntries(
    (Object.keys(shortLabels) as Language[]).map((language) => [
      language,
      plainSentence(shortLabels[language], language),
    ]),
  ) as InLanguages;
  const inverse = Object.fromEntries(
    Object.entries(shortLabels).map(([language, text]) => [language, cutWord(`← ${text}`)]),
  ) as InLanguages;
  return { type: 'other', word: shortLabels, inverse, sentence };
}

const cutWord = (text: string) => [...text].slice(0, limits.relationWordLength).join('');
