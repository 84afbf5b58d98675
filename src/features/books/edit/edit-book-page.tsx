import { useEffect, useState } from 'react';
import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useText } from '../../../kit/reader.tsx';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { EditingGate, useWriter } from '../../../editing/editing-gate.tsx';
import type { EditBook } from './edit-book.tsx';
import '../../../ui/form/form.css';
import '../../../editing/editor.css';
import './edit-books.css';
import type { BookRequest } from './book-request.ts';

export function loader({ language, origin, t }: PageRequest) {
  const title = t('bookWriting.title');
  return { head: { language, origin, siteName: t('site.name'), title, description: title } };
}

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/book/edit', alternates: {}, indexed: false });

/**
 * `/book/edit`: a new book; `?id=…` a whole book; `&vid=…&w=…` one chapter in one witness. The page is the same for
 * every visitor; the editor loads only for members who may write.
 */
export default function EditBookPage() {
  return <Island name="edit-book" of={BookEdit} props={{}} />;
}

export function BookEdit() {
  const text = useText();
  const writer = useWriter();
  const [request, setAsked] = useState<BookRequest | null>(null);
  const [Loaded, setLoaded] = useState<{ Edit: typeof EditBook } | 'failed' | null>(null);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    setAsked({ id: query.get('id'), chapter: query.get('vid'), witness: query.get('w'), work: query.get('work') });
  }, []);
  useEffect(() => {
    if (!writer.member || Loaded) return;
    import('./edit-book.tsx').then(
      ({ EditBook: Edit }) => setLoaded({ Edit }),
      () => setLoaded('failed'),
    );
  }, [writer.member, Loaded]);

  return (
    <div className="wrap page writing-page">
      {request && writer.member && Loaded && Loaded !== 'failed' ? (
        <Loaded.Edit request={request} memberId={writer.member.id} isSignedIn={writer.isSignedIn} />
      ) : (
        <>
          <h1>{text('bookWriting.title')}</h1>
          <EditingGate writer={writer} failed={Loaded === 'failed'} />
        </>
      )}
    </div>
  );
}
