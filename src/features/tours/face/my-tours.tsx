import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { UserContentList } from '../../../editing/revisions/face/own/user-content-list.tsx';
import type { createTour, deleteTour, myTours, openTour, saveTour } from '../contract.ts';
import type { Tour } from '../rules.ts';

const myToursRoute = byRoute<typeof myTours>('GET /data/tour/mine/{which}/{page}/{size}', concurrent);
const routes = {
  create: byRoute<typeof createTour>('POST /data/tour/create'),
  open: byRoute<typeof openTour>('GET /data/tour/open/{id}', concurrent),
  save: byRoute<typeof saveTour>('POST /data/tour/save', concurrent),
  delete: byRoute<typeof deleteTour>('POST /data/tour/delete', concurrent),
};

/** Submits the saved draft. */
async function commit(id: string): Promise<void> {
  const { draft } = await call(routes.open, { id });
  if (!draft) return;
  const { content, version, baseId, note } = draft;
  await call(routes.save, { id, tour: content as Tour, onVersion: version, baseId, note });
}

/** The member's own tours in the user centre. */
export function MyTours() {
  const { language } = useReader();
  return (
    <UserContentList
      type="tour"
      title="tours.mine"
      lead="tours.mine.lead"
      drafts={myToursRoute}
      committed={myToursRoute}
      asking={{ drafts: { which: 'drafts' }, committed: { which: 'committed' } }}
      create={(title) => call(routes.create, { title, language })}
      submitDraft={commit}
      deleteDraft={(id) => call(routes.delete, { id, what: 'draft' })}
      deleteSubmitted={(id) => call(routes.delete, { id, what: 'committed' })}
    />
  );
}
