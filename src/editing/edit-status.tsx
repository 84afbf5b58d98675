import { useState, useSyncExternalStore } from 'react';
import { useReader } from '../kit/reader.tsx';
import type { Language } from '../rules/languages.ts';
import * as limits from '../rules/limits.ts';
import { localClock, localMoment } from '../rules/time/long-date.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { openAccountDialog } from '../kit/member/account-dialog-request.ts';
import type { Autosave } from './drafts/use-autosave.ts';
import type { Lock } from './drafts/use-lock.ts';
import { Button } from '../ui/form/button.tsx';

const clock = (at: number | string, language: Language) => localClock(new Date(at), language);

interface Props {
  /** Absent if no other member can edit the part. */
  lock?: Lock;
  saving: Autosave;
  isSignedIn: boolean;
  /** Time of the draft that editing began from; null when it began from the published version. */
  draftAt: number | null;
  onAgain?(): void;
  onStartOver(): void;
}

/** Shows what prevents writing: signed out, locked, or offline. */
export function BlockedNotice({ lock, isSignedIn, onAgain }: Pick<Props, 'lock' | 'isSignedIn' | 'onAgain'>) {
  const { language, t } = useReader();
  return (
    <div className="stack standing">
      {!isSignedIn && (
        <p className="stack close panel writing-told" role="alert">
          {t('write.ended')} <Button onClick={() => openAccountDialog({ what: 'sign-in' })}>{t('signIn.link')}</Button>
        </p>
      )}
      {lock?.is === 'theirs' && (
        <p className="stack close panel writing-told" role="alert">
          {t(lock.until ? 'write.lock.theirs' : 'write.lock.taken', {
            name: lock.owner,
            time: lock.until ? clock(lock.until, language) : '',
          })}{' '}
          <Button onClick={onAgain}>{t('write.lock.try')}</Button>
        </p>
      )}
      {lock?.is === 'tooMany' && (
        <p className="stack close panel writing-told" role="alert">
          {t('error.tooManyLocks', { count: limits.locksOfMember })}
        </p>
      )}
      {lock?.is === 'away' && (
        <p className="stack close panel writing-told" role="alert">
          {t('write.away')}
        </p>
      )}
    </div>
  );
}

const subscribeToConnection = (change: () => void) => {
  addEventListener('online', change);
  addEventListener('offline', change);
  return () => {
    removeEventListener('online', change);
    removeEventListener('offline', change);
  };
};

/**
 * The last line of the form, always visible: where the text is saved, and how long the lock lasts. Also offers to
 * discard the draft, after confirmation.
 */
export function SaveStatusLine({ lock, saving, isSignedIn, draftAt, onStartOver }: Omit<Props, 'onAgain'>) {
  const { language, t } = useReader();
  const [asks, setAsks] = useState(false);
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const draftSafety = isSignedIn || saving.safety === 'untouched' ? saving.safety : 'ended';
  const safety = isOnline || draftSafety === 'ended' ? draftSafety : 'away';
  return (
    <div className="row safety-line">
      <p className="row safety" role="status" data-safety={safety}>
        {/* A reopened draft already contains changes. */}
        {(safety !== 'untouched' || draftAt === null || !isOnline) &&
          t(isOnline ? `write.safety.${safety}` : 'write.offline', {
            time: saving.at ? clock(saving.at, language) : '',
          })}
        {lock?.is === 'mine' && (
          <span className="lock-until">{t('write.lock.mine', { time: clock(lock.until, language) })}</span>
        )}
        {draftAt !== null && <span>{t('write.draft', { time: localMoment(new Date(draftAt), language) })}</span>}
      </p>
      {draftAt !== null && (
        <Button look="plain" onClick={() => setAsks(true)}>
          {t('write.draft.startOver')}
        </Button>
      )}
      {asks && (
        <ConfirmDialog title={t('write.draft.startOver')} onConfirm={onStartOver} onClose={() => setAsks(false)}>
          <p>{t('write.draft.sure')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
