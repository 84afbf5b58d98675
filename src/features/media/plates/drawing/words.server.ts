import { readFileSync } from 'node:fs';
import { sourceFile } from '../../../../kit/source-file.server.ts';
import { translateIn, type TextKey, type TextSets } from '../../../../kit/texts.ts';
import { forEachContentLanguage, type InContentLanguages } from '../../../../rules/languages.ts';
import { formatRecord } from '../../../../rules/time/historical-time-format.ts';
import type { TimeRecord } from '../../../../rules/time/historical-time.ts';
import type { Work } from './figure.ts';

/** Read without the manifests: processes that draw load no feature. */
const translators = forEachContentLanguage((language) => {
  const sets = JSON.parse(readFileSync(sourceFile(`src/features/media/texts/${language}.json`), 'utf8')) as TextSets;
  return translateIn(language, sets.server!);
});

/** A text in each language, with values in the same language. */
export const write = (key: TextKey, values: Record<string, InContentLanguages | string> = {}): InContentLanguages =>
  forEachContentLanguage((language) =>
    translators[language](
      key,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : value[language]]),
      ),
    ),
  );

/** A date or span as readers of each language write it. */
export const writeDate = (time: TimeRecord): InContentLanguages =>
  forEachContentLanguage((language) => formatRecord(time, language));

/** A list in one line. */
export function writeList(texts: readonly InContentLanguages[]): InContentLanguages {
  const separator = write('plate.separator');
  return forEachContentLanguage((language) => texts.map((text) => text[language]).join(separator[language]));
}

/** Maximum number of works that a credit names. */
const maxWorks = 4;
const naturalEarth = forEachContentLanguage(() => 'Natural Earth');

/** "Drawn by Stele from …", with the works named once each, and the coasts. */
export function writeCredit(works: readonly Work[]): InContentLanguages {
  const names = [...new Map(works.map(({ key, name }) => [key, name])).values()].slice(0, maxWorks);
  return write('plate.drawnFrom', { works: writeList([...names, naturalEarth]) });
}
