import { useMemo, useState } from 'react';
import { PartForm } from '../../../../src/editing/drafts/part-form.tsx';
import { useDraftStart, usePartDraft, type Codec } from '../../../../src/editing/drafts/use-part-draft.ts';
import { toOpenedUserContent } from '../../../../src/editing/own/opened-user-content.ts';
import type { UserContentEditorProps } from '../../../../src/editing/own/user-content-edit.tsx';
import { call } from '../../../../src/kit/calls/call.ts';
import { useReader } from '../../../../src/kit/reader.tsx';
import type { Language } from '../../../../src/rules/languages.ts';
import { Field } from '../../../../src/ui/form/field.tsx';
import * as limits from '../../../../src/rules/limits.ts';
import { TextField } from '../../../../src/ui/form/text-field.tsx';
import { emptyInscription, maxTextLength, type Inscription } from '../rules.ts';
import { inscriptionRoutes } from './calls.ts';

const codecOf = (id: string, language: Language): Codec<{ inscription: Inscription }, Inscription> => ({
  name: 'inscription',
  apart: {
    key: '',
    isShared: false,
    open: async () =>
      toOpenedUserContent<Inscription>(await call(inscriptionRoutes.openInscription, { id }, { quiet: true })),
  },
  bodyOf: (content) => ({ inscription: content ?? emptyInscription('', language) }),
  contentOf: ({ inscription }) => inscription,
  isComplete: () => true,
  save: ({ itemId, ...how }, inscription) =>
    call(inscriptionRoutes.saveInscription, { ...how, id: itemId, inscription }, { quiet: true }),
});

/** The editor of an inscription: its title and its text. */
export function EditInscription(props: UserContentEditorProps<Inscription>) {
  const { language, t } = useReader();
  const { opened, isSignedIn } = props,
    { id } = opened.reply;
  const codec = useMemo(() => codecOf(id, language), [id, language]);
  const draftStart = useDraftStart(codec, props);
  const [inscription, setInscription] = useState(draftStart.beginning.writing.inscription);
  const draft = usePartDraft(codec, props, draftStart, {
    body: { inscription },
    merge: (_base, remote) => setInscription(remote), // one field: the newer text wins
    lack: inscription.name.trim() ? null : t('finding.titleMissing'),
  });
  const change = (next: Partial<Inscription>) => {
    setInscription((now) => ({ ...now, ...next }));
    draft.saving.touch();
  };
  return (
    <PartForm
      opened={opened}
      draft={draft}
      isSignedIn={isSignedIn}
      isNew
      merged={null}
      onContinueRejected={setInscription}
    >
      <Field label={t('desk.field.title')}>
        <TextField characters={limits.nameLength} value={inscription.name} onText={(name) => change({ name })} />
      </Field>
      <Field label={t('inscription.text')}>
        <TextField rows={4} characters={maxTextLength} value={inscription.text} onText={(text) => change({ text })} />
      </Field>
    </PartForm>
  );
}
