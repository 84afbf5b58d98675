import { useReader } from '../../kit/reader.tsx';
import { formatRelativeTime } from '../../rules/time/relative-time.ts';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import type { jobList } from './contract.ts';

/** Recurring jobs with their interval and last outcome. */
export function RecurringJobs({ jobs }: { jobs: ReplyOf<typeof jobList>['recurring'] }) {
  const { language, t } = useReader();
  return (
    <section aria-labelledby="jobs-recurring">
      <h2 id="jobs-recurring">{t('jobs.recurring')}</h2>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('jobs.what')}</th>
            <th scope="col">{t('jobs.every')}</th>
            <th scope="col">{t('jobs.last')}</th>
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
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
