import { useEffect, useState } from 'react';
import { pageOf } from '../../../kit/pages/page-context.ts';
import { useText } from '../../../kit/reader.tsx';
import { pageMeta } from '../../../ui/page-meta.ts';
import type { Route } from './+types/newentry-page.ts';
import { Entrance, useWriter } from '../entrance.tsx';
import type { NewEntry } from './new-entry.tsx';
import '../../../ui/form/form.css';
import '../editor.css';

export function loader({ context }: Route.LoaderArgs) {
  const { language, origin, say } = pageOf(context);
  return {
    head: { language, origin, siteName: say('site.name'), title: say('write.new'), description: say('write.new.lead') },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.head, canonical: '/user/newentry', alternates: {}, indexed: false }) : [];

/** `/user/newentry#/addNewEntry`: a new entry, step by step; `?draft=…` goes on with one. Source: spec §2. */
export default function NewEntryPage() {
  const text = useText();
  const writer = useWriter();
  const [draft, setDraft] = useState<string | null | undefined>(undefined);
  const [Loaded, setLoaded] = useState<{ New: typeof NewEntry } | 'failed' | null>(null);

  useEffect(() => setDraft(new URLSearchParams(location.search).get('draft')), []);
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
      {draft !== undefined && writer.member && Loaded && Loaded !== 'failed' ? (
        <Loaded.New draftId={draft} memberId={writer.member.id} isSignedIn={writer.isSignedIn} />
      ) : (
        <>
          <p className="lead">{text('write.new.lead')}</p>
          <Entrance writer={writer} failed={Loaded === 'failed'} />
        </>
      )}
    </div>
  );
}
