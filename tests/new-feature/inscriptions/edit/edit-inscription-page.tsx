import { UserContentEdit } from '../../../../src/editing/own/user-content-edit.tsx';
import { call } from '../../../../src/kit/calls/call.ts';
import { Island } from '../../../../src/kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../../src/kit/pages/page.ts';
import { pageMeta } from '../../../../src/ui/page-meta.tsx';
import { inscriptionRoutes } from './calls.ts';
import '../../../../src/ui/form/form.css';
import '../../../../src/editing/editor.css';

export function loader({ language, origin, t, params }: PageRequest<{ id: string }>) {
  const title = t('inscription.edit');
  const canonical = `/inscription/edit/${encodeURIComponent(params.id)}`;
  return { head: { language, origin, siteName: t('site.name'), title, description: title, canonical } };
}

export const head = (loaded: LoaderData<typeof loader>) => pageMeta({ ...loaded.head, alternates: {}, indexed: false });

/** `/inscription/edit/{id}`: edits a member's own inscription. */
export default function EditInscriptionPage() {
  return <Island name="edit-inscription" of={InscriptionEdit} props={{}} />;
}

const editProps = {
  type: 'inscription',
  title: 'inscription.edit',
  open: (id: string) => call(inscriptionRoutes.openInscription, { id }, { quiet: true }),
  load: () => import('./edit-inscription.tsx').then(({ EditInscription }) => EditInscription),
} as const;

export function InscriptionEdit() {
  return <UserContentEdit {...editProps} />;
}
