import type { Database } from '../../kit/database.server.ts';
import { linkedEntries } from '../../kit/linked-entries.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { LinkedEntry } from '../../rules/nouns.ts';

/** An entry and those that its parts speak of (the other ends of relations, who took part in events), for whoever shows them by name. */
export async function spokenOf(db: Database, subjectId: string, contents: readonly unknown[], language: Language): Promise<LinkedEntry[]> {
  const named = contents.flatMap((content) => {
    const { relations = [], events = [] } = (content ?? {}) as { relations?: { to: string }[]; events?: { with: string[] }[] };
    return [...relations.map(({ to }) => to), ...events.flatMap((event) => event.with)];
  });
  return [...(await linkedEntries(db, [subjectId, ...named], language)).values()];
}
