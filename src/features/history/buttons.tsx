import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { useGuard } from '../../ui/use-guard.ts';
import type { Revision } from '../../editing/revisions/revision-contract.ts';

const LazyRestoreDialog = lazy(() =>
  import('./restore-dialog.tsx').then(({ RestoreDialog: Dialog }) => ({ default: Dialog })),
);

/** Proposes an old version again; for members who may write. */
export function RestoreButton(version: { id: string; revision: Revision; called: string }) {
  const { t } = useReader();
  return (
    <DialogButton
      className="plain"
      needs={{ phone: true }}
      dialog={(onClose) => <LazyRestoreDialog {...version} onClose={onClose} />}
    >
      {t('history.again')}
      <span className="unseen"> {version.called}</span>
    </DialogButton>
  );
}

interface Props {
  className: string;
  needs?: Parameters<ReturnType<typeof useGuard>>[0];
  dialog(onClose: () => void): ReactNode;
  children: ReactNode;
}

/** Opens a lazily loaded dialog, for members who meet its requirements. */
function DialogButton({ className, needs, dialog, children }: Props) {
  const guard = useGuard();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => void guard(needs).then((may) => may && setOpen(true))}>
        {children}
      </button>
      {open && <Suspense>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
