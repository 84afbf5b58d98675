import { languages, listSeparator, languageTag, type InLanguages } from '../src/rules/languages.ts';
import { builtInFolder, readRelationWords } from './content/load.ts';
import type { RelationWords } from './record.ts';

const worldWords = readRelationWords(builtInFolder);
/** A word of the built-in world, unchanged. */
function worldWordOf(key: string): RelationWords {
  const { type, forward, inverse = null, sentence } = worldWords[key]!;
  return { type, word: forward, inverse, sentence };
}
export const words = {
  foughtIn: worldWordOf('fought-in'),
  won: worldWordOf('won'),
  ledIn: worldWordOf('led-in'),
  partOf: worldWordOf('part-of'),
  warredWith: worldWordOf('warred-with'),
} as const;

/** Facts about one side of a battle, beyond the relation itself. */
export interface SideFacts {
  isAttacker: boolean;
  /** Soldiers and losses, if the source counts them. */
  strength: number | null;
  losses: number | null;
  /** Commanders known only by rank and name. */
  led: readonly string[];
}

/** `Attacking; 11,500 men, 4,000 lost; led by Col. Smith`, in the languages that have words for it. */
export function describeSide({ isAttacker, strength, losses, led }: SideFacts): InLanguages {
  const parts: InLanguages<(string | number | null | false)[]> = {
    zh: [
      isAttacker ? '进攻方' : '防守方',
      strength && '兵力{strength}人',
      losses && '损失{losses}人',
      led.length && '指挥：{led}',
    ],
    en: [
      isAttacker ? 'Attacking' : 'Defending',
      strength && '{strength} men',
      losses && '{losses} lost',
      led.length && 'led by {led}',
    ],
    fr: [
      isAttacker ? 'En attaque' : 'En défense',
      strength && '{strength} hommes',
      losses && '{losses} pertes',
      led.length && 'sous {led}',
    ],
    es: [
      isAttacker ? 'Al ataque' : 'A la defensa',
      strength && '{strength} hombres',
      losses && '{losses} bajas',
      led.length && 'al mando de {led}',
    ],
    jp: [
      isAttacker ? '攻撃側' : '防御側',
      strength && '兵力{strength}人',
      losses && '損失{losses}人',
      led.length && '指揮：{led}',
    ],
  };
  return Object.fromEntries(
    languages.flatMap((language) => {
      const ownParts = parts[language];
      if (!ownParts) return [];
      const count = new Intl.NumberFormat(languageTag(language));
      const text = ownParts
        .filter((part) => typeof part === 'string')
        .join(language === 'zh' ? '，' : listSeparator(language));
      return [
        [
          language,
          text
            .replace('{strength}', count.format(strength ?? 0))
            .replace('{losses}', count.format(losses ?? 0))
            .replace('{led}', led.join(listSeparator(language))),
        ],
      ];
    }),
  );
}

/** Always written in capitals. */
const acronyms = new Set(['USSR', 'USA', 'US']);
/** Words that stay in lower case within a name. */
const lowercaseWords = new Set([
  'of',
  'the',
  'and',
  'in',
  'on',
  'at',
  'from',
  'to',
  'de',
  'des',
  'du',
  'la',
  'le',
  'les',
  'sur',
  'di',
  'del',
  'della',
  'von',
  'van',
  'der',
  'zu',
  'y',
  'el',
]);
const roman = /^(?=[IVX])(?:X{0,3})(?:IX|IV|V?I{0,3})$/;

/**
 * A name in capitals with normal case: `BOIS DE MOYON (PHASE II)` is Bois de Moyon (Phase II). Names that are not all
 * capitals stay unchanged.
 */
export function normalizeCase(name: string): string {
  if (/\p{Ll}/u.test(name)) return name;
  let first = true;
  return name.replace(/[\p{L}\p{N}'’]+/gu, (word, at: number) => {
    const begins = first || name[at - 1] === '(';
    first = false;
    if (roman.test(word) || acronyms.has(word) || /^\d/.test(word)) return word;
    const low = word.toLowerCase();
    if (lowercaseWords.has(low) && !begins) return low;
    // O'Daniel, D'Erlon, but Wilson's.
    return low
      .replace(/^(?:[od]['’])?\p{L}/u, (start) => start.toUpperCase())
      .replace(/^([OD]['’])(\p{Ll})/u, (_, start: string, letter: string) => start + letter.toUpperCase());
  });
}

const ranks: Record<string, string> = {
  GEN: 'Gen.',
  LG: 'Lt. Gen.',
  LTG: 'Lt. Gen.',
  MG: 'Maj. Gen.',
  BG: 'Brig. Gen.',
  COL: 'Col.',
  LCOL: 'Lt. Col.',
  LTC: 'Lt. Col.',
  MAJ: 'Maj.',
  CPT: 'Capt.',
  CAPT: 'Capt.',
  LT: 'Lt.',
  FM: 'Field Marshal',
  ADM: 'Adm.',
  VADM: 'Vice Adm.',
};
/** `COL SMITH` is Col. Smith. */
export function commanderName(name: string): { name: string; rank: string | null } {
  const [, first = '', rest = ''] = /^(\S+) (.+)$/.exec(name) ?? [];
  const rank = Object.hasOwn(ranks, first) ? ranks[first]! : null;
  return { name: normalizeCase(rank ? rest : name), rank };
}
