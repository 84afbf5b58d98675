import type { Database } from '../../../kit/database/database.server.ts';
import type { PartRef } from '../../../kit/part-ref.ts';
import { requirePart } from '../../../kit/registry/parts.server.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Finding } from '../../../rules/revisions/findings.ts';
import { checkContent } from '../face/check-in-worker.server.ts';

/** Findings of the checks in a proposal, compared with its base. */
export async function findingsOf(
  db: Database,
  { thingId, module, key }: PartRef,
  content: unknown,
  baseId: string | null,
  language: Language,
): Promise<Finding[]> {
  const base = baseId
    ? await db.selectFrom('revision').where('id', '=', baseId).select('content').executeTakeFirst()
    : undefined;
  const checkData = await requirePart(module).loadCheckData(db, content, { thingId, language, key });
  return checkContent({ module, content, base: base?.content ?? null, checkData, thingId });
}
