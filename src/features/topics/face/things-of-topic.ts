import type { Call } from '../../../kit/calls/endpoint.ts';
import type { Language } from '../../../rules/languages.ts';
import { gather } from '../gather.ts';

/** The entries and books that a topic's page shows. */
export async function thingsOfTopic(
  call: Call,
  title: string,
  language: Language,
): Promise<{ subjects: string[]; books: string[] }> {
  const { core, cards, books, paintings } = await gather(call, title, language);
  const subjects = [core, ...cards, ...paintings].flatMap((thing) => thing?.itemId ?? []);
  return { subjects: [...new Set(subjects)], books: books.map(({ id }) => id) };
}
