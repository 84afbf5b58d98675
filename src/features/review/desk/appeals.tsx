import { useId, useState } from 'react';
import { byRoute, call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useCall } from '../../../kit/calls/use-call.ts';
import * as limits from '../../../rules/limits.ts';
import { relativeTime } from '../../../rules/time/relative-time.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import type { appeals, ban, decideAppeal } from '../../accounts/contract.ts';

const list = byRoute<typeof appeals>('GET /data/appeals');
type Appeal = NonNullable<ReturnType<typeof useCall<typeof appeals>>['answer']>[number];

/** Appeals against bans, and banning itself. */
export function Appeals() {
  const { say } = useReader();
  const { answer, failed, again } = useCall(list, {});
  return (
    <section aria-label={say('desk.tab.appeals')} aria-busy={!answer && !failed}>
      {failed && <FailedLine again={again} />}
      {answer && !answer.length && (
        <div className="nothing">
          <p>{say('desk.empty.appeals')}</p>
        </div>
      )}
      <ul className="bare desk-cases">
        {answer?.map((one) => (
          <AppealCase key={one.id} appeal={one} again={again} />
        ))}
      </ul>
      <BanForm />
    </section>
  );
}

function AppealCase({
  appeal: { id, userName, reason, banReason, days, createdAt, ownBan },
  again,
}: {
  appeal: Appeal;
  again(): void;
}) {
  const { language, say } = useReader();
  const field = useId();
  const [answer, setAnswer] = useState('');
  const [busy, setBusy] = useState(false);

  async function decide(granted: boolean) {
    setBusy(true);
    await call(byRoute<typeof decideAppeal>('POST /data/appeals/decide'), { id, granted, answer }).catch(() => {});
    setBusy(false);
    again();
  }
  return (
    <li>
      <h2>
        {userName} <small>{say('desk.appeal.days', { count: days })}</small>
      </h2>
      {banReason && <p>{say('desk.appeal.banned', { reason: banReason })}</p>}
      <blockquote>{reason}</blockquote>
      <p className="hint">{relativeTime(new Date(createdAt), new Date(), language)}</p>
      {ownBan ? (
        <p className="hint">{say('error.appealOfOwnBan')}</p>
      ) : (
        <form onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={field}>{say('desk.appeal.answer')}</label>
          <textarea
            id={field}
            rows={2}
            maxLength={limits.appealLength}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
          <div className="desk-buttons">
            <button type="button" className="button first" aria-busy={busy} onClick={() => void decide(true)}>
              {say('desk.appeal.grant')}
            </button>
            <button type="button" className="button" aria-busy={busy} onClick={() => void decide(false)}>
              {say('desk.appeal.refuse')}
            </button>
          </div>
        </form>
      )}
    </li>
  );
}

const nobody = { username: '', days: '7', reason: '' };

function BanForm() {
  const { say } = useReader();
  const id = useId();
  const [{ username, days, reason }, setTyped] = useState(nobody);
  const type =
    (field: keyof typeof nobody) =>
    ({ target }: { target: { value: string } }) =>
      setTyped((typed) => ({ ...typed, [field]: target.value }));

  async function send() {
    const done = await call(byRoute<typeof ban>('POST /data/members/ban'), {
      username,
      days: Number(days),
      reason,
    }).then(
      () => true,
      () => false,
    );
    if (!done) return;
    notify(say(Number(days) ? 'desk.ban.done' : 'desk.ban.ended', { name: username }));
    setTyped(nobody);
  }
  return (
    <form
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{say('desk.ban.title')}</h2>
      <p className="hint">{say('desk.ban.lead')}</p>
      <label htmlFor={`${id}-name`}>{say('desk.ban.name')}</label>
      <input id={`${id}-name`} required autoComplete="off" value={username} onChange={type('username')} />
      <label htmlFor={`${id}-days`}>{say('desk.ban.days')}</label>
      <input id={`${id}-days`} required type="number" min={0} max={3650} value={days} onChange={type('days')} />
      <label htmlFor={`${id}-reason`}>{say('desk.ban.reason')}</label>
      <textarea id={`${id}-reason`} rows={2} maxLength={limits.appealLength} value={reason} onChange={type('reason')} />
      <button className="button">{say('desk.ban.act')}</button>
    </form>
  );
}
