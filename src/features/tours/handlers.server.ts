import { sql } from 'kysely';
import { implement } from '../../kit/calls/api.server.ts';
import { anyListTag, partTag } from '../../kit/list-tags.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import {
  createUserContent,
  deleteSubmittedUserContent,
  deleteUserContentDraft,
  listUserContent,
  openUserContent,
  selectPublishedUserContent,
  saveUserContent,
} from '../../editing/revisions/face/own/user-content.server.ts';
import { firstPicture } from './cards.server.ts';
import * as contract from './contract.ts';
import { loadStopViews } from './route/stop-views.server.ts';
import { emptyTour, readViewAddress, titleOf, localizeText, type Tour } from './rules.ts';

const tourType = { type: 'tour', notFound: 'tourNotFound' } as const;

export const tourCalls = implement(contract, {
  myTours: async ({ which, ...page }, context) => listUserContent(context, tourType, which, page),
  async createTour({ title, language }, context) {
    const { id } = await createUserContent(context, tourType, emptyTour(title, language));
    return { id, title, language };
  },
  saveTour: async ({ tour, ...saving }, context) => saveUserContent(context, tourType, { ...saving, content: tour }),

  async addStop({ id, stop }, context) {
    const address = readViewAddress(stop.address) ?? fail('badInput', { field: 'stop.address', reason: 'stopNowhere' });
    const { draft, base } = await openUserContent(context, tourType, id);
    const currentTour = (draft?.content ?? base?.content ?? fail('tourNotFound', { id })) as Tour;
    if (currentTour.stops.length >= limits.tour.stops) fail('badInput', { field: 'stops', reason: 'length' });
    const content: Tour = { ...currentTour, stops: [...currentTour.stops, { ...stop, address }] };
    // Based on the current draft; an editor open elsewhere merges the new stop when it saves.
    const upon = { onVersion: draft?.version ?? null, baseId: (draft ? draft.baseId : base?.id) ?? null };
    await saveUserContent(context, tourType, { id, draft: true, content, note: draft?.note ?? '', ...upon });
    return { stops: content.stops.length };
  },

  openTour: async ({ id }, context) => openUserContent(context, tourType, id),
  async deleteTour({ id, what }, context) {
    await (what === 'draft' ? deleteUserContentDraft : deleteSubmittedUserContent)(context, tourType, id);
    return null;
  },

  async tour({ id }, { db, cacheTags }) {
    cacheTags(id);
    const row = await selectPublishedUserContent(db, 'tour').where('ownWork.id', '=', id).executeTakeFirst();
    const { content, author, changedAt } = row ?? fail('tourNotFound', { id }),
      publishedTour = content as Tour;
    const [views] = await loadStopViews(db, [publishedTour]);
    return { id, tour: publishedTour, author, changedAt: changedAt.toISOString(), views: views! };
  },

  async tourList({ page, size }, { db, language, cacheTags }) {
    cacheTags(anyListTag, partTag('tour'));
    const rows = await selectPublishedUserContent(db, 'tour')
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
    const views = await loadStopViews(
      db,
      rows.map(({ content }) => content as Tour),
    );
    return {
      total: Number(rows[0]?.total ?? 0),
      tours: rows.map(({ id, content, author }, at) => {
        const tour = content as Tour,
          title = titleOf(tour, language);
        return {
          id,
          title: title.value,
          language: title.language,
          description: localizeText(tour.descriptions, tour.language, language)?.value ?? '',
          author,
          stops: tour.stops.length,
          picture: firstPicture(views[at]!),
          places: views[at]!.map(({ place }) => place),
        };
      }),
    };
  },
});
