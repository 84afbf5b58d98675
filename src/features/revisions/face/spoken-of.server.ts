import type { Database } from '../../../kit/database/database.server.ts';
import { linkedEntries } from '../../../kit/linked-entries.server.ts';
import { partNamed } from '../../../kit/registry/parts.server.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Module } from '../../../rules/modules.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { withPictures } from './pictures/compared-pictures.server.ts';
import type { Difference } from '../../../rules/revisions/difference.ts';
import { compared } from './in-thread.server.ts';

/**
 * A thing and the entries that states of its part mention (other ends of relations, participants of events), to show
 * them by name.
 */
export async function spokenOf(
  db: Database,
  { thingId, module }: { thingId: string; module: Module },
  contents: readonly unknown[],
  language: Language,
): Promise<LinkedEntry[]> {
  const part = partNamed(module);
  const mentioned = contents.flatMap((content) => (content ? part.mentions(content) : []));
  return [...(await linkedEntries(db, [thingId, ...mentioned], language)).values()];
}

/** The changes between two states of a part; for a first state, everything. */
export async function differenceOf(
  db: Database,
  { thingId, module }: { thingId: string; module: Module },
  before: unknown,
  after: unknown,
): Promise<Difference> {
  const contents = before ? [before, after] : [after];
  const titles = await partNamed(module).titles(db, contents);
  return withPictures(db, await compared({ module, before: before ?? null, after, titles }), thingId);
}
