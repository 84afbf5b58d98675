import type { Answerer, Answerers } from '../../kit/registry/answers.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { composeSentence } from '../../rules/sentences/compose-sentence.ts';
import { bounds, formatYear, recordBounds } from '../../rules/time/historical-time.ts';
import { bordersTag, politiesAt } from './world/borders.server.ts';

/** The states whose borders contained a place in a year. */
const held: Answerer = async ({ subjectId, year }, { db, language, cacheTags }) => {
  if (year === null) return null;
  const [subject, entries] = await Promise.all([
    db.selectFrom('subject').where('id', '=', subjectId).select(['latitude', 'longitude']).executeTakeFirst(),
    loadLinkedEntries(db, [subjectId], language),
  ]);
  const place = entries.get(subjectId);
  if (!place || !subject || subject.latitude === null || subject.longitude === null) return null;
  const { latitude, longitude } = subject;
  const { polities, entryIds } = await politiesAt(db, { latitude, longitude }, language);
  cacheTags(bordersTag, ...entryIds);
  const days = bounds({ year, month: 0, day: 0, seconds: 0 });
  const inYear = polities.filter(({ time }) => {
    const range = recordBounds(time);
    return range && range.earliest <= days.latest && range.latest >= days.earliest;
  });
  const t = translateFor(language);
  return {
    lines: inYear.map(({ name, entry, time, precision, source }) => {
      // A state without an entry is named as its map names it.
      const polity = entry ?? { name, language, kind: 'polity' as const };
      const pattern = t('answer.held', { a: '{a}', b: '{b}', year: formatYear(year, language) });
      return {
        sentence: composeSentence(pattern, { a: place, b: polity }, language),
        language,
        time,
        doubts: precision === 3 ? [] : ['borders' as const],
        source,
      };
    }),
    page: { name: 'map', href: `/timemap?year=${year}` },
  };
};

/** What borders answer. */
export const timemapAnswers: Answerers = { held };
