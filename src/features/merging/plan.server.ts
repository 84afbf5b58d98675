import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { fail } from '../../rules/errors.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import type { Language } from '../../rules/languages.ts';
import type { Module } from '../../rules/modules.ts';
import { requirePart } from '../../kit/registry/parts.server.ts';
import type { PassingRevision } from '../../editing/revisions/face/publish.server.ts';
import { referenceAttribute, renameReferences, type Renaming } from './rename-references.ts';

/** Input of the publication of a merge. */
export interface Plan {
  /** Published revisions of the removed entry, to be withdrawn. */
  former: PassingRevision[];
  /** Those of its parts that the target entry lacks. */
  taken: PassingRevision[];
  /** New ids of items whose id depends on their content, by old id. */
  items: ReadonlyMap<string, string>;
  /** New contents: of the target entry, with the other's, and of things that mention the removed one. */
  proposals: { module: Module; thingId: string; language: Language | null; key: string; content: unknown }[];
}

const columns = sql`r.id, r.module, r.thing_id, r.language, r.key, r.content, r.origin_id`;
const isNewest = sql`r.published and not exists (
  select from revision later where later.thing_id = r.thing_id and later.module = r.module
    and later.language is not distinct from r.language and later.key = r.key and later.published
    and later.publication_number > r.publication_number)`;
/** Whether a content may mention an entry. Scans every content, because mentions are not indexed in one place. */
export const mayMention = (id: string) =>
  sql.join(
    [JSON.stringify(id), entryAddress(id), JSON.stringify(referenceAttribute(id)).slice(1, -1)].map(
      (written) => sql`strpos(r.content::text, ${written}) > 0`,
    ),
    sql` or `,
  );

/**
 * Merges the contents of two entries. For single values the target entry wins; lists are joined; texts are added in
 * missing languages. Fails with `mergeTooLarge` when a list would exceed its limit.
 */
export async function planMerge(db: Database, { from, to }: Renaming): Promise<Plan> {
  const { rows } = await sql<PassingRevision>`
    select ${columns} from revision r where ${isNewest} and (r.thing_id = any(${[from, to]}) or ${mayMention(from)})`.execute(
    db,
  );
  const partKey = ({ module, language, key }: PassingRevision) => `${module} ${language ?? ''} ${key}`;
  const former = rows.filter(({ thingId }) => thingId === from);
  const formerOf = new Map(former.map((row) => [partKey(row), row]));
  const targetKeys = new Set(rows.flatMap((row) => (row.thingId === to ? partKey(row) : [])));

  const items = new Map<string, string>();
  const proposals = rows.flatMap((row) => {
    const { module, language, thingId, content } = row,
      part = requirePart(module);
    const id = thingId === from ? to : thingId;
    const renamedContent = renameReferences(part.schema, content, { from, to });
    const ids = part.itemIds?.(renamedContent, id) ?? [];
    for (const [at, was] of (part.itemIds?.(content, thingId) ?? []).entries()) items.set(was, ids[at]!);
    if (thingId === from && targetKeys.has(partKey(row))) return []; // joined to the target entry's part
    const formerRow = thingId === to ? formerOf.get(partKey(row)) : undefined;
    const joined = part.merge(
      renamedContent,
      formerRow ? renameReferences(part.schema, formerRow.content, { from, to }) : null,
      id,
    );
    const key = row.key === from ? to : row.key;
    // The target entry's part is published even if unchanged: the other's revisions precede it in the history.
    if (thingId !== from && !formerRow && key === row.key && JSON.stringify(joined) === JSON.stringify(content))
      return [];
    const parsed = part.schema.safeParse(joined);
    return [
      { module, thingId: id, language, key, content: parsed.success ? parsed.data : fail('mergeTooLarge', { module }) },
    ];
  });
  return { former, taken: former.filter((row) => !targetKeys.has(partKey(row))), items, proposals };
}
