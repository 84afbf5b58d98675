import { lazy, Suspense, useState } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { useGuard } from '../accounts/face/guard.ts';
import type { Revision } from '../entries/contract.ts';

const AgainDialog = lazy(() => import('./again.tsx').then(({ AgainDialog: Dialog }) => ({ default: Dialog })));
const ReportDialog = lazy(() => import('./report.tsx').then(({ ReportDialog: Dialog }) => ({ default: Dialog })));

/** Proposing an old version again: for whoever may write; its dialog comes when it is wanted. */
export function AgainButton(version: { id: string; revision: Revision; called: string }) {
  const { say } = useReader();
  const guard = useGuard();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="plain"
        onClick={() => void guard({ phone: true }).then((may) => may && setOpen(true))}
      >
        {say('history.again')}
        <span className="unseen"> {version.called}</span>
      </button>
      {open && (
        <Suspense>
          <AgainDialog {...version} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Reporting a mistake: for whoever is signed in; its dialog comes when it is wanted. */
export function ReportButton({ id }: { id: string }) {
  const { say } = useReader();
  const guard = useGuard();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button report-button"
        onClick={() => void guard().then((may) => may && setOpen(true))}
      >
        {say('report.open')}
      </button>
      {open && (
        <Suspense>
          <ReportDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
