/** What the items of a part's content are, when they are counted. */
export const summaryUnits = [
  'words',
  'characters',
  'relations',
  'people',
  'events',
  'places',
  'pictures',
  'recordings',
  'regions',
  'entries',
  'shapes',
  'stops',
  'pages',
] as const;

/** How much a content holds, for lists that do not show it. */
export interface Summary {
  unit: (typeof summaryUnits)[number];
  count: number;
  /** Subjects that say what it is about, the first ones first. */
  subjects: readonly string[];
}

export const countItems = (
  unit: Summary['unit'],
  items: readonly unknown[],
  subjects: readonly string[] = [],
): Summary => ({ unit, count: items.length, subjects });

const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** The words of HTML; its characters where most of it is Chinese or Japanese. */
export function countWords(html: string): Summary {
  const text = html.replace(/<[^>]*(?:>|$)|&\w+;/g, ' ');
  const characters = text.match(character)?.length ?? 0;
  const words = text.replace(character, ' ').match(word)?.length ?? 0;
  return characters > words
    ? { unit: 'characters', count: characters, subjects: [] }
    : { unit: 'words', count: words, subjects: [] };
}
