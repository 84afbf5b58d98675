import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../kit/reader.tsx';

const ReportDialog = lazy(() =>
  import('./report-dialog.tsx').then(({ ReportDialog: Dialog }) => ({ default: Dialog })),
);

/** Reports a mistake; open to everyone. The selected text at opening is quoted in the report. */
export function ReportButton({ id, className = 'button report-button' }: { id: string; className?: string }) {
  const text = useText();
  const [quote, setQuote] = useState<string | null>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => setQuote(String(getSelection() ?? '').trim())}>
        {text('report.open')}
      </button>
      {quote !== null && (
        <Suspense>
          <ReportDialog id={id} quote={quote} onClose={() => setQuote(null)} />
        </Suspense>
      )}
    </>
  );
}
