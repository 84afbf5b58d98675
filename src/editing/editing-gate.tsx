import { useEffect, useState } from 'react';
import { useText } from '../kit/reader.tsx';
import { openAccountDialog } from '../kit/member/account-dialog-request.ts';
import type { UserInfo } from '../kit/member/contract.ts';
import { useGuard } from '../ui/use-guard.ts';
import { useCurrentMember } from '../kit/member/current-member.ts';
import { EditorPlaceholder } from './editor-placeholder.tsx';
import { Button } from '../ui/form/button.tsx';

/** The current writer. If the session ends, `member` stays set, so that the typed text stays on screen. */
export interface Writer {
  member: UserInfo | null;
  isSignedIn: boolean;
  /** Signed out, not known yet, banned, without a bound phone, or allowed to write. */
  stands: 'out' | 'asking' | 'banned' | 'unbound' | 'may write';
  /** Remaining days of a ban; null for none, or during an appeal. */
  days: number | null;
}

export function useWriter(): Writer {
  const who = useCurrentMember();
  const [isMounted, setKnown] = useState(false),
    [member, setMember] = useState<UserInfo | null>(null);
  const now = who === 'asking' ? null : who;
  const isBanned = now !== null && now.status !== 'NORMAL',
    may = now?.phoneBound && !isBanned ? now : null;
  if (may && may.id !== member?.id) setMember(may);
  useEffect(() => setKnown(true), []);
  const stands =
    !isMounted || who === 'asking'
      ? 'asking'
      : !now
        ? 'out'
        : isBanned
          ? 'banned'
          : now.phoneBound
            ? 'may write'
            : 'unbound';
  return {
    member,
    isSignedIn: Boolean(now && now.id === member?.id),
    stands,
    days: now?.status === 'BAN' ? now.days : null,
  };
}

/** Shown instead of the editor: a request to sign in or bind a phone, a ban, or a placeholder while loading. */
export function EditingGate({ writer, failed }: { writer: Writer; failed: boolean }) {
  const text = useText();
  const guard = useGuard();
  if (failed)
    return (
      <p className="ui" role="alert">
        {text('error.requestFailed')} <Button onClick={() => location.reload()}>{text('error.again')}</Button>
      </p>
    );
  if (writer.stands === 'out') {
    return (
      <div className="stack close panel ui writing-told" role="status">
        <p>{text('write.signIn')}</p>
        <p>
          <a
            className="button first"
            href="/login"
            onClick={(event) => {
              event.preventDefault();
              openAccountDialog({ what: 'sign-in' });
            }}
          >
            {text('signIn.link')}
          </a>
        </p>
      </div>
    );
  }
  if (writer.stands === 'banned') {
    return (
      <div className="stack close panel ui writing-told" role="status">
        <p>
          {writer.days === null ? text('error.accountAppealing') : text('error.accountBanned', { days: writer.days })}
        </p>
        {writer.days !== null && (
          <p>
            <a className="button first" href="/user/appeal">
              {text('ban.appeal')}
            </a>
          </p>
        )}
      </div>
    );
  }
  if (writer.stands === 'unbound') {
    return (
      <div className="stack close panel ui writing-told" role="status">
        <p>{text('bind.why')}</p>
        <p>
          <Button look="first" onClick={() => void guard({ phone: true })}>
            {text('bind.title')}
          </Button>
        </p>
      </div>
    );
  }
  return (
    <EditorPlaceholder>
      <noscript>
        <p className="ui">{text('write.needsScript')}</p>
      </noscript>
    </EditorPlaceholder>
  );
}
