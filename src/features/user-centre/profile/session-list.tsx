import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import { sessions, endSession, endOtherSessions } from '../contract.ts';
import { useDates } from '../dates.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { Button } from '../../../ui/form/button.tsx';

/** The member's sessions; ends one, or all but this one. */
export function SessionList() {
  const text = useText();
  const { day, ago } = useDates();
  const { answer: list, setAnswer: setList, failed, again } = useCall(sessions, {});
  const [asking, setAsking] = useState(false);

  async function end(id: string) {
    await call(endSession, { id });
    setList((previous) => previous?.filter((session) => session.id !== id) ?? null);
    notify(text('session.ended'));
  }
  async function endOthers(): Promise<boolean> {
    await call(endOtherSessions, {});
    setList((previous) => previous?.filter(({ current }) => current) ?? null);
    notify(text('session.othersEnded'));
    return true;
  }

  return (
    <section aria-labelledby="sessions-title" className="safe-list">
      <header>
        <h3 id="sessions-title">{text('session.title')}</h3>
        {list && list.length > 1 && <Button onClick={() => setAsking(true)}>{text('session.endOthers')}</Button>}
      </header>
      {failed && <FailedLine again={again} />}
      <ul className="bare">
        {list?.map(({ id, device, network, since, seenAt, current }) => {
          const name = device ?? text('session.unknown');
          return (
            <li key={id}>
              <p>
                <b>{name}</b>
                {current && <span className="badge">{text('session.current')}</span>}
                <small className="hint tabular">
                  {network}
                  {' · '}
                  {text('session.since', { day: day(since) })}
                  {!current && (
                    <>
                      {' · '}
                      {text('session.seen', { ago: ago(seenAt) })}
                    </>
                  )}
                </small>
              </p>
              {!current && (
                <div className="row safe-actions">
                  <Button look="plain" onClick={() => void end(id).catch(() => {})}>
                    {text('session.end')}
                    <span className="unseen">
                      {' '}
                      {name}, {network}
                    </span>
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {asking && (
        <ConfirmDialog title={text('session.endOthers')} onConfirm={endOthers} onClose={() => setAsking(false)}>
          <p>{text('session.endOthersWhat')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
