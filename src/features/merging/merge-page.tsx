import { useEffect, useState } from 'react';
import { call } from '../../kit/calls/call.ts';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { useSavedInput } from '../../kit/saved-input/use-saved-input.ts';
import { requirePartView } from '../../kit/registry/part-views.ts';
import { Failure } from '../../rules/errors.ts';
import { languageName, languageTag } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { Field } from '../../ui/form/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useForm, describeFailure } from '../../ui/form/use-form.ts';
import { pageMeta } from '../../ui/page-meta.tsx';
import { ForAdministrators } from '../operations/face/for-administrators.tsx';
import { EntryBox } from '../../ui/entry-box/entry-box.tsx';
import { previewMerge, mergeEntries } from './contract.ts';
import '../../ui/form/form.css';
import './merge.css';
import { Fault } from '../../ui/form/fault.tsx';

export const loader = ({ language, origin, t }: PageRequest<object>) => ({
  head: { language, origin, siteName: t('site.name'), title: t('merge.title'), description: t('merge.lead') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/review/merge', alternates: {}, indexed: false });

/** Merges two entries about the same subject; the frame is the same for everyone. */
export default function MergePage() {
  return <Island name="merge" of={MergeTool} props={{}} />;
}

interface SelectedEntry {
  id: string;
  name: string;
}

export function MergeTool() {
  return (
    <ForAdministrators of="merge">
      <MergeForm />
    </ForAdministrators>
  );
}

function MergeForm() {
  const { t } = useReader();
  const [from, setFrom] = useState<SelectedEntry | null>(null);
  const [into, setInto] = useState<SelectedEntry | null>(null);
  const [done, setDone] = useState<string>();
  if (done !== undefined)
    return (
      <p role="status" className="nothing">
        {t('merge.done')} <a href={done}>{t('merge.see')}</a>
      </p>
    );
  return (
    <div className="stack sign-in-box merge-choice ui">
      {(
        [
          ['from', from, setFrom],
          ['into', into, setInto],
        ] as const
      ).map(([name, value, set]) => (
        <EntryBox
          key={name}
          name={name}
          label={t(`merge.${name}`)}
          value={value}
          onPick={(picked) => set(picked && { id: picked.itemId, name: picked.name })}
        />
      ))}
      {from && into && (
        <>
          <p>
            <button
              type="button"
              className="button quiet"
              onClick={() => {
                setFrom(into);
                setInto(from);
              }}
            >
              {t('merge.swap')}
            </button>
          </p>
          <Preview key={`${from.id} ${into.id}`} from={from} into={into} onDone={setDone} />
        </>
      )}
    </div>
  );
}

interface Props {
  from: SelectedEntry;
  into: SelectedEntry;
  onDone(href: string): void;
}

/** The effect of the merge, or why it is impossible. */
function Preview({ from, into: stays, onDone }: Props) {
  const { id } = from,
    into = stays.id;
  const { language, t } = useReader();
  const form = useForm();
  const input = useSavedInput(`merge ${id} ${into}`, ''),
    reason = input.value;
  const [answer, setAnswer] = useState<ReplyOf<typeof previewMerge>>();
  const [refusal, setRefusal] = useState<Failure>();
  useEffect(() => {
    call(previewMerge, { id, into }, { quiet: true }).then(setAnswer, (error: unknown) => {
      if (error instanceof Failure) setRefusal(error);
    });
  }, [id, into]);
  if (refusal)
    return (
      <>
        <Fault>{describeFailure(refusal, t)}</Fault>
        {refusal.errorName === 'mergeKinds' && (
          <ul>
            {[from, stays].map((entry) => (
              <li key={entry.id}>
                <a href={`/user/edit?id=${encodeURIComponent(entry.id)}#/facts`}>
                  {t('merge.editFacts', { name: entry.name })}
                </a>
              </li>
            ))}
          </ul>
        )}
      </>
    );
  if (!answer) return <p aria-busy="true" />;
  const list = new Intl.ListFormat(languageTag(language), { type: 'conjunction' });
  const send = () => {
    if (!reason.trim()) return form.showFault('reason', t('field.missing'));
    void form.run(async () => {
      const { href } = await call(mergeEntries, { id, into, reason }, { quiet: true });
      input.clear();
      onDone(href);
    });
  };
  return (
    <>
      <p>{t('merge.gets', { from: answer.from.name, into: answer.into.name })}</p>
      <dl className="facts">
        {answer.texts.length > 0 && (
          <>
            <dt>{t('merge.texts')}</dt>
            <dd>{list.format(answer.texts.map((code) => languageName(code, language)))}</dd>
          </>
        )}
        <dt>{t('merge.parts')}</dt>
        <dd>{list.format(answer.parts.map((part) => t(requirePartView(part).label)))}</dd>
      </dl>
      <p>{t('merge.named', { count: answer.named })}</p>
      <p>{t('merge.rest')}</p>
      <FormFrame form={form} submit={t('merge.do')} onSubmit={send}>
        <Field label={t('merge.reason')} fault={form.faults.reason} hint={t('merge.forGood')}>
          <textarea
            name="reason"
            rows={3}
            maxLength={limits.rejectReasonLength}
            value={reason}
            onChange={({ target }) => {
              input.set(target.value);
              form.set('reason', target.value);
            }}
          />
        </Field>
      </FormFrame>
    </>
  );
}
