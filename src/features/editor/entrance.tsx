import { useEffect, useState } from 'react';
import { useText } from '../../kit/reader.tsx';
import { openAccountDialog } from '../accounts/face/account-dialog-request.ts';
import type { UserInfo } from '../accounts/contract.ts';
import { useGuard } from '../accounts/face/guard.ts';
import { useCurrentMember } from '../accounts/face/current-member.ts';
import { WritingShape } from './writing-shape.tsx';

/**
 * Who writes here. Somebody whose session ended while they wrote stays the writer: what they typed stays before them.
 */
export interface Writer {
  member: UserInfo | null;
  isSignedIn: boolean;
  /** Nobody, somebody who is asked for, or a member who may not write now or not yet. */
  stands: 'out' | 'asking' | 'banned' | 'unbound' | 'may write';
  /** Days that a ban still lasts; null where there is none, or an appeal is under way. */
  days: number | null;
}

export function useWriter(): Writer {
  const who = useCurrentMember();
  const [known, setKnown] = useState(false),
    [member, setMember] = useState<UserInfo | null>(null);
  const now = who === 'asking' ? null : who;
  const isBanned = now !== null && now.status !== 'NORMAL',
    may = now?.phoneBound && !isBanned ? now : null;
  if (may && may.id !== member?.id) setMember(may);
  useEffect(() => setKnown(true), []);
  const stands =
    !known || who === 'asking'
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

/**
 * What stands in place of the editor: nobody is signed in, somebody is banned, no phone is bound, or it is on its way.
 */
export function Entrance({ writer, failed }: { writer: Writer; failed: boolean }) {
  const text = useText();
  const guard = useGuard();
  if (failed)
    return (
      <p className="ui" role="alert">
        {text('error.requestFailed')}{' '}
        <button type="button" className="button" onClick={() => location.reload()}>
          {text('error.again')}
        </button>
      </p>
    );
  if (writer.stands === 'out') {
    return (
      <div className="ui writing-told" role="status">
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
      <div className="ui writing-told" role="status">
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
      <div className="ui writing-told" role="status">
        <p>{text('bind.why')}</p>
        <p>
          <button type="button" className="button first" onClick={() => void guard({ phone: true })}>
            {text('bind.title')}
          </button>
        </p>
      </div>
    );
  }
  return (
    <WritingShape>
      <noscript>
        <p className="ui">{text('write.needsScript')}</p>
      </noscript>
    </WritingShape>
  );
}
