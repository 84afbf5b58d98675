import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { OwnList } from '../../revisions/face/own/own-list.tsx';
import type { createTour, deleteTour, myTours, openTour, saveTour } from '../contract.ts';
import type { Tour } from '../rules.ts';

const myToursRoute = byRoute<typeof myTours>('GET /data/tour/mine/{which}/{page}/{size}', concurrent);
const lines = {
  create: byRoute<typeof createTour>('POST /data/tour/create'),
  open: byRoute<typeof openTour>('GET /data/tour/open/{id}', concurrent),
  save: byRoute<typeof saveTour>('POST /data/tour/save', concurrent),
  delete: byRoute<typeof deleteTour>('POST /data/tour/delete', concurrent),
};

/** Submits the saved draft. */
async function commit(id: string): Promise<void> {
  const { draft } = await call(lines.open, { id });
  if (!draft) return;
  const { content, version, baseId, note } = draft;
  await call(lines.save, { id, tour: content as Tour, onVersion: version, baseId, note });
}

/** The member's own tours in the user centre. */
export function MyTours() {
  const { language } = useReader();
  return (
    <OwnList
      type="tour"
      title="tours.mine"
      lead="tours.mine.lead"
      drafts={myToursRoute}
      committed={myToursRoute}
      asking={{ drafts: { which: 'drafts' }, committed: { which: 'committed' } }}
      create={(title) => call(lines.create, { title, language })}
      commit={commit}
      deleteDraft={(id) => call(lines.delete, { id, what: 'draft' })}
      deleteCommitted={(id) => call(lines.delete, { id, what: 'committed' })}
    />
  );
}
