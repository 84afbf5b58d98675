import { useEffect, useId, useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { clearInbox, loadInbox, tabs, useInbox } from './inbox.ts';
import { subscribeToMessages } from '../live.ts';
import { MessagePanel } from '../message-panel.tsx';
import './messages.css';

/** Larger counts are shown as 99+. */
const maxShownCount = 99;

/** The bell with the number of unread messages; opens the panel. Source: spec §1, §2. */
export function MessageBell() {
  const text = useText();
  const { unread, arrived } = useInbox();
  const id = useId();
  const [open, setOpen] = useState(false);
  const count = tabs.reduce((sum, type) => sum + unread[type], 0);

  useEffect(() => {
    let stop: (() => void) | undefined,
      gone = false;
    void loadInbox().then(() => {
      if (!gone) stop = subscribeToMessages();
    });
    return () => {
      gone = true;
      stop?.();
      clearInbox();
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className="icon message-bell"
        popoverTarget={id}
        aria-label={count ? text('messagePanel.bell', { count }) : text('messagePanel.title')}
      >
        <svg
          viewBox="0 0 20 20"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M3.5 14.5h13c-1.3-1.3-1.8-2.7-1.8-5.5 0-3-1.9-5-4.7-5S5.3 6 5.3 9c0 2.8-.5 4.2-1.8 5.5ZM8 17a2.1 2.1 0 0 0 4 0M10 4V2.3" />
        </svg>
        {count > 0 && (
          <span className="count tabular" aria-hidden="true">
            {count > maxShownCount ? `${maxShownCount}+` : count}
          </span>
        )}
      </button>
      <section
        id={id}
        popover="auto"
        className="message-panel ui"
        aria-label={text('messagePanel.title')}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && <MessagePanel />}
      </section>
      <p className="unseen" role="status">
        {arrived && text('messagePanel.came', { message: arrived.customMsg })}
      </p>
    </>
  );
}
