import { useEffect, useState } from 'react';
import { Island } from '../../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../../kit/pages/page.ts';
import { useText } from '../../../../kit/reader.tsx';
import { pageMeta } from '../../../../ui/page-meta.tsx';
import { EditingGate, useWriter } from '../../../../editing/editing-gate.tsx';
import { readRequest, type NewEntryRequest } from './new-entry-steps.ts';
import type { NewEntry } from './new-entry.tsx';
import '../../../../ui/form/form.css';
import '../../../../editing/editor.css';

export const loader = ({ language, origin, t }: PageRequest) => ({
  head: { language, origin, siteName: t('site.name'), title: t('write.new'), description: t('write.new.lead') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/user/newentry', alternates: {}, indexed: false });

/** `/user/newentry#/addNewEntry`: creates an entry step by step; `?draft=…` continues a draft, `?name=…&kind=…&item=…` begins with these. Source: spec §2. */
export default function NewEntryPage() {
  return <Island name="new-entry" of={BeginEntry} props={{}} />;
}

export function BeginEntry() {
  const text = useText();
  const writer = useWriter();
  const [request, setRequest] = useState<NewEntryRequest | undefined>(undefined);
  const [Loaded, setLoaded] = useState<{ New: typeof NewEntry } | 'failed' | null>(null);

  useEffect(() => setRequest(readRequest(location.search)), []);
  useEffect(() => {
    if (!writer.member || Loaded) return;
    import('./new-entry.tsx').then(
      ({ NewEntry: New }) => setLoaded({ New }),
      () => setLoaded('failed'),
    );
  }, [writer.member, Loaded]);

  return (
    <div className="wrap page writing-page">
      <h1>{text('write.new')}</h1>
      {request && writer.member && Loaded && Loaded !== 'failed' ? (
        <Loaded.New request={request} memberId={writer.member.id} isSignedIn={writer.isSignedIn} />
      ) : (
        <>
          <p className="lead">{text('write.new.lead')}</p>
          <EditingGate writer={writer} failed={Loaded === 'failed'} />
        </>
      )}
    </div>
  );
}
