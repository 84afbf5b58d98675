import { useCall } from '../../kit/calls/use-call.ts';
import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { formatRelativeTime } from '../../rules/time/relative-time.ts';
import { FailedLine } from '../../ui/failed-line.tsx';
import { pageMeta } from '../../ui/page-meta.tsx';
import { ForAdministrators } from '../operations/face/for-administrators.tsx';
import { jobRun, ReportDetails } from './contract.ts';
import { Figures } from './finished-runs.tsx';
import { JobName } from './job-name.tsx';
import { DownloadLines, ReportLists } from './report-lists.tsx';
import './jobs.css';

export const loader = ({ params: { id }, language, origin, t }: PageRequest<{ id: string }>) => ({
  id: Number(id),
  head: { language, origin, siteName: t('site.name'), title: t('jobs.report'), description: t('jobs.lead') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: `/review/jobs/${loaded.id}`, alternates: {}, indexed: false });

/** The report of a finished job, for administrators; the frame is the same for everyone. */
export default function RunPage({ id }: LoaderData<typeof loader>) {
  return <Island name="job-run" of={RunDashboard} props={{ id }} />;
}

export function RunDashboard({ id }: { id: number }) {
  return (
    <ForAdministrators of="jobs">
      <Run id={id} />
    </ForAdministrators>
  );
}

function Run({ id }: { id: number }) {
  const { language, t } = useReader();
  const { answer, failed, again } = useCall(jobRun, { id });
  if (failed) return <FailedLine again={again} />;
  if (!answer)
    return (
      <p className="nothing page-waits" role="status">
        {t('desk.asking')}
      </p>
    );
  const { name, about, outcome, endedAt, report } = answer;
  const details = ReportDetails.safeParse(report).data ?? {};
  return (
    <>
      <p>
        <a href="/review/jobs">← {t('jobs.title')}</a>
      </p>
      <h2>
        <JobName name={name} about={about} />
      </h2>
      <p className="hint">
        {t(`jobs.outcome.${outcome}`)} · {formatRelativeTime(new Date(endedAt), new Date(), language)}
        {report?.preview === true && ` · ${t('jobs.report.preview')}`}
      </p>
      {report && <Figures of={report} />}
      <ReportLists {...details} />
      <DownloadLines id={id} {...details} />
    </>
  );
}
