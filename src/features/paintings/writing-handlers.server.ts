import { sql } from 'kysely';
import { implement } from '../../kit/calls/api.server.ts';
import { newId } from '../../kit/database/ids.server.ts';
import { findSubject, requireSubject } from '../../kit/find-subject.server.ts';
import { registerThings } from '../../kit/thing-rows.server.ts';
import { entryId } from '../../rules/entry-ids.ts';
import { fail } from '../../rules/errors.ts';
import { languages } from '../../rules/languages.ts';
import { toPartRef } from '../../editing/revisions/face/part-ref.server.ts';
import { save, submit } from '../../editing/revisions/face/submit.server.ts';
import type { Painting } from './rules.ts';
import * as contract from './writing-contract.ts';

export const paintingWriting = implement(contract, {
  async savePainting({ itemId, painting, draft, ...saving }, context) {
    const { db, language } = context;
    const subject = await requireSubject(db, itemId);
    const museum = painting.museum === null ? null : await requireSubject(db, painting.museum);
    const artists = await Promise.all(
      painting.artists.map(async (artist) => ({
        ...artist,
        itemId: artist.itemId === null ? null : await findSubject(db, artist.itemId),
      })),
    );
    return save(context, draft, {
      ...saving,
      part: toPartRef(subject, 'painting', language),
      content: { ...painting, museum, artists },
    });
  },

  async deletePainting({ id }, { db, member }) {
    const subject = await requireSubject(db, id);
    const gone = await db
      .deleteFrom('revision')
      .where('thingId', '=', subject)
      .where('module', '=', 'painting')
      .where('authorId', '=', member!.id)
      .where('state', 'in', ['draft', 'submitted'])
      .where('published', '=', false)
      .returning('id')
      .execute();
    if (!gone.length) fail('revisionNotFound');
    return null;
  },

  async saveMuseum({ names, place, summary }, context) {
    const { db } = context;
    const written = languages.filter((language) => names[language]);
    const thingId = newId();
    await registerThings(db, [{ id: thingId, type: 'subject' }]);
    const common = { baseId: null, note: '', onVersion: 'any' as const, bundleId: newId() };
    const facts = { kind: 'site', region: null, times: [], place, same: {} };
    const first = await submit(
      db,
      context,
      { ...common, part: toPartRef(thingId, 'facts', context.language), content: facts },
      { isNew: true },
    );
    for (const language of written)
      await submit(
        db,
        context,
        {
          ...common,
          part: toPartRef(thingId, 'text', language),
          content: {
            name: names[language]!,
            otherNames: [],
            disambiguation: null,
            summary: summary[language] ?? '',
            body: '',
          },
        },
        { isNew: true },
      );
    return { ...first, itemId: entryId(thingId, context.language) };
  },

  async memberPainting({ id }, { db }) {
    const subject = await requireSubject(db, id);
    const { rows } = await sql<{ content: Painting; author: string; createdAt: Date; versions: number }>`
      select r.content, coalesce(m.name, '') as author, r.created_at, count(*) over ()::int as versions
      from revision r left join member m on m.id = r.author_id
      where r.thing_id = ${subject} and r.module = 'painting' and r.published order by r.publication_number desc limit 1`.execute(
      db,
    );
    const [row] = rows;
    return {
      itemId: subject,
      painting: row?.content ?? null,
      author: row?.author ?? null,
      language: null,
      createdAt: row?.createdAt.toISOString() ?? null,
      versions: row?.versions ?? 0,
    };
  },
});
