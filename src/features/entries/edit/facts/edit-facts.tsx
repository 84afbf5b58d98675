import { useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import { useReader } from '../../../../kit/reader.tsx';
import type { Facts } from '../../rules.ts';
import { PortraitField } from '../../../media/face/portrait-field.tsx';
import { PartForm } from '../../../../editing/drafts/part-form.tsx';
import { useDraftStart, usePartDraft, type Codec } from '../../../../editing/drafts/use-part-draft.ts';
import type { EditorProps } from '../../../../editing/part-editor.ts';
import { FactsForm } from './facts-form.tsx';
import { emptyFacts, faultsOf, mergeFacts, toFacts, toEditableFacts, type EditableFacts } from './editable-facts.ts';
import { saveVersion } from '../../writing-contract.ts';

/** Edits the facts of a subject, which all languages share. */
export function EditFacts(props: EditorProps<Facts>) {
  const { language, t } = useReader();
  const { opened, isSignedIn } = props;
  const codec: Codec<{ facts: EditableFacts }, Facts> = {
    name: 'facts',
    bodyOf: (content) => ({ facts: content ? toEditableFacts(content, language) : emptyFacts(opened.head.kind) }),
    contentOf: ({ facts }) => toFacts(facts, language),
    isComplete: ({ facts }) => !faultsOf(facts).length,
    save: (how, facts) => call(saveVersion, { ...how, facts }, { quiet: true }),
  };
  const draftStart = useDraftStart(codec, props);
  const [facts, setFacts] = useState(draftStart.beginning.writing.facts);
  const [message, setTold] = useState<`write.${'facts' | 'draft'}.${'contested' | 'merged'}` | null>(null);
  const faults = faultsOf(facts);
  const draft = usePartDraft(codec, props, draftStart, {
    body: { facts },
    merge(was, is, from) {
      const localFacts = toFacts(facts, language);
      const merged =
        from === 'draft' ? mergeFacts(was ?? is, localFacts, is, 'both') : mergeFacts(was ?? is, localFacts, is);
      setFacts(toEditableFacts(merged.facts, language));
      setTold(`write.${from === 'draft' ? 'draft' : 'facts'}.${merged.contested.length ? 'contested' : 'merged'}`);
    },
    lack: faults.length ? t('write.facts.faults') : null,
  });
  function write(change: (facts: EditableFacts) => EditableFacts) {
    setFacts(change);
    draft.saving.touch();
  }
  return (
    <PartForm
      opened={opened}
      draft={draft}
      isSignedIn={isSignedIn}
      merged={message && t(message)}
      onContinueRejected={(content) => write(() => toEditableFacts(content, language))}
    >
      <FactsForm
        facts={facts}
        placeFault={draft.fault !== null && faults.some(({ field }) => field === 'place')}
        onFacts={write}
      />
      <div className="stack wide facts-form">
        <fieldset>
          <legend>{t('picture.portrait')}</legend>
          <p className="hint">{t('picture.portrait.lead')}</p>
          <PortraitField
            portrait={facts.portrait ?? null}
            itemId={opened.itemId}
            onPortrait={(portrait) => write((now) => ({ ...now, portrait }))}
          />
        </fieldset>
      </div>
    </PartForm>
  );
}
