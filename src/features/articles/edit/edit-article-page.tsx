import { useEffect, useState } from 'react';
import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useText } from '../../../kit/reader.tsx';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { EditingGate, useWriter } from '../../../editing/editing-gate.tsx';
import type { EditArticle } from './edit-article.tsx';
import '../../../ui/form/form.css';
import '../../../editing/editor.css';
import './edit-article.css';

export function loader({ language, origin, t, params: { id } }: PageRequest<{ id?: string }>) {
  const title = t('articleWriting.title');
  return { id: id ?? null, head: { language, origin, siteName: t('site.name'), title, description: title } };
}

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/article/new', alternates: {}, indexed: false });

/**
 * `/article/new`: a new article; `/article/new/{id}`: one of the member's own. The page is the same for every visitor;
 * the editor loads only for members who may write. Source: spec §2.
 */
export default function EditArticlePage({ id }: LoaderData<typeof loader>) {
  return <Island name="edit-article" of={ArticleEdit} props={{ id }} />;
}

export function ArticleEdit({ id }: { id: string | null }) {
  const text = useText();
  const writer = useWriter();
  const [loaded, setLoaded] = useState<{ Edit: typeof EditArticle } | 'failed' | null>(null);
  useEffect(() => {
    if (!writer.member || loaded) return;
    import('./edit-article.tsx').then(
      ({ EditArticle: Edit }) => setLoaded({ Edit }),
      () => setLoaded('failed'),
    );
  }, [writer.member, loaded]);
  return (
    <div className="wrap page writing-page article-writing">
      {writer.member && loaded && loaded !== 'failed' ? (
        <loaded.Edit id={id} memberId={writer.member.id} isSignedIn={writer.isSignedIn} />
      ) : (
        <>
          <h1>{text('articleWriting.title')}</h1>
          <EditingGate writer={writer} failed={loaded === 'failed'} />
        </>
      )}
    </div>
  );
}
