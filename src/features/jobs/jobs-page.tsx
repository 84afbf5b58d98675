import { useEffect } from 'react';
import { useCall } from '../../kit/calls/use-call.ts';
import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { FailedLine } from '../../ui/failed-line.tsx';
import { pageMeta } from '../../ui/page-meta.tsx';
import { Backups } from '../backups/face/backups.tsx';
import { ForAdministrators } from '../operations/face/for-administrators.tsx';
import { jobList } from './contract.ts';
import { FinishedRuns } from './finished-runs.tsx';
import { ImportForm } from './import-form.tsx';
import { PicturesForm } from './pictures-form.tsx';
import { QueuedJobs } from './queued-jobs.tsx';
import { RecurringJobs } from './recurring-jobs.tsx';
import './jobs.css';

export const loader = ({ language, origin, t }: PageRequest<object>) => ({
  head: { language, origin, siteName: t('site.name'), title: t('jobs.title'), description: t('jobs.lead') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/review/jobs', alternates: {}, indexed: false });

/** Background jobs, for administrators; the frame is the same for everyone. */
export default function JobsPage() {
  return <Island name="jobs" of={JobsDashboard} props={{}} />;
}

export function JobsDashboard() {
  return (
    <ForAdministrators of="jobs">
      <JobLists />
    </ForAdministrators>
  );
}

/** Refresh intervals while the page is visible, in milliseconds: shorter while a job runs. */
const refreshMs = { running: 2_000, quiet: 10_000 };

function JobLists() {
  const { t } = useReader();
  const { answer, failed, again } = useCall(jobList, {});
  const isRunning = answer?.jobs.some(({ state }) => state === 'running') ?? false;
  useEffect(() => {
    const asking = setInterval(
      () => void (document.visibilityState === 'visible' && again()),
      isRunning ? refreshMs.running : refreshMs.quiet,
    );
    return () => clearInterval(asking);
  });
  // Sections that come one by one would push each other down.
  if (!answer && !failed)
    return (
      <p className="nothing page-waits" role="status">
        {t('desk.asking')}
      </p>
    );
  return (
    <>
      {failed && <FailedLine again={again} />}
      {answer && <QueuedJobs jobs={answer.jobs} again={again} />}
      <ImportForm onBegun={again} />
      <PicturesForm onBegun={again} />
      {answer && <FinishedRuns runs={answer.finished} />}
      {answer && <RecurringJobs jobs={answer.recurring} again={again} />}
      <Backups isUnderWay={answer?.jobs.some(({ name }) => name === 'backup') ?? false} onBegun={again} />
    </>
  );
}
