import { lazy, Suspense, useState } from 'react';
import { Island } from '../../../kit/islands/island.tsx';
import { useText } from '../../../kit/reader.tsx';
import { Glyph } from './glyph.tsx';
import './social.css';

const ShareDialog = lazy(async () => ({ default: (await import('../share/share-dialog.tsx')).ShareDialog }));

interface Props {
  title: string;
}

/** Shares a page that has no social bar; its code loads on touch. */
export const ShareButton = (props: Props) => <Island name="share" of={ShareAction} props={props} wake="touch" />;

export function ShareAction(props: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="social-act ui" onClick={() => setOpen(true)}>
        <Glyph of="share" /> {text('social.share')}
      </button>
      <Suspense>{open && <ShareDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
