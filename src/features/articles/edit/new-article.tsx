import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { emptyArticle, titleLength, writingAddressOf, type ArticleKind } from '../rules.ts';
import { useCreateOnce } from '../../../editing/use-create-once.ts';
import { KindChoice } from './kind-choice.tsx';
import { saveArticle } from '../writing-contract.ts';
import { Fault } from '../../../ui/form/fault.tsx';

/** Asks for the kind and title of a new article, then creates its draft. */
export function NewArticle() {
  const t = useText();
  const input = useSavedInput<{ kind: ArticleKind; name: string }>('new article', { kind: 'normal', name: '' }),
    { kind, name } = input.value;
  const [isTitleMissing, setTitleMissing] = useState(false);
  const { busy, failure, begin } = useCreateOnce();

  function send() {
    setTitleMissing(!name.trim());
    if (!name.trim()) return;
    void begin(async () => {
      const article = { ...emptyArticle(kind), name: name.trim() };
      const { itemId } = await call(saveArticle, { draft: true, article }, { quiet: true });
      input.clear();
      location.assign(writingAddressOf(itemId));
    });
  }
  return (
    <>
      <h1>{t('article.write')}</h1>
      <p className="lead">{t('articleWriting.lead')}</p>
      <form
        className="stack wide writing-form ui"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <KindChoice kind={kind} onKind={(next) => input.set((now) => ({ ...now, kind: next }))} />
        <Field label={t('articleWriting.name')} fault={isTitleMissing ? t('finding.titleMissing') : undefined}>
          <TextField
            characters={titleLength}
            value={name}
            onText={(next) => input.set((now) => ({ ...now, name: next }))}
            required
          />
        </Field>
        {failure && <Fault>{t(`error.${failure.errorName}`, failure.details as Record<string, string>)}</Fault>}
        <p className="acts">
          <button className="button first" aria-busy={busy}>
            {t('articleWriting.begin')}
          </button>
        </p>
      </form>
    </>
  );
}
