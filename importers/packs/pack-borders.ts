import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { BorderLine, bordersFile } from '../../src/features/timemaps/borders-pack.server.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import type { Pack } from '../../src/kit/packs/read-pack.server.ts';
import { polygonsOf, shapesVersion } from '../borders-shapes.ts';
import type { BorderFile, BorderReadResult, BorderSource } from '../record.ts';
import { canonicalJson } from '../record-hash.ts';
import { findLocalSubjects } from './local-subjects.ts';
import { readLines } from './pack-content.ts';

interface PackedBorder {
  where: string;
  line: BorderLine;
}

/** Every border of a pack; fails with `packContentWrong`. */
export const bordersOf = (pack: Pack): AsyncGenerator<PackedBorder> => readLines(pack, bordersFile, BorderLine);

/**
 * The borders of a pack, one file per subject, so that packs that share a subject share its borders. A subject that has
 * borders from elsewhere keeps them, and a site that has any keeps out those without a subject: two maps of one year
 * would lie on each other.
 */
export const packedBorders = (db: Database, pack: Pack, origin: string): BorderSource => ({
  isWhole: false,
  async *files() {
    let group: PackedBorder[] = [];
    for await (const packed of bordersOf(pack)) {
      if (group.length && group[0]!.line.subject !== packed.line.subject) {
        if (!(await hasOtherBorders(db, group, origin))) yield asFile(group);
        group = [];
      }
      group.push(packed);
    }
    if (group.length && !(await hasOtherBorders(db, group, origin))) yield asFile(group);
  },
});

async function hasOtherBorders(db: Database, [first]: readonly PackedBorder[], origin: string): Promise<boolean> {
  const { subject } = first!.line;
  const id = subject === null ? null : ((await findLocalSubjects(db, [subject], origin)).get(subject) ?? null);
  if (subject !== null && id === null) return false;
  const { rows } = await sql`
    select from border where origin_id <> ${origin} and (${id}::text is null or subject_id = ${id}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

const asFile = (group: readonly PackedBorder[]): BorderFile => ({
  key: group[0]!.line.subject ?? 'borders without an entry',
  hash: createHash('sha256')
    .update(canonicalJson([shapesVersion, group.map(({ line }) => line)]))
    .digest('base64url'),
  isSimplified: true,
  read: async () => group.map(toBorder),
});

function toBorder({ where, line: { subject, lands, ...border } }: PackedBorder): BorderReadResult {
  const polygons = polygonsOf({ type: 'MultiPolygon', coordinates: lands });
  return typeof polygons === 'string'
    ? { where, refused: polygons }
    : { where, border: { ...border, ...(subject !== null && { subject }), polygons } };
}
