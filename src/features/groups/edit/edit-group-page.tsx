import { useEffect, useState } from 'react';
import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useText } from '../../../kit/reader.tsx';
import { fail } from '../../../rules/errors.ts';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { groupKinds } from '../face/kinds.ts';
import { EditingGate, useWriter } from '../../../editing/editing-gate.tsx';
import type { EditGroup } from './edit-group.tsx';
import '../../../ui/form/form.css';
import '../../../editing/editor.css';
import './edit-group.css';
import type { GroupRequest } from './opened-group.ts';

/** `/group/new/{kind}` and `/group/edit/{id}`. */
export function loader({ language, origin, t, params, url }: PageRequest<{ what: string }>) {
  const isNew = url.pathname.toLowerCase().startsWith('/group/new/');
  const kind = groupKinds.find((groupKind) => groupKind === params.what);
  if (isNew && !kind) fail('pageNotFound');
  const request: GroupRequest = isNew ? { kind: kind!, id: null } : { kind: null, id: params.what };
  const title = request.kind ? t(`make.new.${request.kind}`) : t('make.title');
  return {
    asked: request,
    canonical: url.pathname,
    head: { language, origin, siteName: t('site.name'), title, description: title },
  };
}

export const head = ({ head: meta, canonical }: LoaderData<typeof loader>) =>
  pageMeta({ ...meta, canonical, alternates: {}, indexed: false });

/** The page is the same for every visitor; the editor loads only for members who may write. */
export default function EditGroupPage({ asked: request, head: { title } }: LoaderData<typeof loader>) {
  return <Island name="edit-group" of={GroupEdit} props={{ request, title }} />;
}

export function GroupEdit({ request, title }: { request: GroupRequest; title: string }) {
  const text = useText();
  const writer = useWriter();
  const [Edit, setEdit] = useState<{ is: typeof EditGroup } | 'failed' | null>(null);
  useEffect(() => {
    if (!writer.member || Edit) return;
    import('./edit-group.tsx').then(
      ({ EditGroup: is }) => setEdit({ is }),
      () => setEdit('failed'),
    );
  }, [writer.member, Edit]);
  return (
    <div className="wrap page writing-page">
      {writer.member && Edit && Edit !== 'failed' ? (
        <Edit.is request={request} memberId={writer.member.id} isSignedIn={writer.isSignedIn} />
      ) : (
        <>
          <h1>{title || text('make.title')}</h1>
          <EditingGate writer={writer} failed={Edit === 'failed'} />
        </>
      )}
    </div>
  );
}
