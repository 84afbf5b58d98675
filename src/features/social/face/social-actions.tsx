import { lazy, Suspense, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatShortCount } from '../../../rules/text/short-count.ts';
import { Glyph } from './glyph.tsx';
import { startWatching, requireSignIn, toggleFavour, toggleLike, useSocialState, type Subject } from './state.ts';
import './social.css';

const ShareDialog = lazy(async () => ({ default: (await import('../share/share-dialog.tsx')).ShareDialog }));
const WatchDialog = lazy(async () => ({ default: (await import('../watching/watch-dialog.tsx')).WatchDialog }));
const ReportDialog = lazy(async () => ({
  default: (await import('../../review/face/report-dialog.tsx')).ReportDialog,
}));

export interface SocialActionsProps extends Subject {
  /** The id in the address. */
  id: string;
  title: string;
}

/** Buttons: like, favourite, watch, comments, share, report. */
export function SocialActions({ thingId, id, type, title }: SocialActionsProps) {
  const { language, t } = useReader();
  const subject = { thingId, type };
  const state = useSocialState(subject);
  const [open, setOpen] = useState<'share' | 'watch' | 'report' | null>(null);
  const renderCount = (count = 0) => count > 0 && <span className="tabular">{formatShortCount(count, language)}</span>;
  const close = () => setOpen(null);
  return (
    <div className="row social-bar ui no-print" role="group" aria-label={t('social.bar')}>
      <button
        type="button"
        className="social-act"
        aria-pressed={state?.liked ?? false}
        onClick={() => void toggleLike(subject, !state?.liked)}
      >
        <Glyph of="like" filled={state?.liked} /> {t('social.like')} {renderCount(state?.likes)}
      </button>
      {/* An entry has this button next to its title. */}
      {type !== 'item' && (
        <button
          type="button"
          className="social-act"
          aria-pressed={state?.kept ?? false}
          onClick={() => void toggleFavour(subject, !state?.kept)}
        >
          <Glyph of="favour" filled={state?.kept} /> {t('social.favour')} {renderCount(state?.favourites)}
        </button>
      )}
      <a className="social-act" href="#comments">
        <Glyph of="comment" /> {t('comments.title')} {renderCount(state?.comments)}
      </a>
      <button
        type="button"
        className="social-act"
        aria-pressed={Boolean(state?.watched)}
        onClick={() => {
          if (!requireSignIn()) return;
          setOpen('watch');
          void startWatching(subject);
        }}
      >
        <Glyph of="watch" filled={Boolean(state?.watched)} /> {t('watch.watch')}
      </button>
      <button type="button" className="social-act" onClick={() => setOpen('share')}>
        <Glyph of="share" /> {t('social.share')}
      </button>
      {/* An entry already has a report button at the end of its text. */}
      {type !== 'item' && (
        <button type="button" className="social-act quiet" onClick={() => setOpen('report')}>
          {t('social.report')}
        </button>
      )}
      <Suspense>
        {open === 'share' && <ShareDialog title={title} onClose={close} />}
        {open === 'watch' && <WatchDialog subject={subject} onClose={close} />}
        {open === 'report' && <ReportDialog id={id} quote={String(getSelection() ?? '').trim()} onClose={close} />}
      </Suspense>
    </div>
  );
}
