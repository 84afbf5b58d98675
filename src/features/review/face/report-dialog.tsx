import { useId, useLayoutEffect, useRef, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notices.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import '../../../ui/form/form.css';
import { useCurrentMember } from '../../../kit/member/current-member.ts';
import { Kaptcha } from '../../accounts/face/kaptcha.ts';
import { feedback, report } from '../contract.ts';
import './review.css';
import { Button } from '../../../ui/form/button.tsx';
import { Options } from '../../../ui/form/options.tsx';

const types = ['mistake', 'source', 'offence', 'rights', 'other'] as const;

/**
 * Sends a report about an entry to the reviewers: with an account or, after a captcha, without. `quote` is the text
 * selected on the page.
 */
export function ReportDialog({ id, quote, onClose }: { id: string; quote: string; onClose(): void }) {
  const text = useText();
  const who = useCurrentMember(),
    isStranger = who === null;
  const form = useForm();
  const [pictures, setPictures] = useState(0);
  const field = useId();
  const first = useRef<HTMLSelectElement>(null);
  const quoted = quote && `“${quote.slice(0, 300)}”\n`;
  const input = useSavedInput<{ type: (typeof types)[number]; words: string }>(`report ${id}`, {
      type: 'mistake',
      words: quoted,
    }),
    { type, words } = input.value;
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  useLayoutEffect(() => first.current!.focus(), []);

  async function send() {
    if (!words.replace(/^“[^”]*”/, '').trim()) return setMissing(true);
    const request = { id, type, report: words, url: location.pathname + location.hash };
    setBusy(true);
    await form.run(
      async () => {
        if (isStranger)
          await call(feedback, {
            ...request,
            kaptcha: form.values.kaptcha,
          });
        else await call(report, request);
        notify(text('report.sent'));
        input.clear();
        onClose();
      },
      () => setPictures((count) => count + 1),
    );
    setBusy(false);
  }
  return (
    <Dialog
      title={text('report.open')}
      onClose={onClose}
      busy={busy}
      input={input}
      submit={
        <Button look="first" aria-busy={busy} onClick={() => void send()}>
          {text('report.send')}
        </Button>
      }
    >
      <div className="desk-form">
        <label htmlFor={`${field}-type`}>{text('report.about')}</label>
        <select
          ref={first}
          id={`${field}-type`}
          value={type}
          onChange={({ target }) =>
            input.set((now) => ({ ...now, type: types.find((candidate) => candidate === target.value)! }))
          }
        >
          <Options of={types} name={(choice) => text(`report.type.${choice}`)} />
        </select>
        <label htmlFor={`${field}-text`}>{text('report.text')}</label>
        <textarea
          id={`${field}-text`}
          rows={6}
          maxLength={limits.reportLength}
          value={words}
          aria-invalid={missing}
          aria-describedby={`${field}-hint`}
          onChange={({ target }) => {
            input.set((now) => ({ ...now, words: target.value }));
            setMissing(false);
          }}
        />
        <p id={`${field}-hint`} className={missing ? 'fault' : 'hint'}>
          {text(missing ? 'report.missing' : 'report.hint')}
        </p>
        {isStranger && <Kaptcha form={form} picture={pictures} />}
      </div>
    </Dialog>
  );
}
