import { call } from '../../../kit/calls/call.ts';
import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { UserContentEdit } from '../../../editing/own/user-content-edit.tsx';
import '../../../ui/form/form.css';
import '../../../editing/editor.css';
import { openTour } from '../contract.ts';

export function loader({ language, origin, t, params }: PageRequest<{ id: string }>) {
  const title = t('tour.edit.title');
  const canonical = `/tour/edit/${encodeURIComponent(params.id)}`;
  return { head: { language, origin, siteName: t('site.name'), title, description: title, canonical } };
}

export const head = (loaded: LoaderData<typeof loader>) => pageMeta({ ...loaded.head, alternates: {}, indexed: false });

/** `/tour/edit/{id}`: edits a member's own tour. All visitors get the same page; the editor loads later. */
export default function EditTourPage() {
  return <Island name="edit-tour" of={TourEdit} props={{}} />;
}

const editProps = {
  type: 'tour',
  title: 'tour.edit.title',
  open: (id: string) => call(openTour, { id }, { quiet: true }),
  load: () => import('./edit-tour.tsx').then(({ EditTour }) => EditTour),
} as const;

export function TourEdit() {
  return <UserContentEdit {...editProps} />;
}
