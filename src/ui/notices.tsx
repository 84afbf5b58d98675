import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onFailure } from '../kit/calls/call.ts';
import { useText } from '../kit/reader.tsx';
import { displayOf, type Failure } from '../rules/errors.ts';
import * as limits from '../rules/limits.ts';
import { Dialog } from './dialog.tsx';
import { Button } from './form/button.tsx';

export interface Notice {
  text: string;
  tone: 'toast' | 'alert' | 'error';
  /** Display time in milliseconds. */
  ms: number;
}

const noticeListeners = new Set<(notice: Notice) => void>();
/** Notices sent before the page was listening. */
const earlyNotices: Notice[] = [];

/** Shows a notice at the top of the page for some time. */
export function notify(
  text: string,
  { tone = 'toast', ms = limits.toastMs.normal }: Partial<Omit<Notice, 'text'>> = {},
) {
  const notice = { text, tone, ms };
  if (!noticeListeners.size) earlyNotices.push(notice);
  for (const show of noticeListeners) show(notice);
}

/**
 * Renders toasts, alerts and the blocking dialog; listens for failed calls and shows each according to `shownAs`.
 * Source: spec §8.
 */
export function Notices() {
  const text = useText();
  const [notices, setNotices] = useState<(Notice & { id: number })[]>([]);
  const [blocking, setBlocking] = useState<Failure | null>(null);

  useEffect(() => {
    let last = 0;
    const show = (notice: Notice) => {
      const id = ++last;
      setNotices((previous) => [...previous, { ...notice, id }]);
      setTimeout(() => setNotices((previous) => previous.filter((item) => item.id !== id)), notice.ms);
    };
    noticeListeners.add(show);
    for (const notice of earlyNotices.splice(0)) show(notice);
    const stop = onFailure((failure) => {
      const display = displayOf(failure.errorName);
      if (display.as === 'dialog') return setBlocking(failure);
      if (display.as === 'notice') return;
      const message =
        failure.message === failure.errorName
          ? text(`error.${failure.errorName}`, failure.details as Record<string, string>)
          : failure.message;
      show({ text: message, tone: display.as, ms: display.ms });
    });
    return () => {
      noticeListeners.delete(show);
      stop();
    };
  }, [text]);

  const box = useRef<HTMLDivElement>(null);
  // A dialog darkens everything that is not above it in the top layer.
  useLayoutEffect(() => {
    const popover = box.current!;
    if (popover.matches(':popover-open')) popover.hidePopover();
    if (notices.length && document.querySelector('dialog:modal')) popover.showPopover();
  }, [notices]);

  return (
    <>
      <div
        ref={box}
        popover="manual"
        className="notices ui no-print"
        role="status"
        aria-live="polite"
        aria-label={text('notices')}
      >
        {notices.map(({ id, tone, text: line }) => (
          <div key={id} className={`notice ${tone}`} role={tone === 'toast' ? undefined : 'alert'}>
            {line}
          </div>
        ))}
      </div>
      {blocking && (
        <Dialog
          blocking
          title={text('error.serverUpdating.title')}
          onClose={() => setBlocking(null)}
          actions={
            <Button look="first" onClick={() => setBlocking(null)}>
              {text('dialog.close')}
            </Button>
          }
        >
          <p>{text('error.serverUpdating')}</p>
        </Dialog>
      )}
    </>
  );
}
