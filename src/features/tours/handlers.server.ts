import { sql } from 'kysely';
import { implement } from '../../kit/calls/api.server.ts';
import { anyList, ofPart } from '../../kit/list-tags.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import {
  beginOwn,
  deleteOwnCommitted,
  deleteOwnDraft,
  listOwn,
  openOwn,
  publishedOwn,
  saveOwn,
} from '../revisions/face/own/own-work.server.ts';
import * as contract from './contract.ts';
import { emptyTour, readViewAddress, titleOf, toldIn, type Tour } from './rules.ts';

const workType = { type: 'tour', notFound: 'tourNotFound' } as const;

export const tourCalls = implement(contract, {
  async myTours({ which, ...page }, context) {
    return listOwn(context, workType, which, page);
  },
  async createTour({ title, language }, context) {
    const { id } = await beginOwn(context, workType, emptyTour(title, language));
    return { id, title, language };
  },
  async saveTour({ tour, ...saving }, context) {
    return saveOwn(context, workType, { ...saving, content: tour });
  },

  async addStop({ id, stop }, context) {
    const address = readViewAddress(stop.address) ?? fail('badInput', { field: 'stop.address', reason: 'stopNowhere' });
    const { draft, base } = await openOwn(context, workType, id);
    const currentTour = (draft?.content ?? base?.content ?? fail('tourNotFound', { id })) as Tour;
    if (currentTour.stops.length >= limits.tour.stops) fail('badInput', { field: 'stops', reason: 'length' });
    const content: Tour = { ...currentTour, stops: [...currentTour.stops, { ...stop, address }] };
    // Based on the current draft; an editor open elsewhere merges the new stop when it saves.
    const upon = { onVersion: draft?.version ?? null, baseId: (draft ? draft.baseId : base?.id) ?? null };
    await saveOwn(context, workType, { id, draft: true, content, note: draft?.note ?? '', ...upon });
    return { stops: content.stops.length };
  },

  async openTour({ id }, context) {
    return openOwn(context, workType, id);
  },
  async deleteTour({ id, what }, context) {
    await (what === 'draft' ? deleteOwnDraft : deleteOwnCommitted)(context, workType, id);
    return null;
  },

  async tour({ id }, { db, cacheTags }) {
    cacheTags(id);
    const row = await publishedOwn(db, 'tour').where('ownWork.id', '=', id).executeTakeFirst();
    const { content, author, changedAt } = row ?? fail('tourNotFound', { id });
    return { id, tour: content as Tour, author, changedAt: changedAt.toISOString() };
  },

  async tourList({ page, size }, { db, language, cacheTags }) {
    cacheTags(anyList, ofPart('tour'));
    const rows = await publishedOwn(db, 'tour')
      .select((from) => from.fn.countAll<number>().over().as('total'))
      .orderBy(
        sql`(own_work.content ->> 'language' = ${language} or own_work.content -> 'titles' ->> ${language} is not null)`,
        'desc',
      )
      .orderBy('ownWork.changedAt', 'desc')
      .orderBy('ownWork.id')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return {
      total: Number(rows[0]?.total ?? 0),
      tours: rows.map(({ id, content, author }) => {
        const tour = content as Tour,
          title = titleOf(tour, language);
        return {
          id,
          title: title.value,
          language: title.language,
          description: toldIn(tour.descriptions, tour.language, language)?.value ?? '',
          author,
          stops: tour.stops.length,
        };
      }),
    };
  },
});
