import { createHash } from 'node:crypto';
import { dictionaryOf, sayIn, type Dictionary, type Say } from './kit/texts.ts';
import { languages, type Language } from './rules/languages.ts';
import { allTexts, readerTexts, workTexts } from './texts.ts';

/** A dictionary as a file, whose address changes with its content. */
function fileOf(rows: Parameters<typeof dictionaryOf>[0], name: string, language: Language) {
  const json = JSON.stringify(dictionaryOf(rows, language));
  return {
    json,
    url: `/texts/${name}${language}-${createHash('sha256').update(json).digest('base64url').slice(0, 10)}.json`,
  };
}

const byLanguage = new Map(
  languages.map((language) => {
    const dictionary = dictionaryOf(allTexts, language);
    return [
      language,
      {
        dictionary,
        say: sayIn(language, dictionary),
        reader: fileOf(readerTexts, '', language),
        work: fileOf(workTexts, 'work-', language),
      },
    ];
  }),
);

/** How the product speaks a language on the server. */
export const sayFor = (language: Language): Say => byLanguage.get(language)!.say;
export const dictionaryFor = (language: Language): Dictionary => byLanguage.get(language)!.dictionary;

/** The pages of those who work here: user centre, writing, review, and what every widget looks like. */
const isWork = (path: string) => /^\/(?:user|review|dev)(?:\/|$)|\/history\/?$/.test(path);
/** Where the browser finds the dictionaries of a page, with a space between. */
export function textsUrl(language: Language, path: string): string {
  const { reader, work } = byLanguage.get(language)!;
  return isWork(path) ? `${reader.url} ${work.url}` : reader.url;
}
/** The dictionary files by their address. */
export const textFiles: ReadonlyMap<string, string> = new Map(
  [...byLanguage.values()].flatMap(({ reader, work }) => [reader, work]).map(({ url, json }) => [url, json]),
);
