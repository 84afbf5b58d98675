import { useReader } from '../../kit/reader.tsx';
import { relativeTime } from '../../rules/time/relative-time.ts';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import type { jobList } from './contract.ts';

/** Recurring jobs with their interval and last outcome. */
export function RecurringJobs({ jobs }: { jobs: ReplyOf<typeof jobList>['recurring'] }) {
  const { language, say } = useReader();
  return (
    <section aria-labelledby="jobs-recurring">
      <h2 id="jobs-recurring">{say('jobs.recurring')}</h2>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{say('jobs.what')}</th>
            <th scope="col">{say('jobs.every')}</th>
            <th scope="col">{say('jobs.last')}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ name, every, last }) => (
            <tr key={name}>
              <th scope="row">{say(`jobs.name.${name}` as 'jobs.name.digests')}</th>
              <td>{say(`jobs.every.${every}`)}</td>
              <td>
                {last
                  ? `${relativeTime(new Date(last.at), new Date(), language)} · ${say(`jobs.outcome.${last.outcome}`)}`
                  : say('jobs.never')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
