import { useEffect, useState } from 'react';
import { Island } from '../../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../../kit/pages/page.ts';
import { useText } from '../../../../kit/reader.tsx';
import { pageMeta } from '../../../../ui/page-meta.tsx';
import { EditingGate, useWriter } from '../../../../editing/editing-gate.tsx';
import type { EditPicture } from './edit-picture.tsx';
import '../../../../ui/form/form.css';
import '../../../../editing/editor.css';

export function loader({ language, origin, t }: PageRequest) {
  const title = t('gallery.picture');
  return { head: { language, origin, siteName: t('site.name'), title, description: title } };
}

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/user/picture', alternates: {}, indexed: false });

/** `/user/picture?id=…`: edits the details and regions of a published picture. */
export default function PicturePage() {
  return <Island name="edit-picture" of={PictureEdit} props={{}} />;
}

export function PictureEdit() {
  const text = useText();
  const writer = useWriter();
  const [id, setId] = useState<string | null>(null);
  const [Loaded, setLoaded] = useState<{ Edit: typeof EditPicture } | 'failed' | null>(null);
  useEffect(() => setId(new URLSearchParams(location.search).get('id') ?? ''), []);
  useEffect(() => {
    if (!writer.member || Loaded) return;
    import('./edit-picture.tsx').then(
      ({ EditPicture: Edit }) => setLoaded({ Edit }),
      () => setLoaded('failed'),
    );
  }, [writer.member, Loaded]);
  return (
    <div className="wrap page writing-page">
      <h1>{text('gallery.picture')}</h1>
      {id !== null && writer.member && Loaded && Loaded !== 'failed' ? (
        <Loaded.Edit key={id} id={id} />
      ) : (
        <EditingGate writer={writer} failed={Loaded === 'failed'} />
      )}
    </div>
  );
}
