import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import { useReader } from '../../../../kit/reader.tsx';
import { Failure } from '../../../../rules/errors.ts';
import type { Kind } from '../../../../rules/kinds.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { Facts, Text } from '../../rules.ts';
import { PortraitField } from '../../../media/face/portrait-field.tsx';
import {
  chooseInitialDraft,
  type InitialDraft,
  type RemoteChange,
  type ServerDraft,
} from '../../../../editing/drafts/initial-draft.ts';
import { emptyFacts, mergeFacts, toFacts, toEditableFacts, findUnsourcedRows } from '../facts/editable-facts.ts';
import { FactsForm } from '../facts/facts-form.tsx';
import { draftKey, readCopies } from '../../../../editing/drafts/local-drafts.ts';
import { MergePanel } from '../text/merge-panel.tsx';
import { NameClash, SimilarEntries, useNameCheck, useSimilarEntries } from './name-check.tsx';
import { FurtherList } from './further-list.tsx';
import { noFurther, sortParts, type Further } from './further.ts';
import type { ChosenLines } from './item-choice.ts';
import { WikidataItems } from './wikidata-items.tsx';
import { CheckNotes, CheckStep, KindStep, StepBar } from './new-entry-parts.tsx';
import {
  hashOf,
  findMissingInput,
  findFurthestStep,
  steps,
  useStep,
  type MissingInput,
  type NewEntryRequest,
  type EditableEntry,
  type Step,
} from './new-entry-steps.ts';
import { openPart } from '../../../../editing/drafts/open-part.ts';
import { SubmittedNotice } from '../../../../editing/part-notices.tsx';
import { TabLeaderContext, useTabLeaderContext, useTabLeader } from '../../../../editing/drafts/tab-leader.ts';
import { showFault } from '../../../../editing/show-fault.ts';
import { SaveStatusLine, BlockedNotice } from '../../../../editing/edit-status.tsx';
import { RemoteChangeNotice, OtherTabNotice } from '../../../../editing/tab-notices.tsx';
import { PictureDialog } from '../../../media/face/picture-dialog.tsx';
import { TextEditor, type MainText } from '../../../../editing/text/text-editor.tsx';
import { emptyHead, TextFields, normalizeHead } from '../text/text-fields.tsx';
import { useAutosave, type SavePrecondition } from '../../../../editing/drafts/use-autosave.ts';
import { useSubmit } from '../../../../editing/drafts/use-submit.ts';
import { useInertWhileBusy } from '../../../../editing/use-inert-while-busy.ts';
import { EditorPlaceholder } from '../../../../editing/editor-placeholder.tsx';
import { createEntry, furtherParts, type FurtherPart } from '../../writing-contract.ts';
import { importCommonsPicture } from '../../../media/remote/contract.ts';
import { deleteDraft } from '../../../../editing/revisions/contract.ts';
import { Fault } from '../../../../ui/form/fault.tsx';
import { Button } from '../../../../ui/form/button.tsx';

const emptyEntry: EditableEntry = {
  kind: null,
  facts: null,
  head: emptyHead,
  body: '',
  note: '',
  further: noFurther,
  itemId: null,
};
/** Facts, text and further parts of a new entry: one draft, because they are reviewed together. */
interface EntryContent {
  facts: Facts;
  text: Text;
  further: FurtherPart[];
}
type EntryDraftStart = InitialDraft<EditableEntry, EntryContent> & {
  draftId: string | null;
  /** The reviewer's reason for rejection; null if not rejected. */
  reason: string | null;
};

const toEntryContent = ({ kind, facts, head, body, further }: EditableEntry, language: Language): EntryContent => ({
  facts: toFacts(facts ?? emptyFacts(kind ?? 'idea'), language),
  text: { ...normalizeHead(head), body },
  further: sortParts(further.parts),
});
const toEditableEntry = (
  { facts, text: { body, ...head }, further }: EntryContent,
  note: string,
  { itemId, names, language }: { itemId: string; names: Further['names']; language: Language },
): EditableEntry => ({
  kind: facts.kind,
  facts: toEditableFacts(facts, language),
  head: { ...emptyHead, ...head },
  body,
  note,
  further: { parts: further, names },
  itemId,
});

interface SavedEntry {
  itemId: string;
  names: Further['names'];
  draft: ServerDraft<EntryContent> | null;
  rejected: EntryContent | null;
  reason: string | null;
}

/** Loads facts and text of a draft on the server, or of a rejected version to continue from; null if neither exists. */
async function loadSavedEntry(id: string): Promise<SavedEntry | null> {
  const [text, facts] = await Promise.all([openPart<Text>('text', id), openPart<Facts>('facts', id)]);
  const { itemId } = text,
    reason = text.rejected?.reason ?? facts.rejected?.reason ?? null,
    words = text.draft ?? text.rejected,
    savedFacts = facts.draft ?? facts.rejected;
  if (!words || !savedFacts) return null;
  const { parts, names } = await call(furtherParts, { itemId }, { quiet: true });
  const content = { facts: savedFacts.content, text: words.content, further: parts };
  // Both are saved together; the facts hold the version.
  const draft = facts.draft ?? text.draft;
  return draft
    ? { itemId, names, reason, rejected: null, draft: { ...draft, note: text.draft?.note ?? '', content } }
    : { itemId, names, reason, draft: null, rejected: content };
}

/** A copy that this browser stored before entries had further parts. */
const withFurther = <Copy extends { value: EditableEntry }>(copy: Copy): Copy =>
  'further' in copy.value ? copy : { ...copy, value: { ...(copy.value as EditableEntry), further: noFurther } };

/** Chooses the text to continue: a local copy, the draft named in the address, or an empty entry. */
async function loadEntryDraft(key: string, draftId: string | null, language: Language): Promise<EntryDraftStart> {
  const copies = readCopies<EditableEntry, EntryContent>(key).map(withFurther),
    id = copies[0]?.value.itemId ?? draftId;
  const savedEntry =
    id === null
      ? null
      : await loadSavedEntry(id).catch((error: unknown) => {
          if (copies.length) return undefined; // server unreachable: continue from the local copy
          throw error;
        });
  if (draftId && !savedEntry && !copies.length) throw new Failure('revisionNotFound');
  // A copy of a draft that was published, submitted or deleted elsewhere continues as a new entry.
  const localCopies =
    savedEntry === null ? copies.map((copy) => ({ ...copy, value: { ...copy.value, itemId: null } })) : copies;
  const server = savedEntry?.draft ?? null;
  const first = (draft: ServerDraft<EntryContent> | null) => {
    const both = draft?.content ?? savedEntry?.rejected;
    return both ? toEditableEntry(both, draft?.note ?? '', { ...savedEntry!, language }) : emptyEntry;
  };
  const content = (writing: EditableEntry) => toEntryContent(writing, language);
  return {
    ...chooseInitialDraft({ copies: localCopies, draft: server, startFrom: first, content, baseIdOf: () => null }),
    draftId: server?.id ?? null,
    reason: savedEntry?.reason ?? null,
  };
}

/** Puts the name and the kind that the address asks for into an empty entry; what was begun already stays. */
const beginWith = (start: EntryDraftStart, { name, kind }: NewEntryRequest): EntryDraftStart =>
  start.writing !== emptyEntry
    ? start
    : {
        ...start,
        writing: { ...emptyEntry, head: { ...emptyHead, name }, kind, facts: kind && emptyFacts(kind) },
      };

interface Props {
  request: NewEntryRequest;
  memberId: string;
  isSignedIn: boolean;
}

/** Edits a new entry, or continues its draft. */
export function NewEntry({ request, memberId, isSignedIn }: Props) {
  const { draftId } = request;
  const { language, t } = useReader();
  const key = draftKey(memberId, draftId ?? 'new', 'entry', language);
  const { seat, place, round, take } = useTabLeader(key);
  const [start, setBegun] = useState<{ from: EntryDraftStart; round: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Number of times the writer started over. */
  const [starts, setStarts] = useState(0);

  useEffect(() => {
    let over = false;
    loadEntryDraft(key, starts ? null : draftId, language).then(
      (from) => void (over || setBegun({ from: beginWith(from, request), round })),
      (error: unknown) => {
        if (!over) setFailure(error instanceof Failure ? error : new Failure('requestFailed'));
      },
    );
    return () => {
      over = true;
    };
  }, [key, draftId, request, language, round, starts]);

  if (failure)
    return (
      <p className="stack close panel ui writing-told" role="alert">
        {t(`error.${failure.errorName}`)}
      </p>
    );
  if (!start || start.round !== round) return <EditorPlaceholder />;
  const startOver = () => {
    setBegun(null);
    setStarts(starts + 1);
  };
  return (
    <TabLeaderContext value={seat}>
      <OtherTabNotice place={place} onTake={take} />
      <div inert={!seat.isWriting}>
        <Steps
          key={`${round} ${starts}`}
          storageKey={key}
          start={start.from}
          item={request.item}
          isSignedIn={isSignedIn}
          onStartOver={startOver}
        />
      </div>
    </TabLeaderContext>
  );
}

interface StepsProps {
  storageKey: string;
  start: EntryDraftStart;
  /** The item of Wikidata to begin with. */
  item: string | null;
  isSignedIn: boolean;
  onStartOver(): void;
}

function Steps({ storageKey, start, item, isSignedIn, onStartOver }: StepsProps) {
  const { language, t } = useReader();
  const { writing: first, draftAt, reason } = start;
  const [writing, setWriting] = useState(first);
  const [lack, setLack] = useState<MissingInput | null>(null);
  const body = useRef<MainText>(null),
    itemId = useRef(first.itemId),
    heading = useRef<HTMLHeadingElement>(null),
    form = useRef<HTMLFormElement>(null);
  const { head, kind } = writing;
  const clash = useNameCheck(head.name, head.disambiguation);
  const clashes = clash !== null && clash.length > 0;
  // Entries with exactly the same name are shown as a clash already.
  const similar = useSimilarEntries(head.name).filter(({ id }) => !clash?.some((entry) => entry.id === id));
  const sending = useSubmit(),
    seat = useTabLeaderContext();
  useInertWhileBusy(form, sending.busy);

  // A step opens once the steps before it are complete; after a rejection all are open, because all were complete.
  const requestedStep = useStep(),
    furthest = reason === null ? findFurthestStep(writing, clashes) : 'check';
  const step = steps[Math.min(steps.indexOf(requestedStep), steps.indexOf(furthest))]!;
  // Reviewers nearly always request changes of the text.
  const beginsAtText = useEffectEvent(() => reason !== null && requestedStep === 'type');
  useEffect(() => {
    if (beginsAtText()) location.replace(hashOf('text'));
  }, []);
  const [seen, setSeen] = useState<ReadonlySet<Step>>(new Set([step]));
  if (!seen.has(step)) setSeen(new Set([...seen, step]));

  const read = (): EditableEntry => ({
    ...writing,
    body: body.current?.html() ?? writing.body,
    itemId: itemId.current,
  });
  const saveAs = (now: EditableEntry, isDraft: boolean, upon: SavePrecondition) =>
    call(
      createEntry,
      {
        ...toEntryContent(now, language),
        itemId: itemId.current ?? undefined,
        note: now.note.trim(),
        draft: isDraft,
        ...upon,
      },
      { quiet: true },
    );
  const saving = useAutosave<EditableEntry, EntryContent>({
    key: storageKey,
    beginning: start,
    draftId: start.draftId,
    read,
    content: (now) => toEntryContent(now, language),
    isComplete: () => false, // the address does not name the draft: a reload finds it by the local copy
    toServer: async (now, upon) => {
      if (!now.kind || !now.head.name.trim()) return null;
      const saved = await saveAs(now, true, upon);
      itemId.current = saved.itemId;
      return saved;
    },
    reload: async () => (await loadSavedEntry(itemId.current!))?.draft ?? null,
  });
  /** The draft was changed elsewhere: that version, and the local one. */
  const [home, setHome] = useState<{ from: RemoteChange<EntryContent>; local: EditableEntry } | null>(null);
  function bringHome(text: Text) {
    const { from, local } = home!;
    const { facts } = mergeFacts(
      (from.was ?? from.is).facts,
      toEntryContent(local, language).facts,
      from.is.facts,
      'both',
    );
    body.current?.set(text.body);
    setWriting((now) => ({
      ...now,
      ...toEditableEntry({ facts, text, further: [...now.further.parts] }, now.note, {
        itemId: itemId.current!,
        names: now.further.names,
        language,
      }),
    }));
    saving.confirmMerged();
    setHome(null);
  }
  function change(next: Partial<EditableEntry> | ((now: EditableEntry) => Partial<EditableEntry>)) {
    setWriting((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) }));
    setLack(null);
    saving.touch();
  }
  const choose = (next: Kind) =>
    change({ kind: next, facts: writing.facts ? { ...writing.facts, kind: next } : emptyFacts(next) });
  /** The name after an item was used. */
  const [usedName, setUsedName] = useState<string | null>(null);
  /** Fills the form with what the author took from an item; the picture becomes an upload of theirs. */
  async function takeItem({ kind: itemKind, head: itemHead, facts, further, picture }: ChosenLines) {
    setUsedName(itemHead?.name ?? head.name.trim());
    change((now) => {
      const current = now.facts ?? emptyFacts(now.kind ?? itemKind ?? 'idea'),
        nextKind = itemKind ?? current.kind,
        before = toFacts(current, language);
      return {
        kind: nextKind,
        head: itemHead ?? now.head,
        further,
        facts: toEditableFacts(
          {
            ...before,
            ...facts,
            kind: nextKind,
            times: [...before.times, ...(facts.times ?? [])],
            same: { ...before.same, ...facts.same },
          },
          language,
        ),
      };
    });
    if (!picture) return;
    const copy = await call(importCommonsPicture, { file: picture, itemId: itemId.current }).catch(() => null); // `call` has shown why
    if (copy)
      change((now) => ({
        facts: {
          ...now.facts!,
          portrait: { id: copy.id, url: copy.url, caption: copy.title, credit: copy.credit },
        },
      }));
  }
  function go(to: Step) {
    location.hash = hashOf(to);
    requestAnimationFrame(() => heading.current?.focus());
  }
  function next() {
    const missing = findMissingInput(step, writing, clashes);
    setLack(missing);
    if (missing) showFault(form.current);
    if (!missing) go(steps[steps.indexOf(step) + 1]!);
  }
  async function submit() {
    const lacking = steps.find((stepName) => findMissingInput(stepName, writing, clashes) !== null);
    if (lacking) {
      go(lacking);
      return setLack(findMissingInput(lacking, writing, clashes));
    }
    if (saving.elsewhere) return sending.refuse(t('error.draftOutdated'));
    await saving.saveNow();
    const now = read();
    const isSent = await sending.submit(
      () => saveAs(now, false, saving.precondition()),
      ({ errorName }) => {
        if (errorName === 'draftOutdated') void saving.loadNewerDraft();
        if (errorName !== 'contentExists') return false;
        setLack('clash');
        go('disambiguation');
        return true;
      },
    );
    if (!isSent) return;
    saving.deleteLocal();
    seat.leave();
  }
  async function startOver() {
    saving.deleteLocal();
    await saving.saveNow(); // a running save would recreate the draft
    const id = saving.draftId();
    if (id) await call(deleteDraft, { id }, { quiet: true }).catch(() => {});
    location.hash = hashOf('type');
    onStartOver();
  }

  if (sending.saved) return <SubmittedNotice saved={sending.saved} isNew />;
  const last = step === 'check';
  return (
    <form
      ref={form}
      className="stack wide writing-form new-entry ui"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (last) void submit();
        else next();
      }}
    >
      <StepBar step={step} furthest={furthest} />
      <BlockedNotice isSignedIn={isSignedIn} />
      {reason !== null && (
        <div className="stack close panel writing-told" role="note">
          <p>{t('write.rejected', { reason })}</p>
        </div>
      )}
      {home && (
        <MergePanel
          isDraft
          base={(home.from.was ?? home.from.is).text}
          local={toEntryContent(home.local, language).text}
          remote={home.from.is.text}
          language={language}
          onLater={() => setHome(null)}
          onMerged={bringHome}
        />
      )}
      <h2 ref={heading} tabIndex={-1}>
        {t(`write.step.${step}`)}
      </h2>
      <p className="step-lead">{t(`write.step.${step}.lead`)}</p>
      {step === 'type' && <KindStep kind={kind} onKind={choose} />}
      {step === 'info' && (
        <>
          <div className="stack writing-fields">
            <TextFields
              head={head}
              language={language}
              only={['name', 'pronunciation', 'summary']}
              onHead={(nextHead) => change({ head: nextHead })}
              belowName={
                <>
                  <NameClash entries={clash} />
                  <SimilarEntries entries={similar} />
                  <WikidataItems
                    name={head.name}
                    item={usedName === null ? item : null}
                    usedName={usedName}
                    onUse={takeItem}
                  />
                </>
              }
              faults={lack === 'name' ? { name: t('field.missing') } : {}}
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
        <div className="stack writing-fields">
          <TextFields
            head={head}
            language={language}
            only={['otherNames']}
            onHead={(nextHead) => change({ head: nextHead })}
          />
        </div>
      )}
      {step === 'disambiguation' && (
        <>
          <div className="stack writing-fields">
            <TextFields
              head={head}
              language={language}
              only={['disambiguation']}
              onHead={(nextHead) => change({ head: nextHead })}
              faults={lack === 'clash' && clashes ? { disambiguation: t('write.clash') } : {}}
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
      {/* Once opened it stays mounted, because its text is stored nowhere else. */}
      {(seen.has('text') || last) && (
        <div hidden={step !== 'text' && !last} className={last ? 'check-text' : undefined}>
          <h3 id="body-title" className={last ? undefined : 'unseen'}>
            {t('write.body')}
          </h3>
          <TextEditor
            PictureDialog={PictureDialog}
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
      {last && <FurtherList further={writing.further} onFurther={(further) => change({ further })} />}
      {last && <CheckNotes writing={writing} isAgain={reason !== null} onNote={(note) => change({ note })} />}
      {lack && (
        <Fault>
          {lack === 'name' && `${t('write.name')}: `}
          {t(
            lack === 'name'
              ? 'field.missing'
              : lack === 'clash'
                ? 'write.clash'
                : lack === 'kind'
                  ? 'write.kindMissing'
                  : 'write.facts.faults',
          )}
        </Fault>
      )}
      <Fault>{sending.fault}</Fault>
      {saving.elsewhere && !home && (
        <RemoteChangeNotice onLook={() => setHome({ from: saving.elsewhere!, local: read() })} />
      )}
      <p className="acts">
        {step !== 'type' && <Button onClick={() => go(steps[steps.indexOf(step) - 1]!)}>{t('write.back')}</Button>}
        <button className="button first" aria-busy={sending.busy}>
          {t(
            last
              ? findUnsourcedRows(writing.facts).length
                ? 'write.submit.allTheSame'
                : 'write.submit'
              : 'write.next',
          )}
        </button>
      </p>
      <SaveStatusLine saving={saving} isSignedIn={isSignedIn} draftAt={draftAt} onStartOver={() => void startOver()} />
    </form>
  );
}
