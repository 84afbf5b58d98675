import { escapeXml } from './markup.ts';
import type { Language } from '../rules/languages.ts';
import type { SearchType } from '../rules/search-types.ts';

/** A thing as search finds it, in one language. */
export interface SearchDocument {
  type: SearchType;
  /** Its id among those of its type. */
  ref: string;
  thingId: string;
  language: Language;
  name: string;
  otherNames: readonly string[];
  /** How the name is read: kana, pinyin. */
  pronunciation: string | null;
  disambiguation: string | null;
  summary: string;
  /** The main text as HTML; search takes its words and cuts them into passages. */
  html: string;
}

/** What a member put together, as search finds it in one language: by its name, what is said of it, and its words. */
export const documentOfReader = (
  thingId: string,
  { language, name, about, words }: { language: Language; name: string; about: string; words: readonly string[] },
): SearchDocument => ({
  type: 'special',
  ref: `${thingId}-${language}`,
  thingId,
  language,
  name,
  otherNames: [],
  pronunciation: null,
  disambiguation: null,
  summary: about,
  html: words.map((text) => (text.trim() ? `<p>${escapeXml(text)}</p>` : '')).join(''),
});
