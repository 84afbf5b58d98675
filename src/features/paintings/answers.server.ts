import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import type { Answerer, Answerers } from '../../kit/registry/answers.server.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { localizeCitation } from '../../rules/citations.ts';
import { selectTranslation } from '../../rules/languages.ts';
import { composeSentence } from '../../rules/sentences/compose-sentence.ts';

const findPainting = (context: Parameters<Answerer>[1], subjectId: string) =>
  context.db
    .selectFrom('painting')
    .where('subjectId', '=', subjectId)
    .select(['artists', 'museumId', 'source'])
    .executeTakeFirst();

/** Who painted a painting. */
const maker: Answerer = async ({ subjectId }, context) => {
  const { db, language } = context;
  const painting = await findPainting(context, subjectId);
  const painters = painting?.artists.filter(({ role }) => role === 'painter') ?? [];
  if (!painters.length) return null;
  const entries = await loadLinkedEntries(db, [subjectId, ...painters.flatMap(({ itemId }) => itemId ?? [])], language);
  const work = entries.get(subjectId);
  if (!work) return null;
  return {
    lines: painters.flatMap(({ name, itemId }) => {
      const entry = itemId === null ? undefined : entries.get(itemId);
      const written = entry?.name ?? selectTranslation(name, language)?.value;
      if (!written) return [];
      const painter = entry ?? { name: written, language, kind: 'person' as const };
      const pattern = translateFor(language)('answer.painter', { a: '{a}', b: '{b}' });
      return {
        sentence: composeSentence(pattern, { a: painter, b: work }, language),
        language,
        time: null,
        doubts: [],
        source: localizeCitation(painting!.source, language),
      };
    }),
  };
};

/** Which museum keeps a painting. */
const where: Answerer = async ({ subjectId, role }, context) => {
  const painting = role === null ? await findPainting(context, subjectId) : null;
  if (!painting?.museumId) return null;
  const { db, language } = context;
  const entries = await loadLinkedEntries(db, [subjectId, painting.museumId], language);
  const [a, b] = [entries.get(subjectId), entries.get(painting.museumId)];
  if (!a || !b) return null;
  const pattern = translateFor(language)('answer.museum', { a: '{a}', b: '{b}' });
  return {
    lines: [
      {
        sentence: composeSentence(pattern, { a, b }, language),
        language,
        time: null,
        doubts: [],
        source: localizeCitation(painting.source, language),
      },
    ],
  };
};

/** What paintings answer. */
export const paintingAnswers: Answerers = { maker, where };
