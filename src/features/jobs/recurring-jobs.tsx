import { useState } from 'react';
import { notify } from '../../ui/notices.tsx';
import { call } from '../../kit/calls/call.ts';
import { useReader } from '../../kit/reader.tsx';
import { formatRelativeTime } from '../../rules/time/relative-time.ts';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import { runJob, type jobList } from './contract.ts';

interface RecurringJobsProps {
  jobs: ReplyOf<typeof jobList>['recurring'];
  again(): void;
}

/** Recurring jobs with their interval and last outcome; each can run now. */
export function RecurringJobs({ jobs, again }: RecurringJobsProps) {
  const { language, t } = useReader();
  const [busy, setBusy] = useState(false);

  async function runNow(name: string) {
    setBusy(true);
    const isQueued = await call(runJob, { name }).then(
      () => true,
      () => false, // `call` has already shown the error
    );
    setBusy(false);
    if (isQueued) notify(t('jobs.queued'));
    again();
  }
  return (
    <section aria-labelledby="jobs-recurring">
      <h2 id="jobs-recurring">{t('jobs.recurring')}</h2>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('jobs.what')}</th>
            <th scope="col">{t('jobs.every')}</th>
            <th scope="col">{t('jobs.last')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ name, every, last }) => (
            <tr key={name}>
              <th scope="row">{t(`jobs.name.${name}` as 'jobs.name.digests')}</th>
              <td>{t(`jobs.every.${every}`)}</td>
              <td>
                {last
                  ? `${formatRelativeTime(new Date(last.at), new Date(), language)} · ${t(`jobs.outcome.${last.outcome}`)}`
                  : t('jobs.never')}
              </td>
              <td>
                <button
                  type="button"
                  className="button quiet"
                  disabled={busy}
                  aria-label={`${t('jobs.runNow')}: ${t(`jobs.name.${name}` as 'jobs.name.digests')}`}
                  onClick={() => void runNow(name)}
                >
                  {t('jobs.runNow')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
