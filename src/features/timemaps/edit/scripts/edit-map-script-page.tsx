import { call } from '../../../../kit/calls/call.ts';
import { Island } from '../../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../../kit/pages/page.ts';
import { pageMeta } from '../../../../ui/page-meta.tsx';
import { UserContentEdit } from '../../../../editing/own/user-content-edit.tsx';
import '../../../../ui/form/form.css';
import '../../../../editing/editor.css';
import { openMapScript } from '../../scripts/contract.ts';

export function loader({ language, origin, t, params }: PageRequest<{ id: string }>) {
  const title = t('mapScript.edit.title');
  const canonical = `/mapscript/edit/${encodeURIComponent(params.id)}`;
  return { head: { language, origin, siteName: t('site.name'), title, description: title, canonical } };
}

export const head = (loaded: LoaderData<typeof loader>) => pageMeta({ ...loaded.head, alternates: {}, indexed: false });

/** `/mapscript/edit/{id}`: edits a member's own map. All visitors get the same page; the editor loads later. */
export default function EditMapScriptPage() {
  return <Island name="edit-map-script" of={MapScriptEdit} props={{}} />;
}

const editProps = {
  type: 'mapscript',
  title: 'mapScript.edit.title',
  open: (id: string) => call(openMapScript, { id }, { quiet: true }),
  load: () => import('./edit-map-script.tsx').then(({ EditMapScript }) => EditMapScript),
} as const;

export function MapScriptEdit() {
  return <UserContentEdit {...editProps} />;
}
