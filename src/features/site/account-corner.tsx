import { useText } from '../../kit/reader.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import { openAccountDialog } from '../../kit/member/account-dialog-request.ts';
import { useCurrentMember } from '../../kit/member/current-member.ts';

const loadMemberCorner = () => import('./member-corner.tsx').then(({ MemberCorner }) => MemberCorner);

/**
 * The end of the header: a login link, or the member's menu, whose code is only loaded for members. The link leads to a
 * page that works without script; with script it opens the dialog.
 */
export function AccountCorner({ address }: { address: string }) {
  const text = useText();
  const who = useCurrentMember();
  const { loaded: MemberCorner } = useLazy(loadMemberCorner, Boolean(who));

  if (who)
    return <div className="account-corner">{MemberCorner && who !== 'asking' && <MemberCorner member={who} />}</div>;
  return (
    <a
      className="login-link"
      href={`/login?from=${encodeURIComponent(address)}`}
      rel="nofollow"
      data-live=""
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
