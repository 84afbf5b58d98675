import { useId, useState } from 'react';
import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import * as limits from '../../../rules/limits.ts';
import { localDay } from '../../../rules/time/long-date.ts';
import { formatRelativeTime } from '../../../rules/time/relative-time.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import type { appeals, ban, decideAppeal } from '../../accounts/contract.ts';

const appealsRoute = byRoute<typeof appeals>('GET /data/appeals');
type Appeal = NonNullable<ReturnType<typeof useCall<typeof appeals>>['answer']>[number];

/** Appeals against bans, and a form to ban members. */
export function Appeals() {
  const { t } = useReader();
  const { answer, failed, again } = useCall(appealsRoute, {});
  return (
    <section aria-label={t('desk.tab.appeals')} aria-busy={!answer && !failed}>
      {failed && <FailedLine again={again} />}
      {answer && !answer.length && (
        <div className="nothing">
          <p>{t('desk.empty.appeals')}</p>
        </div>
      )}
      <ul className="bare desk-cases">
        {answer?.map((appeal) => (
          <AppealCase key={appeal.id} appeal={appeal} again={again} />
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
  const { language, t } = useReader();
  const field = useId();
  const input = useSavedInput(`answer to appeal ${id}`, ''),
    answer = input.value;
  const [busy, setBusy] = useState(false);

  async function decide(granted: boolean) {
    if (busy) return;
    setBusy(true);
    await call(byRoute<typeof decideAppeal>('POST /data/appeals/decide', concurrent), { id, granted, answer }).then(
      input.clear,
      () => {},
    );
    setBusy(false);
    again();
  }
  return (
    <li>
      <h2>
        {userName} <small>{t('desk.appeal.days', { count: days })}</small>
      </h2>
      {banReason && <p>{t('desk.appeal.banned', { reason: banReason })}</p>}
      <blockquote>{reason}</blockquote>
      <p className="hint">{formatRelativeTime(new Date(createdAt), new Date(), language)}</p>
      {ownBan ? (
        <p className="hint">{t('error.appealOfOwnBan')}</p>
      ) : (
        <form onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={field}>{t('desk.appeal.answer')}</label>
          <textarea
            id={field}
            rows={2}
            maxLength={limits.appealLength}
            value={answer}
            onChange={({ target }) => input.set(target.value)}
          />
          <div className="row desk-buttons">
            <button type="button" className="button first" aria-busy={busy} onClick={() => void decide(true)}>
              {t('desk.appeal.grant')}
            </button>
            <button type="button" className="button" aria-busy={busy} onClick={() => void decide(false)}>
              {t('desk.appeal.refuse')}
            </button>
          </div>
        </form>
      )}
    </li>
  );
}

const emptyBan = { username: '', days: '7', reason: '' };

function BanForm() {
  const { language, t } = useReader();
  const id = useId();
  const input = useSavedInput('ban', emptyBan),
    { username, days, reason } = input.value;
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const type =
    (field: keyof typeof emptyBan) =>
    ({ target }: { target: { value: string } }) =>
      input.set((typed) => ({ ...typed, [field]: target.value }));

  const endDate = () => localDay(new Date(Date.now() + Number(days) * 86_400_000), language);
  async function send(): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    const done = await call(byRoute<typeof ban>('POST /data/members/ban', concurrent), {
      username,
      days: Number(days),
      reason,
    }).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (!done) return false;
    notify(
      Number(days) ? t('desk.ban.done', { name: username, date: endDate() }) : t('desk.ban.ended', { name: username }),
    );
    input.clear();
    return true;
  }
  return (
    <form
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (Number(days)) setConfirming(true);
        else void send();
      }}
    >
      {confirming && (
        <ConfirmDialog
          title={t('desk.ban.confirm', { name: username, count: Number(days) })}
          onConfirm={send}
          onClose={() => setConfirming(false)}
        >
          <p>{t('desk.ban.until', { date: endDate() })}</p>
          {reason && <p>{reason}</p>}
        </ConfirmDialog>
      )}
      <h2>{t('desk.ban.title')}</h2>
      <p className="hint">{t('desk.ban.lead')}</p>
      <label htmlFor={`${id}-name`}>{t('desk.ban.name')}</label>
      <input id={`${id}-name`} required autoComplete="off" value={username} onChange={type('username')} />
      <label htmlFor={`${id}-days`}>{t('desk.ban.days')}</label>
      <input id={`${id}-days`} required type="number" min={0} max={3650} value={days} onChange={type('days')} />
      <label htmlFor={`${id}-reason`}>{t('desk.ban.reason')}</label>
      <textarea id={`${id}-reason`} rows={2} maxLength={limits.appealLength} value={reason} onChange={type('reason')} />
      <button className="button" aria-busy={busy}>
        {t('desk.ban.act')}
      </button>
    </form>
  );
}
