import { useId, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import * as limits from '../../../rules/limits.ts';
import { formatRelativeTime } from '../../../rules/time/relative-time.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { reports, closeReport, hideReported } from '../contract.ts';
import { Button } from '../../../ui/form/button.tsx';

type Report = NonNullable<ReturnType<typeof useCall<typeof reports>>['answer']>[number];

/** Readers' reports, oldest first. */
export function Reports() {
  const { t } = useReader();
  const { answer, failed, again } = useCall(reports, {});
  return (
    <section aria-label={t('desk.tab.reports')} aria-busy={!answer && !failed}>
      {failed && <FailedLine again={again} />}
      {answer && !answer.length && (
        <div className="nothing">
          <p>{t('desk.empty.reports')}</p>
        </div>
      )}
      <ul className="bare desk-cases">
        {answer?.map((report) => (
          <ReportCase key={report.id} report={report} again={again} />
        ))}
      </ul>
    </section>
  );
}

function ReportCase({
  report: { id, itemId, name, href, mayHide, author, type, report, url, createdAt },
  again,
}: {
  report: Report;
  again(): void;
}) {
  const { language, t } = useReader();
  const field = useId();
  const input = useSavedInput(`answer to report ${id}`, ''),
    answer = input.value;
  const [busy, setBusy] = useState(false);

  async function decide(send: () => Promise<unknown>) {
    if (busy) return;
    setBusy(true);
    await send().then(input.clear, () => {});
    setBusy(false);
    again();
  }
  const close = () => decide(() => call(closeReport, { id, answer }));
  const hide = () => decide(() => call(hideReported, { id, reason: answer }));
  return (
    <li>
      <h2>
        {href ? <a href={href}>{name}</a> : (name ?? itemId ?? t('desk.report.site'))}{' '}
        <small>{t(`report.type.${type}` as 'report.type.mistake')}</small>
      </h2>
      <blockquote>{report}</blockquote>
      <p className="hint">
        {author ?? t('desk.report.anyone')} · {formatRelativeTime(new Date(createdAt), new Date(), language)}
        {url.startsWith('/') && (
          <>
            {' '}
            · <a href={url}>{url}</a>
          </>
        )}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void close();
        }}
      >
        <label htmlFor={field}>{t('desk.report.answer')}</label>
        <textarea
          id={field}
          rows={2}
          maxLength={limits.reportLength}
          value={answer}
          onChange={({ target }) => input.set(target.value)}
        />
        {mayHide && <p className="hint">{t('desk.report.hideHint')}</p>}
        <p className="row desk-buttons">
          <button className="button" aria-busy={busy}>
            {t('desk.report.close')}
          </button>
          {mayHide && (
            <Button aria-busy={busy} disabled={!answer.trim()} onClick={() => void hide()}>
              {t('desk.report.hide')}
            </Button>
          )}
        </p>
      </form>
    </li>
  );
}
