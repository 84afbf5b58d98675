import { escapeXml } from './markup.ts';
import type { Language } from '../rules/languages.ts';
import type { SearchType } from '../rules/search/search-types.ts';

/** A search document: a thing in one language. */
export interface SearchDocument {
  type: SearchType;
  /** Its id among documents of its type. */
  ref: string;
  thingId: string;
  language: Language;
  name: string;
  otherNames: readonly string[];
  /** Pronunciation of the name: kana, pinyin. */
  pronunciation: string | null;
  disambiguation: string | null;
  summary: string;
  /** The main text as HTML; search indexes its words and splits it into passages. */
  html: string;
}

/** A sentence about a thing in one language, from its data: an event, a relation, its time and place. */
export interface SearchSentence {
  thingId: string;
  language: Language;
  text: string;
}

/** The search document of a member's own creation in one language: its name, description and text. */
export const toCreationDocument = (
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
