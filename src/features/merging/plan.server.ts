import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { fail } from '../../rules/errors.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import type { Language } from '../../rules/languages.ts';
import type { Module } from '../../rules/modules.ts';
import { partNamed } from '../../kit/registry/parts.server.ts';
import type { Passing } from '../revisions/face/publish.server.ts';
import { reference, renamed, type Renaming } from './renamed.ts';

/** What a merge publishes. */
export interface Plan {
  /** What readers see of the entry that goes, to be taken away. */
  former: Passing[];
  /** Those of its parts of which the one that stays has none. */
  taken: Passing[];
  /** New contents: of the one that stays, with all that the other had, and of things that name the other. */
  /** What items that are called by what they say will be called, by what they were. */
  items: ReadonlyMap<string, string>;
  proposals: { module: Module; thingId: string; language: Language | null; key: string; content: unknown }[];
}

const columns = sql`r.id, r.module, r.thing_id, r.language, r.key, r.content, r.origin_id`;
const isNewest = sql`r.published and not exists (
  select from revision later where later.thing_id = r.thing_id and later.module = r.module
    and later.language is not distinct from r.language and later.key = r.key and later.published
    and later.publication_number > r.publication_number)`;
/** Whether a content may name an entry: it reads every one of them, for what names what is kept nowhere in one place. */
export const mayName = (id: string) =>
  sql.join(
    [JSON.stringify(id), entryAddress(id), JSON.stringify(reference(id)).slice(1, -1)].map(
      (written) => sql`strpos(r.content::text, ${written}) > 0`,
    ),
    sql` or `,
  );

/**
 * The contents of two entries as one. What both say once stays as the one that stays has it; lists are joined; a text in
 * a language that it lacks comes along. Fails with `mergeTooLarge` where a list would not hold them all.
 */
export async function planMerge(db: Database, { from, to }: Renaming): Promise<Plan> {
  const { rows } = await sql<Passing>`
    select ${columns} from revision r where ${isNewest} and (r.thing_id = any(${[from, to]}) or ${mayName(from)})`.execute(
    db,
  );
  const partKey = ({ module, language, key }: Passing) => `${module} ${language ?? ''} ${key}`;
  const former = rows.filter(({ thingId }) => thingId === from);
  const formerOf = new Map(former.map((row) => [partKey(row), row]));
  const kept = new Set(rows.flatMap((row) => (row.thingId === to ? partKey(row) : [])));

  const items = new Map<string, string>();
  const proposals = rows.flatMap((row) => {
    const { module, language, thingId, content } = row,
      part = partNamed(module);
    const id = thingId === from ? to : thingId;
    const own = renamed(part.schema, content, { from, to });
    const ids = part.itemIds?.(own, id) ?? [];
    for (const [at, was] of (part.itemIds?.(content, thingId) ?? []).entries()) items.set(was, ids[at]!);
    if (thingId === from && kept.has(partKey(row))) return []; // joined to what the other has
    const its = thingId === to ? formerOf.get(partKey(row)) : undefined;
    const joined = part.joined(own, its ? renamed(part.schema, its.content, { from, to }) : null, id);
    const key = row.key === from ? to : row.key;
    // Of the one that stays a part is published though nothing changes: what the other had comes before it in its history.
    if (thingId !== from && !its && key === row.key && JSON.stringify(joined) === JSON.stringify(content)) return [];
    const parsed = part.schema.safeParse(joined);
    return [
      { module, thingId: id, language, key, content: parsed.success ? parsed.data : fail('mergeTooLarge', { module }) },
    ];
  });
  return { former, taken: former.filter((row) => !kept.has(partKey(row))), items, proposals };
}
