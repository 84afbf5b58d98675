import { useState } from 'react';
import { call } from '../../kit/call.ts';
import { useReader } from '../../kit/reader.tsx';
import type { Facts } from '../entries/rules.ts';
import { PortraitField } from '../media/portrait-field.tsx';
import { lines } from './calls.ts';
import { emptyFacts, faultsOf, mergeFacts, toFacts, toWriting, type FactsWriting } from './facts-writing.ts';
import { FactsForm } from './facts-form.tsx';
import { draftKey, readLocal } from './local-drafts.ts';
import { newestVersion, versionOf, type Opened } from './open-part.ts';
import { SentTold } from './part-told.tsx';
import { Standing } from './standing.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useAutosave } from './use-autosave.ts';
import { useLock } from './use-lock.ts';
import { useSending } from './use-sending.ts';

interface Writing {
  facts: FactsWriting;
  baseId: string | null;
  note: string;
}

/** The facts of a subject: they are the same in every language. */
export function EditFacts({ opened, memberId, isSignedIn, onAgain }: { opened: Opened<'facts'>; memberId: string; isSignedIn: boolean; onAgain(): void }) {
  const { language, say } = useReader();
  const { itemId, head } = opened;
  const key = draftKey(memberId, itemId, 'facts', language);
  const [{ first, draftAt }] = useState(() => {
    const local = readLocal<Writing>(key), { draft, base } = opened;
    const fresh = (facts: Facts | undefined): Writing => ({ facts: facts ? toWriting(facts, language) : emptyFacts(head.kind), baseId: base?.id ?? null, note: '' });
    if (local && (!draft || local.at >= draft.at)) return { first: local.value, draftAt: local.at };
    return { first: fresh((draft ?? base)?.content), draftAt: draft?.at ?? null };
  });
  const [facts, setFacts] = useState(first.facts);
  const [note, setNote] = useState(first.note);
  const [baseId, setBaseId] = useState(first.baseId);
  const [contested, setContested] = useState<(keyof Facts)[] | null>(null);
  const { lock, again } = useLock({ itemId, type: 'facts', language, memberId: isSignedIn ? memberId : null });
  const saving = useAutosave<Writing>({
    key, read: () => ({ facts, baseId, note }),
    toServer: async (writing) => {
      await call(lines.save, { itemId, facts: toFacts(writing.facts, language), baseId, note: note.trim(), draft: true }, { quiet: true });
      return true;
    },
  });
  const faults = faultsOf(facts);

  async function bringTogether(id?: string) {
    const [is, was] = await Promise.all([id ? versionOf<'facts'>(id) : newestVersion('facts', itemId), baseId ? versionOf<'facts'>(baseId).catch(() => null) : null]);
    if (!is) return;
    const merged = mergeFacts((was ?? is).content, toFacts(facts, language), is.content);
    setFacts(toWriting(merged.facts, language));
    setBaseId(is.id);
    setContested(merged.contested);
    saving.touch();
  }
  const sending = useSending({ opened, lock, again, saving, onAgain, onOutdated: bringTogether });
  async function submit() {
    if (faults.length) return sending.refuse(say('write.facts.faults'));
    await sending.send((token) => call(lines.save, { itemId, facts: toFacts(facts, language), token, baseId, note: note.trim() }, { quiet: true }));
  }

  if (sending.saved) return <SentTold saved={sending.saved} />;
  return (
    <form className="writing-form ui" noValidate onSubmit={(event) => { event.preventDefault(); void submit(); }}>
      <Standing lock={lock} saving={saving} isSignedIn={isSignedIn} draftAt={draftAt} onAgain={again} onStartOver={() => void sending.startOver()} />
      {contested && <p className="writing-told" role="status">{say(contested.length ? 'write.facts.contested' : 'write.facts.merged')}</p>}
      <FactsForm facts={facts} placeFault={sending.fault !== null && faults.some(({ field }) => field === 'place')} onFacts={(change) => { setFacts(change); saving.touch(); }} />
      <div className="facts-form">
        <fieldset>
          <legend>{say('picture.portrait')}</legend>
          <p className="hint">{say('picture.portrait.lead')}</p>
          <PortraitField portrait={facts.portrait ?? null} itemId={itemId} onPortrait={(portrait) => { setFacts((now) => ({ ...now, portrait })); saving.touch(); }} />
        </fieldset>
      </div>
      <SubmitBar note={note} onNote={(next) => { setNote(next); saving.touch(); }} busy={sending.busy} fault={sending.fault} />
    </form>
  );
}
