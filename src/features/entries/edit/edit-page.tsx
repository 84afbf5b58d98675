import { useEffect, useState } from 'react';
import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useText } from '../../../kit/reader.tsx';
import { pageMeta } from '../../../ui/page-meta.tsx';
import type { EditEntry } from './edit-entry.tsx';
import { EditingGate, useWriter } from '../../../editing/editing-gate.tsx';
import '../../../ui/form/form.css';
import '../../../editing/editor.css';

export const loader = ({ language, origin, t }: PageRequest) => ({
  head: { language, origin, siteName: t('site.name'), title: t('write.edit'), description: t('write.edit') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/user/edit', alternates: {}, indexed: false });

/**
 * `/user/edit?id=…`: edits an entry in the language of the page. The page is the same for every visitor; the editor
 * loads only for members who may write.
 */
export default function EditPage() {
  return <Island name="edit" of={Edit} props={{}} />;
}

export function Edit() {
  const text = useText();
  const writer = useWriter();
  const [request, setAsked] = useState<{ id: string; from: string | null } | null>(null);
  const [Loaded, setLoaded] = useState<{ Edit: typeof EditEntry } | 'failed' | null>(null);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    setAsked({ id: query.get('id') ?? '', from: query.get('from') });
  }, []);
  useEffect(() => {
    if (!writer.member || Loaded) return;
    import('./edit-entry.tsx').then(
      ({ EditEntry: Edit }) => setLoaded({ Edit }),
      () => setLoaded('failed'),
    );
  }, [writer.member, Loaded]);

  const isReady = request && writer.member && Loaded && Loaded !== 'failed';
  return (
    <div className="wrap page writing-page">
      {isReady ? (
        <Loaded.Edit
          key={request.id}
          id={request.id}
          from={request.from}
          member={writer.member!}
          isSignedIn={writer.isSignedIn}
        />
      ) : (
        <>
          <h1>{text('write.edit')}</h1>
          <EditingGate writer={writer} failed={Loaded === 'failed'} />
        </>
      )}
    </div>
  );
}
