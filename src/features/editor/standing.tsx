import { useState } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { dateTag, type Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { openAccountDialog } from '../accounts/face/account-dialog-request.ts';
import type { Autosave } from './drafts/use-autosave.ts';
import type { Lock } from './drafts/use-lock.ts';

const clock = (at: number | string, language: Language) =>
  new Intl.DateTimeFormat(dateTag(language), { timeStyle: 'short' }).format(new Date(at));
const dayAndClock = (at: number, language: Language) =>
  new Intl.DateTimeFormat(dateTag(language), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

interface Props {
  /** None where nobody else can write the same. */
  lock?: Lock;
  saving: Autosave;
  isSignedIn: boolean;
  /** When the draft was kept that somebody goes on with; null where they began from what readers see. */
  draftAt: number | null;
  onAgain?(): void;
  onStartOver(): void;
}

/** Who may write until when, and where what is typed is safe. */
export function Standing({ lock, saving, isSignedIn, draftAt, onAgain, onStartOver }: Props) {
  const { language, say } = useReader();
  const [asks, setAsks] = useState(false);
  const safety = isSignedIn || saving.safety === 'untouched' ? saving.safety : 'ended';
  return (
    <div className="standing">
      <p className="safety" role="status" data-safety={safety}>
        {say(`write.safety.${safety}`, { time: saving.at ? clock(saving.at, language) : '' })}
        {lock?.is === 'mine' && (
          <span className="lock-until">{say('write.lock.mine', { time: clock(lock.until, language) })}</span>
        )}
      </p>
      {!isSignedIn && (
        <p className="writing-told" role="alert">
          {say('write.ended')}{' '}
          <button type="button" className="button" onClick={() => openAccountDialog({ what: 'sign-in' })}>
            {say('signIn.link')}
          </button>
        </p>
      )}
      {lock?.is === 'theirs' && (
        <p className="writing-told" role="alert">
          {say(lock.until ? 'write.lock.theirs' : 'write.lock.taken', {
            name: lock.owner,
            time: lock.until ? clock(lock.until, language) : '',
          })}{' '}
          <button type="button" className="button" onClick={onAgain}>
            {say('write.lock.try')}
          </button>
        </p>
      )}
      {lock?.is === 'tooMany' && (
        <p className="writing-told" role="alert">
          {say('error.tooManyLocks', { count: limits.locksOfMember })}
        </p>
      )}
      {lock?.is === 'away' && (
        <p className="writing-told" role="alert">
          {say('write.away')}
        </p>
      )}
      {draftAt !== null && (
        <p className="writing-told" role="note">
          {say('write.draft', { time: dayAndClock(draftAt, language) })}{' '}
          <button type="button" className="button" onClick={() => setAsks(true)}>
            {say('write.draft.startOver')}
          </button>
        </p>
      )}
      {asks && (
        <ConfirmDialog title={say('write.draft.startOver')} onConfirm={onStartOver} onClose={() => setAsks(false)}>
          <p>{say('write.draft.sure')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
