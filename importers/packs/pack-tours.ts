import { sql } from 'kysely';
import { TourLine, toursFile } from '../../src/features/tours/pack.server.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import type { Pack } from '../../src/kit/packs/read-pack.server.ts';
import { requirePart } from '../../src/kit/registry/parts.server.ts';
import { fail } from '../../src/rules/errors.ts';
import type { ImportedTour } from '../import-tours.ts';

/** Every tour of a pack, sanitized like a member's submission; fails with `packContentWrong`. */
export async function readTours(pack: Pack): Promise<ImportedTour[]> {
  const tours: ImportedTour[] = [];
  if (pack.sizeOf(toursFile) === null) return tours;
  const part = requirePart('tour');
  for await (const { line, value } of pack.lines(toursFile)) {
    const where = `${toursFile}:${line}`;
    const read = TourLine.safeParse(value);
    if (!read.success) {
      const { path, message } = read.error.issues[0]!;
      fail('packContentWrong', { name: `${where}, ${path.join('.')} ${message}` });
    }
    const { id } = read.data,
      content = part.sanitize(read.data.content) as ImportedTour['content'],
      fault = part.findFault(content);
    if (fault) fail('packContentWrong', { name: `${where}, ${fault}` });
    tours.push({ key: id, id, content });
  }
  return tours;
}

/** Without those that exist here from elsewhere. */
export async function withoutLocalTours(
  db: Database,
  tours: readonly ImportedTour[],
  origin: string,
): Promise<ImportedTour[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct thing_id as id from revision
    where thing_id = any(${tours.map(({ id }) => id)}) and origin_id is distinct from ${origin}`.execute(db);
  const localIds = new Set(rows.map(({ id }) => id));
  return tours.filter(({ id }) => !localIds.has(id));
}
