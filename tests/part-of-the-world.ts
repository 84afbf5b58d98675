import type { Content, WrittenSubject } from '../importers/content/load.ts';
import { contentSource } from '../importers/content/source.ts';
import type { Source } from '../importers/record.ts';
import { builtInBorders } from '../importers/content/borders/load.ts';
import type { WrittenBook } from '../importers/content/books/load.ts';

const centralSubjects = new Set(['julius-caesar', 'augustus', 'cleopatra', 'kongzi', 'qin-shi-huang']);

/**
 * Five subjects with everything related to them, a book, a house, the tours and the territories of these polities: a
 * fifteenth of the world with rows in every table, for tests over all data. Articles are those that a test writes.
 */
export function selectPartOfWorld(content: Content, library: readonly WrittenBook[]): Source {
  const { subjects: world, houses } = content;
  const isNear = ({ id, relations }: WrittenSubject) =>
    centralSubjects.has(id) || relations.some(({ to }) => centralSubjects.has(to));
  const ids = new Set(world.flatMap((subject) => (isNear(subject) ? [subject.id] : [])));
  for (const { id, relations } of world) if (centralSubjects.has(id)) for (const { to } of relations) ids.add(to);
  return contentSource(
    {
      ...content,
      subjects: world.filter(({ id }) => ids.has(id)),
      articles: [],
      houses: houses.filter(({ elsewhere }) => elsewhere.some((id) => centralSubjects.has(id))),
    },
    {
      isWorld: true,
      library: library.filter(({ work }) => work !== null && ids.has(work)),
      extents: builtInBorders().filter(({ polity }) => polity && ids.has(polity)),
    },
  );
}
