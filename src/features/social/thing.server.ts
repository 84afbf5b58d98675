import { sql } from 'kysely';
import type { ThingType } from '../../kit/registry/thing-type.server.ts';
import type { Language } from '../../rules/languages.ts';
import { ellipsize } from '../../rules/text-width.ts';
import { toPlainText, type StoredPiece } from './comments/pieces.ts';
import { commentAddress } from './rules.ts';

/** Number of characters of a comment used as its name. */
const nameLength = 80;

/** A comment: liked, added to favourites, reported and hidden like any other thing, but published without review. */
export const comments: ThingType = {
  type: 'comment',
  async find(db, id) {
    const row = await db
      .selectFrom('comment')
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .select('id')
      .executeTakeFirst();
    return row?.id ?? null;
  },
  addressId: (id) => id,
  async loadPublished(db, ids) {
    const { rows } = await sql<{ id: string; body: StoredPiece[]; language: Language }>`
      select id, body, language from comment where id = any(${[...ids]}) and deleted_at is null`.execute(db);
    return new Map(
      rows.map(({ id, body, language }) => [
        id,
        {
          thingId: id,
          id,
          name: ellipsize(toPlainText(body).replace(/\s+/g, ' '), nameLength),
          disambiguation: null,
          language,
          kind: null,
          href: commentAddress(id),
        },
      ]),
    );
  },
  async hide(tx, id, { by, reason }) {
    const { numUpdatedRows } = await tx
      .updateTable('comment')
      .set({ hiddenAt: sql`now()`, hiddenBy: by, hideReason: reason })
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
};
