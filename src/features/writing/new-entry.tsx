import { useEffect, useRef, useState } from 'react';
import { call } from '../../kit/call.ts';
import { useReader } from '../../kit/reader.tsx';
import { Failure } from '../../rules/errors.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { Submission } from '../editing/contract.ts';
import type { Facts, Text } from '../entries/rules.ts';
import { PortraitField } from '../media/portrait-field.tsx';
import { lines } from './calls.ts';
import { emptyFacts, toFacts, toWriting } from './facts-writing.ts';
import { FactsForm } from './facts-form.tsx';
import { draftKey, readLocal } from './local-drafts.ts';
import { NameClash, useNameCheck } from './name-check.tsx';
import { CheckStep, KindStep, StepBar } from './new-entry-parts.tsx';
import { hashOf, lackOf, reachable, steps, useStep, type Lack, type NewWriting, type Step } from './new-entry-steps.ts';
import { mine } from './open-part.ts';
import { SentTold } from './part-told.tsx';
import { Standing } from './standing.tsx';
import { TextEditor, type MainText } from './text-editor.tsx';
import { emptyHead, TextFields, tidied } from './text-fields.tsx';
import { useAutosave } from './use-autosave.ts';
import { useSubmit } from './use-submit.ts';

const nothing: NewWriting = { kind: null, facts: null, head: emptyHead, body: '', note: '', itemId: null };

/** A new entry, or the draft of one that goes on. */
export function NewEntry({ draftId, memberId, isSignedIn }: { draftId: string | null; memberId: string; isSignedIn: boolean }) {
  const { language, say } = useReader();
  const key = draftKey(memberId, draftId ?? 'new', 'entry', language);
  const [begun, setBegun] = useState<{ writing: NewWriting; draftAt: number | null; round: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    let over = false;
    const local = readLocal<NewWriting>(key);
    const opening = draftId && !local ? serverDraft(draftId, language) : Promise.resolve(local ? { writing: local.value, draftAt: local.at } : { writing: nothing, draftAt: null });
    opening.then((found) => void (over || setBegun({ ...found, round: 0 })), (error: unknown) => void (over || setFailure(error instanceof Failure ? error : new Failure('requestFailed'))));
    return () => { over = true; };
  }, [key, draftId, language]);

  if (failure) return <p className="ui writing-told" role="alert">{say(`error.${failure.errorName}`)}</p>;
  if (!begun) return <div className="writing-shape" aria-busy="true"><div /><div /></div>;
  return <Steps key={begun.round} storageKey={key} first={begun.writing} draftAt={begun.draftAt} isSignedIn={isSignedIn} onStartOver={() => setBegun({ writing: nothing, draftAt: null, round: begun.round + 1 })} />;
}

/** Both halves of a draft that the server keeps, or of what was not let through and goes on from there. */
async function serverDraft(itemId: string, language: Parameters<typeof toWriting>[1]): Promise<{ writing: NewWriting; draftAt: number }> {
  const { items } = await call(lines.submissions, { n: 0, page: 1, size: 100 }, { quiet: true });
  const goesOn = ({ state }: Submission) => state === 'draft' || state === 'not passed';
  const [text, facts] = (['text', 'facts'] as const).map((module) => items.find((one) => one.itemId === itemId && one.module === module && goesOn(one)));
  if (!text || !facts) throw new Failure('revisionNotFound');
  const [{ content: words }, { content: known }] = await Promise.all([mine<'text'>(text.id), mine<'facts'>(facts.id)]);
  const { body, ...head } = words as Text;
  return { writing: { kind: (known as Facts).kind, facts: toWriting(known as Facts, language), head: { ...emptyHead, ...head }, body, note: '', itemId }, draftAt: Date.parse(text.changedAt) };
}

function Steps({ storageKey, first, draftAt, isSignedIn, onStartOver }: { storageKey: string; first: NewWriting; draftAt: number | null; isSignedIn: boolean; onStartOver(): void }) {
  const { language, say } = useReader();
  const [writing, setWriting] = useState(first);
  const [lack, setLack] = useState<Lack | null>(null);
  const body = useRef<MainText>(null), itemId = useRef(first.itemId), heading = useRef<HTMLHeadingElement>(null);
  const { head, kind } = writing;
  const clash = useNameCheck(head.name, head.disambiguation);
  const clashes = clash !== null && clash.length > 0;
  const sending = useSubmit();

  // Nobody stands on a step before those that lead to it.
  const asked = useStep(), furthest = reachable(writing, clashes);
  const step = steps[Math.min(steps.indexOf(asked), steps.indexOf(furthest))]!;
  const [seen, setSeen] = useState<ReadonlySet<Step>>(new Set([step]));
  if (!seen.has(step)) setSeen(new Set([...seen, step]));

  const read = (): NewWriting => ({ ...writing, body: body.current?.html() ?? writing.body, itemId: itemId.current });
  const contents = ({ facts, head: names, body: html }: NewWriting) => ({ facts: toFacts(facts ?? emptyFacts(kind!), language), text: { ...tidied(names), body: html }, itemId: itemId.current ?? undefined });
  const saving = useAutosave<NewWriting>({
    key: storageKey, read,
    toServer: async (now) => {
      if (!now.kind || !now.head.name.trim()) return false;
      const kept = await call(lines.create, { ...contents(now), note: now.note.trim(), draft: true }, { quiet: true });
      itemId.current = kept.itemId;
      return true;
    },
  });
  function change(next: Partial<NewWriting> | ((now: NewWriting) => Partial<NewWriting>)) {
    setWriting((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) }));
    setLack(null);
    saving.touch();
  }
  const choose = (next: Kind) => change({ kind: next, facts: writing.facts ? { ...writing.facts, kind: next } : emptyFacts(next) });
  function go(to: Step) {
    location.hash = hashOf(to);
    requestAnimationFrame(() => heading.current?.focus());
  }
  function next() {
    const missing = lackOf(step, writing, clashes);
    setLack(missing);
    if (!missing) go(steps[steps.indexOf(step) + 1]!);
  }
  async function submit() {
    saving.keepNow();
    const now = read();
    const isSent = await sending.submit(() => call(lines.create, { ...contents(now), note: now.note.trim() }, { quiet: true }), ({ errorName }) => {
      if (errorName !== 'contentExists') return false;
      setLack('clash');
      go('disambiguation');
      return true;
    });
    if (isSent) saving.forget();
  }
  async function startOver() {
    saving.forget();
    if (itemId.current) {
      const { items } = await call(lines.drafts, { type: 'item', page: 1, size: 100 }, { quiet: true }).catch(() => ({ items: [] }));
      const kept = items.find((one) => one.itemId === itemId.current);
      if (kept) await call(lines.deleteDraft, { id: kept.id }, { quiet: true }).catch(() => {});
    }
    location.hash = hashOf('type');
    onStartOver();
  }

  if (sending.saved) return <SentTold saved={sending.saved} isNew />;
  const last = step === 'check';
  return (
    <form className="writing-form new-entry ui" noValidate onSubmit={(event) => { event.preventDefault(); if (last) void submit(); else next(); }}>
      <StepBar step={step} furthest={furthest} />
      <Standing saving={saving} isSignedIn={isSignedIn} draftAt={draftAt} onStartOver={() => void startOver()} />
      <h2 ref={heading} tabIndex={-1}>{say(`write.step.${step}`)}</h2>
      <p className="step-lead">{say(`write.step.${step}.lead`)}</p>
      {step === 'type' && <KindStep kind={kind} onKind={choose} />}
      {step === 'info' && (
        <>
          <div className="writing-fields">
            <TextFields head={head} language={language} only={['name', 'pronunciation', 'summary']} onHead={(named) => change({ head: named })} faults={lack === 'name' ? { name: say('field.missing') } : {}} />
          </div>
          <NameClash entries={clash} />
          <FactsForm facts={writing.facts!} placeFault={lack === 'facts'} onFacts={(of) => change((now) => ({ facts: of(now.facts!) }))} />
        </>
      )}
      {step === 'synonym' && <div className="writing-fields"><TextFields head={head} language={language} only={['otherNames']} onHead={(named) => change({ head: named })} /></div>}
      {step === 'disambiguation' && (
        <>
          <div className="writing-fields"><TextFields head={head} language={language} only={['disambiguation']} onHead={(named) => change({ head: named })} faults={lack === 'clash' && clashes ? { disambiguation: say('write.clash') } : {}} /></div>
          <NameClash entries={clash} />
        </>
      )}
      {step === 'portrait' && <PortraitField portrait={writing.facts?.portrait ?? null} itemId={itemId.current} onPortrait={(portrait) => change((now) => ({ facts: { ...now.facts!, portrait } }))} />}
      {/* Once opened it stays: what is written in it is nowhere else. */}
      {seen.has('text') && (
        <div hidden={step !== 'text'}>
          <h3 id="body-title" className="unseen">{say('write.body')}</h3>
          <TextEditor initial={first.body} language={language} labelledBy="body-title" onChange={saving.touch} onReady={(text) => { body.current = text; }} />
        </div>
      )}
      {last && <CheckStep writing={read()} onNote={(note) => change({ note })} />}
      {lack && lack !== 'name' && <p role="alert" className="fault">{say(lack === 'clash' ? 'write.clash' : lack === 'kind' ? 'write.kindMissing' : 'write.facts.faults')}</p>}
      {sending.fault && <p role="alert" className="fault">{sending.fault}</p>}
      <p className="acts">
        {step !== 'type' && <button type="button" className="button" onClick={() => go(steps[steps.indexOf(step) - 1]!)}>{say('write.back')}</button>}
        <button className="button first" aria-busy={sending.busy}>{say(last ? 'write.submit' : 'write.next')}</button>
      </p>
    </form>
  );
}
