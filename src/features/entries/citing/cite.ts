import { byLanguage, languageTag, type Language } from '../../../rules/languages.ts';
import { longDate } from '../../../rules/time/long-date.ts';

/** Data for a citation of an entry, which is written in the entry's own language. */
export interface CitationData {
  name: string;
  siteName: string;
  url: string;
  /** When it was last changed. */
  changedAt: Date;
  /** Date of access. */
  readAt: Date;
  language: Language;
  id: string;
}

const year = (date: Date) => date.getUTCFullYear();
const toIsoDate = (date: Date) => date.toISOString().slice(0, 10);
const months = 'January February March April May June July August September October November December'.split(' ');
const toEnglishDate = (date: Date) => `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${year(date)}`;

/** APA, seventh edition: an entry in a reference work without author, with date of retrieval because it changes. */
const apa = ({ name, siteName, url, changedAt, readAt, language }: CitationData) => {
  const read = longDate(readAt, language);
  const retrieved = byLanguage({
    zh: `载于${siteName}. ${read}检索自 ${url}`,
    en: `In ${siteName}. Retrieved ${toEnglishDate(readAt)}, from ${url}`,
    fr: `Dans ${siteName}. Consulté le ${read}, à l’adresse ${url}`,
    es: `En ${siteName}. Recuperado el ${read} de ${url}`,
    jp: `${siteName}. ${read}閲覧, ${url}`,
  });
  return `${name}. (${year(changedAt)}). ${retrieved[language]}`;
};
/** Chicago, seventeenth edition, 14.233: online reference works. */
const chicago = ({ name, siteName, url, changedAt, readAt, language }: CitationData) => {
  const [changed, read] = [longDate(changedAt, language), longDate(readAt, language)];
  const lines = byLanguage({
    zh: `${siteName}，“${name}”条，最后修改于${changed}，${read}访问，${url}。`,
    en: `${siteName}, s.v. “${name},” last modified ${toEnglishDate(changedAt)}, accessed ${toEnglishDate(readAt)}, ${url}.`,
    fr: `${siteName}, s. v. «\u202f${name}\u202f», modifié le ${changed}, consulté le ${read}, ${url}.`,
    es: `${siteName}, s. v. «${name}», modificado el ${changed}, consultado el ${read}, ${url}.`,
    jp: `${siteName}「${name}」の項、${changed}更新、${read}閲覧、${url}。`,
  });
  return lines[language];
};
/**
 * GB/T 7714—2015, 4.6: electronic resources; [EB/OL] web page, date of change in parentheses, of access in brackets.
 */
const gbt7714 = ({ name, siteName, url, changedAt, readAt }: CitationData) =>
  `${siteName}. ${name}[EB/OL]. (${toIsoDate(changedAt)})[${toIsoDate(readAt)}]. ${url}.`;

/** The entry as a CSL-JSON item; the library escapes it for BibTeX. */
export const asCslItem = ({ name, siteName, url, changedAt, readAt, language, id }: CitationData) => ({
  id,
  type: 'entry-encyclopedia',
  title: name,
  'container-title': siteName,
  URL: url,
  language: languageTag(language),
  issued: { 'date-parts': [[year(changedAt), changedAt.getUTCMonth() + 1, changedAt.getUTCDate()]] },
  accessed: { 'date-parts': [[year(readAt), readAt.getUTCMonth() + 1, readAt.getUTCDate()]] },
});

/** The prose styles, by name. Decision 0007 says why these three are implemented here. */
const citationStyles = { APA: apa, Chicago: chicago, 'GB/T 7714': gbt7714 } as const;

export interface FormattedCitation {
  style: string;
  line: string;
}
export const formatCitations = (of: CitationData): FormattedCitation[] =>
  Object.entries(citationStyles).map(([style, write]) => ({ style, line: write(of) }));
