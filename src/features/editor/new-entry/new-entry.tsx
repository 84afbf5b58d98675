import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import type { Kind } from '../../../rules/kinds.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Facts, Text } from '../../entries/rules.ts';
import { PortraitField } from '../../media/face/portrait-field.tsx';
import { beginningOf, type Beginning, type Elsewhere, type ServerDraft } from '../drafts/beginning.ts';
import { lines } from '../calls.ts';
import { emptyFacts, mergeFacts, toFacts, toWriting, unsourcedRows } from '../facts/facts-writing.ts';
import { FactsForm } from '../facts/facts-form.tsx';
import { draftKey, readCopies } from '../drafts/local-drafts.ts';
import { MergePanel } from '../drafts/merge-panel.tsx';
import { NameClash, SimilarEntries, useNameCheck, useSimilarEntries } from './name-check.tsx';
import { CheckNotes, CheckStep, KindStep, StepBar } from './new-entry-parts.tsx';
import { hashOf, lackOf, reachable, steps, useStep, type Lack, type NewWriting, type Step } from './new-entry-steps.ts';
import { openPart } from '../drafts/open-part.ts';
import { SubmittedNotice } from '../part-notices.tsx';
import { SeatContext, useSeat, useTakenSeat } from '../drafts/seat.ts';
import { showFault } from '../show-fault.ts';
import { Safety, Standing } from '../standing.tsx';
import { ElsewhereNotice, OtherTabNotice } from '../tab-notices.tsx';
import { TextEditor, type MainText } from '../text/text-editor.tsx';
import { emptyHead, TextFields, tidied } from '../text/text-fields.tsx';
import { useAutosave, type Upon } from '../drafts/use-autosave.ts';
import { useSubmit } from '../drafts/use-submit.ts';
import { useFrozen } from '../use-frozen.ts';
import { WritingShape } from '../writing-shape.tsx';

const nothing: NewWriting = { kind: null, facts: null, head: emptyHead, body: '', note: '', itemId: null };
/** Facts and text of a new entry: one draft, as they are judged as one. */
interface Both {
  facts: Facts;
  text: Text;
}
type Begun = Beginning<NewWriting, Both> & {
  draftId: string | null;
  /** Why a reviewer did not pass it; null where nobody has refused it. */
  reason: string | null;
};

const bothOf = ({ kind, facts, head, body }: NewWriting, language: Language): Both => ({
  facts: toFacts(facts ?? emptyFacts(kind ?? 'idea'), language),
  text: { ...tidied(head), body },
});
const writingOf = (
  { facts, text: { body, ...head } }: Both,
  note: string,
  itemId: string,
  language: Language,
): NewWriting => ({
  kind: facts.kind,
  facts: toWriting(facts, language),
  head: { ...emptyHead, ...head },
  body,
  note,
  itemId,
});

interface Found {
  itemId: string;
  draft: ServerDraft<Both> | null;
  rejected: Both | null;
  reason: string | null;
}

/**
 * Both halves of a draft that the server keeps, or of what was not let through and goes on from there; null for
 * neither.
 */
async function kept(id: string): Promise<Found | null> {
  const [text, facts] = await Promise.all([openPart<Text>('text', id), openPart<Facts>('facts', id)]);
  const { itemId } = text,
    reason = text.rejected?.reason ?? facts.rejected?.reason ?? null,
    words = text.draft ?? text.rejected,
    known = facts.draft ?? facts.rejected;
  if (!words || !known) return null;
  const content = { facts: known.content, text: words.content };
  // Saved together, they have the version of the facts.
  const draft = facts.draft ?? text.draft;
  return draft
    ? { itemId, reason, rejected: null, draft: { ...draft, note: text.draft?.note ?? '', content } }
    : { itemId, reason, draft: null, rejected: content };
}

/** What somebody goes on with: what this browser keeps, the draft that the address names, or nothing yet. */
async function begin(key: string, draftId: string | null, language: Language): Promise<Begun> {
  const copies = readCopies<NewWriting, Both>(key),
    id = copies[0]?.value.itemId ?? draftId;
  const found =
    id === null
      ? null
      : await kept(id).catch((error: unknown) => {
          if (copies.length) return undefined; // nobody can be asked: what is here is gone on with
          throw error;
        });
  if (draftId && !found && !copies.length) throw new Failure('revisionNotFound');
  // What has been published, submitted or deleted elsewhere is gone on with as a new one.
  const here = found === null ? copies.map((copy) => ({ ...copy, value: { ...copy.value, itemId: null } })) : copies;
  const server = found?.draft ?? null;
  const first = (draft: ServerDraft<Both> | null) => {
    const both = draft?.content ?? found?.rejected;
    return both ? writingOf(both, draft?.note ?? '', found!.itemId, language) : nothing;
  };
  const content = (writing: NewWriting) => bothOf(writing, language);
  return {
    ...beginningOf({ copies: here, draft: server, begin: first, content, baseIdOf: () => null }),
    draftId: server?.id ?? null,
    reason: found?.reason ?? null,
  };
}

/** A new entry, or the draft of one that goes on. */
export function NewEntry({
  draftId,
  memberId,
  isSignedIn,
}: {
  draftId: string | null;
  memberId: string;
  isSignedIn: boolean;
}) {
  const { language, say } = useReader();
  const key = draftKey(memberId, draftId ?? 'new', 'entry', language);
  const { seat, place, round, take } = useTakenSeat(key);
  const [begun, setBegun] = useState<{ from: Begun; round: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** How often somebody started over. */
  const [starts, setStarts] = useState(0);

  useEffect(() => {
    let over = false;
    begin(key, starts ? null : draftId, language).then(
      (from) => void (over || setBegun({ from, round })),
      (error: unknown) => {
        if (!over) setFailure(error instanceof Failure ? error : new Failure('requestFailed'));
      },
    );
    return () => {
      over = true;
    };
  }, [key, draftId, language, round, starts]);

  if (failure)
    return (
      <p className="ui writing-told" role="alert">
        {say(`error.${failure.errorName}`)}
      </p>
    );
  if (!begun || begun.round !== round) return <WritingShape />;
  const startOver = () => {
    setBegun(null);
    setStarts(starts + 1);
  };
  return (
    <SeatContext value={seat}>
      <OtherTabNotice place={place} onTake={take} />
      <div inert={!seat.isWriting}>
        <Steps
          key={`${round} ${starts}`}
          storageKey={key}
          begun={begun.from}
          isSignedIn={isSignedIn}
          onStartOver={startOver}
        />
      </div>
    </SeatContext>
  );
}

interface StepsProps {
  storageKey: string;
  begun: Begun;
  isSignedIn: boolean;
  onStartOver(): void;
}

function Steps({ storageKey, begun, isSignedIn, onStartOver }: StepsProps) {
  const { language, say } = useReader();
  const { writing: first, draftAt, reason } = begun;
  const [writing, setWriting] = useState(first);
  const [lack, setLack] = useState<Lack | null>(null);
  const body = useRef<MainText>(null),
    itemId = useRef(first.itemId),
    heading = useRef<HTMLHeadingElement>(null),
    form = useRef<HTMLFormElement>(null);
  const { head, kind } = writing;
  const clash = useNameCheck(head.name, head.disambiguation);
  const clashes = clash !== null && clash.length > 0;
  // Those of the very same name are offered as a clash already.
  const similar = useSimilarEntries(head.name).filter(({ id }) => !clash?.some((entry) => entry.id === id));
  const sending = useSubmit(),
    seat = useSeat();
  useFrozen(form, sending.busy);

  // A step opens once those that lead to it are whole; after a rejection all are open, since all were whole.
  const asked = useStep(),
    furthest = reason === null ? reachable(writing, clashes) : 'check';
  const step = steps[Math.min(steps.indexOf(asked), steps.indexOf(furthest))]!;
  // What a reviewer asks for is nearly always in the text.
  const beginsAtText = useEffectEvent(() => reason !== null && asked === 'type');
  useEffect(() => {
    if (beginsAtText()) location.replace(hashOf('text'));
  }, []);
  const [seen, setSeen] = useState<ReadonlySet<Step>>(new Set([step]));
  if (!seen.has(step)) setSeen(new Set([...seen, step]));

  const read = (): NewWriting => ({ ...writing, body: body.current?.html() ?? writing.body, itemId: itemId.current });
  const saveAs = (now: NewWriting, isDraft: boolean, upon: Upon) =>
    call(
      lines.create,
      { ...bothOf(now, language), itemId: itemId.current ?? undefined, note: now.note.trim(), draft: isDraft, ...upon },
      { quiet: true },
    );
  const saving = useAutosave<NewWriting, Both>({
    key: storageKey,
    beginning: begun,
    draftId: begun.draftId,
    read,
    content: (now) => bothOf(now, language),
    isWhole: () => false, // its address does not name the draft: a reload finds it by what this browser keeps
    toServer: async (now, upon) => {
      if (!now.kind || !now.head.name.trim()) return null;
      const saved = await saveAs(now, true, upon);
      itemId.current = saved.itemId;
      return saved;
    },
    reload: async () => (await kept(itemId.current!))?.draft ?? null,
  });
  /** The same draft went on elsewhere: what it has become there, and what is here. */
  const [home, setHome] = useState<{ from: Elsewhere<Both>; mine: NewWriting } | null>(null);
  function bringHome(text: Text) {
    const { from, mine } = home!;
    const { facts } = mergeFacts((from.was ?? from.is).facts, bothOf(mine, language).facts, from.is.facts, 'both');
    body.current?.set(text.body);
    setWriting((now) => ({ ...now, ...writingOf({ facts, text }, now.note, itemId.current!, language) }));
    saving.merged();
    setHome(null);
  }
  function change(next: Partial<NewWriting> | ((now: NewWriting) => Partial<NewWriting>)) {
    setWriting((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) }));
    setLack(null);
    saving.touch();
  }
  const choose = (next: Kind) =>
    change({ kind: next, facts: writing.facts ? { ...writing.facts, kind: next } : emptyFacts(next) });
  function go(to: Step) {
    location.hash = hashOf(to);
    requestAnimationFrame(() => heading.current?.focus());
  }
  function next() {
    const missing = lackOf(step, writing, clashes);
    setLack(missing);
    if (missing) showFault(form.current);
    if (!missing) go(steps[steps.indexOf(step) + 1]!);
  }
  async function submit() {
    const lacking = steps.find((one) => lackOf(one, writing, clashes) !== null);
    if (lacking) {
      go(lacking);
      return setLack(lackOf(lacking, writing, clashes));
    }
    if (saving.elsewhere) return sending.refuse(say('error.draftOutdated'));
    await saving.saveNow();
    const now = read();
    const isSent = await sending.submit(
      () => saveAs(now, false, saving.upon()),
      ({ errorName }) => {
        if (errorName === 'draftOutdated') void saving.outdated();
        if (errorName !== 'contentExists') return false;
        setLack('clash');
        go('disambiguation');
        return true;
      },
    );
    if (!isSent) return;
    saving.forget();
    seat.leave();
  }
  async function startOver() {
    saving.forget();
    await saving.saveNow(); // what is on its way would come back
    const id = saving.draftId();
    if (id) await call(lines.deleteDraft, { id }, { quiet: true }).catch(() => {});
    location.hash = hashOf('type');
    onStartOver();
  }

  if (sending.saved) return <SubmittedNotice saved={sending.saved} isNew />;
  const last = step === 'check';
  return (
    <form
      ref={form}
      className="writing-form new-entry ui"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (last) void submit();
        else next();
      }}
    >
      <StepBar step={step} furthest={furthest} />
      <Standing isSignedIn={isSignedIn} />
      {reason !== null && (
        <div className="writing-told" role="note">
          <p>{say('write.rejected', { reason })}</p>
        </div>
      )}
      {home && (
        <MergePanel
          isDraft
          base={(home.from.was ?? home.from.is).text}
          mine={bothOf(home.mine, language).text}
          theirs={home.from.is.text}
          language={language}
          onLater={() => setHome(null)}
          onMerged={bringHome}
        />
      )}
      <h2 ref={heading} tabIndex={-1}>
        {say(`write.step.${step}`)}
      </h2>
      <p className="step-lead">{say(`write.step.${step}.lead`)}</p>
      {step === 'type' && <KindStep kind={kind} onKind={choose} />}
      {step === 'info' && (
        <>
          <div className="writing-fields">
            <TextFields
              head={head}
              language={language}
              only={['name', 'pronunciation', 'summary']}
              onHead={(named) => change({ head: named })}
              belowName={
                <>
                  <NameClash entries={clash} />
                  <SimilarEntries entries={similar} />
                </>
              }
              faults={lack === 'name' ? { name: say('field.missing') } : {}}
            />
          </div>
          <FactsForm
            facts={writing.facts!}
            placeFault={lack === 'facts'}
            onFacts={(of) => change((now) => ({ facts: of(now.facts!) }))}
          />
        </>
      )}
      {step === 'synonym' && (
        <div className="writing-fields">
          <TextFields
            head={head}
            language={language}
            only={['otherNames']}
            onHead={(named) => change({ head: named })}
          />
        </div>
      )}
      {step === 'disambiguation' && (
        <>
          <div className="writing-fields">
            <TextFields
              head={head}
              language={language}
              only={['disambiguation']}
              onHead={(named) => change({ head: named })}
              faults={lack === 'clash' && clashes ? { disambiguation: say('write.clash') } : {}}
            />
          </div>
          <NameClash entries={clash} />
        </>
      )}
      {step === 'portrait' && (
        <PortraitField
          portrait={writing.facts?.portrait ?? null}
          itemId={itemId.current}
          onPortrait={(portrait) => change((now) => ({ facts: { ...now.facts!, portrait } }))}
        />
      )}
      {last && <CheckStep writing={writing} />}
      {/* Once opened it stays: what is written in it is nowhere else. */}
      {(seen.has('text') || last) && (
        <div hidden={step !== 'text' && !last} className={last ? 'check-text' : undefined}>
          <h3 id="body-title" className={last ? undefined : 'unseen'}>
            {say('write.body')}
          </h3>
          <TextEditor
            initial={first.body}
            language={language}
            labelledBy="body-title"
            isReadOnly={last}
            onChange={saving.touch}
            onReady={(text) => {
              body.current = text;
            }}
          />
        </div>
      )}
      {last && <CheckNotes writing={writing} isAgain={reason !== null} onNote={(note) => change({ note })} />}
      {lack && (
        <p role="alert" className="fault">
          {lack === 'name' && `${say('write.name')}: `}
          {say(
            lack === 'name'
              ? 'field.missing'
              : lack === 'clash'
                ? 'write.clash'
                : lack === 'kind'
                  ? 'write.kindMissing'
                  : 'write.facts.faults',
          )}
        </p>
      )}
      {sending.fault && (
        <p role="alert" className="fault">
          {sending.fault}
        </p>
      )}
      {saving.elsewhere && !home && (
        <ElsewhereNotice onLook={() => setHome({ from: saving.elsewhere!, mine: read() })} />
      )}
      <p className="acts">
        {step !== 'type' && (
          <button type="button" className="button" onClick={() => go(steps[steps.indexOf(step) - 1]!)}>
            {say('write.back')}
          </button>
        )}
        <button className="button first" aria-busy={sending.busy}>
          {say(
            last ? (unsourcedRows(writing.facts).length ? 'write.submit.allTheSame' : 'write.submit') : 'write.next',
          )}
        </button>
      </p>
      <Safety saving={saving} isSignedIn={isSignedIn} draftAt={draftAt} onStartOver={() => void startOver()} />
    </form>
  );
}
