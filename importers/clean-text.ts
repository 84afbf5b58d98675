import { escapeXml } from '../src/kit/markup.ts';
import * as limits from '../src/rules/limits.ts';
import { languages, type InLanguages, type Language } from '../src/rules/languages.ts';
import { toPlainText } from '../src/rules/safe-html.ts';
import { cutToLength, ellipsize, textLength } from '../src/rules/text-width.ts';

/** Maximum length of texts from sources, in characters. */
const maxLengths = { name: 200, summary: 4000 } as const;
/** Maximum number of other names per subject and language. */
export const maxOtherNames = 100;

/** Control characters, including those that change the text direction. */
const invisiblePattern = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const uncleanPattern = /[\p{Cc}\p{Cf}\ud800-\udfff<&]|\s\s|^\s|\s$|\u00a0/u;

/** A source's text as plain text on one line; empty if nothing remains or it is not a text. */
export function cleanText(text: unknown): string {
  if (typeof text !== 'string') return '';
  if (!uncleanPattern.test(text)) return text;
  const spaced = text.toWellFormed().replace(invisiblePattern, ' ').replace(/\s+/g, ' ').trim();
  return /[<&]/.test(spaced) ? toPlainText(spaced).replace(/\s+/g, ' ').trim() : spaced;
}

/** The same for a name: empty if it is too long. */
export function cleanNameOf(text: unknown): string {
  const name = cleanText(text);
  return isNameShort(name) ? name : '';
}
const isNameShort = (name: string) =>
  name.length <= maxLengths.name || (name.length <= 2 * maxLengths.name && textLength(name) <= maxLengths.name);

/** A name that is cut at a word, with an ellipsis, if it is too long. */
export function shortenName(text: unknown): { name: string; isCut: boolean } {
  const name = cleanText(text);
  if (isNameShort(name)) return { name, isCut: false };
  const cut = cutToLength(name, maxLengths.name - 1),
    atWord = cut.slice(0, cut.lastIndexOf(' ') + 1).trimEnd();
  // A text without spaces, as in Chinese, is cut at a letter.
  return { name: `${atWord.length > cut.length / 2 ? atWord : cut}…`, isCut: true };
}

const blockElements = /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|tr|table|blockquote|h[1-6])(?:\s[^<>]*|\/)?>/gi;
/** Paragraphs of a text or of HTML, as plain text with line breaks. */
export function paragraphsOf(text: string): string[] {
  const isHtml = /<(?:p|div|li|h[1-6])(?:\s[^<>]*)?>/i.test(text);
  const broken = text.replace(blockElements, (element) => (/^<br/i.test(element) ? '\n' : '\n\n'));
  return broken
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => {
      const lines = paragraph.split('\n').map(cleanText).filter(Boolean);
      return lines.join(isHtml && !/<br/i.test(text) ? ' ' : '\n');
    })
    .filter(Boolean);
}
/** Paragraphs as HTML. */
const htmlOfParagraphs = (paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => `<p>${escapeXml(paragraph).replaceAll('\n', '<br>')}</p>`).join('');

/** Paragraphs as the longest HTML that a text may have, and the paragraphs that have no room. */
export function htmlWithinLimit(paragraphs: readonly string[]): { html: string; leftOut: readonly string[] } {
  let html = '';
  for (const [at, paragraph] of paragraphs.entries()) {
    const next = htmlOfParagraphs([paragraph]);
    if (html.length + next.length > limits.revisionLength) return { html, leftOut: paragraphs.slice(at) };
    html += next;
  }
  return { html, leftOut: [] };
}

export const cleanSummaryOf = (text: unknown): string => ellipsize(cleanText(text), maxLengths.summary);

/** An object with a value for each language that has one. */
export function mapLanguages<T>(of: (language: Language) => T | null | undefined | ''): InLanguages<T> {
  const values: InLanguages<T> = {};
  for (const language of languages) {
    const value = of(language);
    if (value !== null && value !== undefined && value !== '') values[language] = value;
  }
  return values;
}

/** Other names, without duplicates and without the name itself. */
export function distinctOtherNames(name: string, candidates: Iterable<unknown>): string[] {
  const others = new Set<string>();
  for (const candidate of candidates) {
    const other = cleanNameOf(candidate);
    if (other && other !== name) others.add(other);
    if (others.size === maxOtherNames) break;
  }
  return [...others];
}

/** Type guards for untrusted JSON. */
export const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** Reads own properties only, so that `__proto__` and similar names are harmless. */
export const ownProperty = (value: unknown, key: string): unknown => {
  const of = asObject(value);
  return of && Object.hasOwn(of, key) ? of[key] : undefined;
};
