import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { UserContentList } from '../../../editing/revisions/face/own/user-content-list.tsx';
import { myTours, createTour, openTour, saveTour, deleteTour } from '../contract.ts';
import type { Tour } from '../rules.ts';

const routes = {
  create: createTour,
  open: openTour,
  save: saveTour,
  delete: deleteTour,
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
      drafts={myTours}
      committed={myTours}
      asking={{ drafts: { which: 'drafts' }, committed: { which: 'committed' } }}
      create={(title) => call(routes.create, { title, language })}
      submitDraft={commit}
      deleteDraft={(id) => call(routes.delete, { id, what: 'draft' })}
      deleteSubmitted={(id) => call(routes.delete, { id, what: 'committed' })}
    />
  );
}
