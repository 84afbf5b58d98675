import type { Call } from '../../../kit/calls/endpoint.ts';
import type { Language } from '../../../rules/languages.ts';
import { loadTopic } from '../load-topic.ts';

/** The entries and books that a topic's page shows. */
export async function findThingsOfTopic(
  call: Call,
  title: string,
  language: Language,
): Promise<{ subjects: string[]; books: string[] }> {
  const { core, cards, books, paintings } = await loadTopic(call, title, language);
  const subjects = [core, ...cards, ...paintings].flatMap((thing) => thing?.itemId ?? []);
  return { subjects: [...new Set(subjects)], books: books.map(({ id }) => id) };
}
