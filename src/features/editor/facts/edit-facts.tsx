import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import type { Facts } from '../../entries/rules.ts';
import { PortraitField } from '../../media/face/portrait-field.tsx';
import { lines } from '../calls.ts';
import type { EditorProps } from '../face/part.ts';
import { emptyFacts, faultsOf, mergeFacts, toFacts, toWriting, type FactsWriting } from './facts-writing.ts';
import { FactsForm } from './facts-form.tsx';
import { beginningOf, type Elsewhere } from '../drafts/beginning.ts';
import { draftKey, readCopies } from '../drafts/local-drafts.ts';
import { openPart, versionOf } from '../drafts/open-part.ts';
import { SentTold } from '../part-told.tsx';
import { Standing } from '../standing.tsx';
import { SubmitBar } from '../submit-bar.tsx';
import { useAutosave } from '../drafts/use-autosave.ts';
import { useLock } from '../drafts/use-lock.ts';
import { useSending } from '../drafts/use-sending.ts';

interface Writing {
  facts: FactsWriting;
  baseId: string | null;
  note: string;
}

/** The facts of a subject: they are the same in every language. */
export function EditFacts({ opened, memberId, isSignedIn, onAgain }: EditorProps<Facts>) {
  const { language, say } = useReader();
  const { itemId, head } = opened;
  const key = draftKey(memberId, itemId, 'facts', language);
  const contentOf = (writing: Writing) => toFacts(writing.facts, language);
  const [beginning] = useState(() =>
    beginningOf<Writing, Facts>({
      copies: readCopies(key),
      draft: opened.draft,
      content: contentOf,
      baseIdOf: (writing) => writing.baseId,
      begin(draft) {
        const from = (draft ?? opened.base)?.content;
        return {
          facts: from ? toWriting(from, language) : emptyFacts(head.kind),
          baseId: (draft ? draft.baseId : opened.base?.id) ?? null,
          note: draft?.note ?? '',
        };
      },
    }),
  );
  const { writing: first, draftAt } = beginning;
  const [facts, setFacts] = useState(first.facts);
  const [note, setNote] = useState(first.note);
  const [baseId, setBaseId] = useState(first.baseId);
  const [told, setTold] = useState<`write.${'facts' | 'draft'}.${'contested' | 'merged'}` | null>(null);
  const { lock, again } = useLock({ itemId, type: 'facts', language, memberId: isSignedIn ? memberId : null });
  const saving = useAutosave<Writing, Facts>({
    key,
    beginning,
    draftId: opened.draft?.id ?? null,
    content: contentOf,
    read: () => ({ facts, baseId, note }),
    isWhole: (writing) => !faultsOf(writing.facts).length,
    toServer: (writing, upon) =>
      call(
        lines.save,
        { itemId, facts: contentOf(writing), baseId, note: note.trim(), draft: true, ...upon },
        { quiet: true },
      ),
    reload: async () => (await openPart<Facts>('facts', itemId)).draft,
  });
  const faults = faultsOf(facts);
  function takeUp(again: Facts) {
    setFacts(toWriting(again, language));
    saving.touch();
  }

  async function bringTogether(id?: string) {
    const [is, was] = await Promise.all([
      id ? versionOf<Facts>(id) : openPart<Facts>('facts', itemId).then((now) => now.base),
      baseId ? versionOf<Facts>(baseId).catch(() => null) : null,
    ]);
    if (!is) return;
    const merged = mergeFacts((was ?? is).content, toFacts(facts, language), is.content);
    setFacts(toWriting(merged.facts, language));
    setBaseId(is.id);
    setTold(merged.contested.length ? 'write.facts.contested' : 'write.facts.merged');
    saving.touch();
  }
  /** The same draft went on elsewhere. */
  const bringHome = useEffectEvent((elsewhere: Elsewhere<Facts>) => {
    const merged = mergeFacts(
      elsewhere.was ?? opened.base?.content ?? elsewhere.is,
      toFacts(facts, language),
      elsewhere.is,
      'both',
    );
    setFacts(toWriting(merged.facts, language));
    if (elsewhere.baseId === opened.base?.id) setBaseId(elsewhere.baseId);
    setTold(merged.contested.length ? 'write.draft.contested' : 'write.draft.merged');
    saving.merged();
  });
  const { elsewhere } = saving;
  useEffect(() => {
    if (elsewhere) bringHome(elsewhere);
  }, [elsewhere]);
  const sending = useSending({ lock, again, saving, onAgain, onOutdated: bringTogether });
  async function submit() {
    if (faults.length) return sending.refuse(say('write.facts.faults'));
    await sending.send((token, upon) =>
      call(
        lines.save,
        { itemId, facts: toFacts(facts, language), token, baseId, note: note.trim(), ...upon },
        { quiet: true },
      ),
    );
  }

  if (sending.saved) return <SentTold saved={sending.saved} />;
  return (
    <form
      className="writing-form ui"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Standing
        lock={lock}
        saving={saving}
        isSignedIn={isSignedIn}
        draftAt={draftAt}
        onAgain={again}
        onStartOver={() => void sending.startOver()}
      />
      {opened.rejected && draftAt === null && (
        <div className="writing-told" role="note">
          <p>{say('write.rejected', { reason: opened.rejected.reason })}</p>
          <p>
            <button type="button" className="button" onClick={() => takeUp(opened.rejected!.content)}>
              {say('write.rejected.goOn')}
            </button>
          </p>
        </div>
      )}
      {told && (
        <p className="writing-told" role="status">
          {say(told)}
        </p>
      )}
      <FactsForm
        facts={facts}
        placeFault={sending.fault !== null && faults.some(({ field }) => field === 'place')}
        onFacts={(change) => {
          setFacts(change);
          saving.touch();
        }}
      />
      <div className="facts-form">
        <fieldset>
          <legend>{say('picture.portrait')}</legend>
          <p className="hint">{say('picture.portrait.lead')}</p>
          <PortraitField
            portrait={facts.portrait ?? null}
            itemId={itemId}
            onPortrait={(portrait) => {
              setFacts((now) => ({ ...now, portrait }));
              saving.touch();
            }}
          />
        </fieldset>
      </div>
      <SubmitBar
        note={note}
        onNote={(next) => {
          setNote(next);
          saving.touch();
        }}
        busy={sending.busy}
        fault={sending.fault}
      />
    </form>
  );
}
