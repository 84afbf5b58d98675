import { useId, useLayoutEffect, useRef, useState } from 'react';
import { byRoute, call } from '../../kit/calls/call.ts';
import { useText } from '../../kit/reader.tsx';
import * as limits from '../../rules/limits.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notices.tsx';
import type { report } from '../review/contract.ts';
import '../review/face/review.css';

const types = ['mistake', 'source', 'offence', 'rights', 'other'] as const;

/** Says what is wrong with an entry, to those who keep it. */
export function ReportDialog({ id, onClose }: { id: string; onClose(): void }) {
  const text = useText();
  const field = useId();
  const first = useRef<HTMLSelectElement>(null);
  const [type, setType] = useState<(typeof types)[number]>('mistake');
  const [said, setSaid] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  useLayoutEffect(() => first.current!.focus(), []);

  async function send() {
    if (!said.trim()) return setMissing(true);
    setBusy(true);
    const sent = await call(byRoute<typeof report>('POST /api/report/save'), {
      id,
      type,
      report: said,
      url: location.pathname,
    }).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (!sent) return;
    notify(text('report.sent'));
    onClose();
  }
  return (
    <Dialog
      title={text('report.open')}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            {text('dialog.cancel')}
          </button>
          <button type="button" className="button first" aria-busy={busy} onClick={() => void send()}>
            {text('report.send')}
          </button>
        </>
      }
    >
      <div className="desk-form">
        <label htmlFor={`${field}-type`}>{text('report.about')}</label>
        <select
          ref={first}
          id={`${field}-type`}
          value={type}
          onChange={({ target }) => setType(types.find((one) => one === target.value)!)}
        >
          {types.map((one) => (
            <option key={one} value={one}>
              {text(`report.type.${one}`)}
            </option>
          ))}
        </select>
        <label htmlFor={`${field}-text`}>{text('report.text')}</label>
        <textarea
          id={`${field}-text`}
          rows={6}
          maxLength={limits.reportLength}
          value={said}
          aria-invalid={missing}
          aria-describedby={`${field}-hint`}
          onChange={({ target }) => {
            setSaid(target.value);
            setMissing(false);
          }}
        />
        <p id={`${field}-hint`} className={missing ? 'fault' : 'hint'}>
          {text(missing ? 'report.missing' : 'report.hint')}
        </p>
      </div>
    </Dialog>
  );
}
