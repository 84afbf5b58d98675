import type { Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { requirePart } from '../../../kit/registry/parts.server.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Module } from '../../../rules/modules.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { withPictures } from './pictures/compared-pictures.server.ts';
import type { Difference } from '../../../rules/revisions/difference.ts';
import { compareContents } from './check-in-worker.server.ts';

/**
 * A thing and the entries that states of its part mention (other ends of relations, participants of events), to show
 * them by name.
 */
export async function loadMentionedNames(
  db: Database,
  { thingId, module }: { thingId: string; module: Module },
  contents: readonly unknown[],
  language: Language,
): Promise<LinkedEntry[]> {
  const part = requirePart(module);
  const mentioned = contents.flatMap((content) => (content ? part.listMentions(content) : []));
  return [...(await loadLinkedEntries(db, [thingId, ...mentioned], language)).values()];
}

/** The changes between two states of a part; for a first state, everything. */
export async function differenceOf(
  db: Database,
  { thingId, module }: { thingId: string; module: Module },
  before: unknown,
  after: unknown,
): Promise<Difference> {
  const contents = before ? [before, after] : [after];
  const titles = await requirePart(module).loadTitles(db, contents);
  return withPictures(db, await compareContents({ module, before: before ?? null, after, titles }), thingId);
}
