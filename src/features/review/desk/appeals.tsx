import { useId, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import * as limits from '../../../rules/limits.ts';
import { localDay } from '../../../rules/time/long-date.ts';
import { formatRelativeTime } from '../../../rules/time/relative-time.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import { appeals, decideAppeal, ban } from '../../accounts/contract.ts';
import { Button } from '../../../ui/form/button.tsx';

type Appeal = NonNullable<ReturnType<typeof useCall<typeof appeals>>['answer']>[number];

/** Appeals against bans, and a form to ban members. */
export function Appeals() {
  const { t } = useReader();
  const { answer, failed, again } = useCall(appeals, {});
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

interface Props {
  appeal: Appeal;
  again(): void;
}

function AppealCase({ appeal: { id, userName, reason, banReason, days, createdAt, ownBan }, again }: Props) {
  const { language, t } = useReader();
  const field = useId();
  const input = useSavedInput(`answer to appeal ${id}`, ''),
    answer = input.value;
  const [busy, setBusy] = useState(false);

  async function decide(granted: boolean) {
    if (busy) return;
    setBusy(true);
    await call(decideAppeal, { id, granted, answer }).then(input.clear, () => {});
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
            <Button look="first" aria-busy={busy} onClick={() => void decide(true)}>
              {t('desk.appeal.grant')}
            </Button>
            <Button aria-busy={busy} onClick={() => void decide(false)}>
              {t('desk.appeal.refuse')}
            </Button>
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
    const done = await call(ban, {
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
