import { useEffect, useState } from 'react';
import { useText } from '../../kit/reader.tsx';
import { openAccountDialog } from '../accounts/face/account-dialog-request.ts';
import { useCurrentMember } from '../accounts/face/current-member.ts';
import type { MemberCorner } from './member-corner.tsx';

/**
 * The end of the header: a login link, or what belongs to whoever is signed in, whose code comes only for them.
 * The link is a page that works alone; where the script listens it opens the dialog.
 */
export function AccountCorner({ address }: { address: string }) {
  const text = useText();
  const who = useCurrentMember();
  const [Loaded, setLoaded] = useState<{ Corner: typeof MemberCorner } | null>(null);

  useEffect(() => {
    if (who && !Loaded)
      import('./member-corner.tsx').then(
        ({ MemberCorner: Corner }) => setLoaded({ Corner }),
        () => {},
      );
  }, [who, Loaded]);

  if (who) return <div className="account-corner">{Loaded && who !== 'asking' && <Loaded.Corner member={who} />}</div>;
  return (
    <a
      className="login-link"
      href={`/login?from=${encodeURIComponent(address)}`}
      rel="nofollow"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || /^\/(?:login|register)/.test(address)) return;
        event.preventDefault();
        openAccountDialog({ what: 'sign-in' });
      }}
    >
      <svg
        viewBox="0 0 16 16"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <circle cx="8" cy="5" r="3" />
        <path d="M2 14.5c.6-3 3-4.7 6-4.7s5.400 1.7 6 4.7" />
      </svg>
      <span>{text('signIn.link')}</span>
    </a>
  );
}
