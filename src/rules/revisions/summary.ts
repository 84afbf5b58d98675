/** Units in which the items of a part's content are counted. */
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

/** The amount of content, for lists that do not show it. */
export interface Summary {
  unit: (typeof summaryUnits)[number];
  count: number;
  /** Subjects that the content is about, the first ones first. */
  subjects: readonly string[];
}

export const countItems = (
  unit: Summary['unit'],
  items: readonly unknown[],
  subjects: readonly string[] = [],
): Summary => ({ unit, count: items.length, subjects });

const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Counts the words of HTML, or its characters if it is mostly Chinese or Japanese. */
export function countWords(html: string): Summary {
  const text = html.replace(/<[^>]*(?:>|$)|&\w+;/g, ' ');
  const characters = text.match(character)?.length ?? 0;
  const words = text.replace(character, ' ').match(word)?.length ?? 0;
  return characters > words
    ? { unit: 'characters', count: characters, subjects: [] }
    : { unit: 'words', count: words, subjects: [] };
}
