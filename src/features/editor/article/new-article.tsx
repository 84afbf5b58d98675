import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { emptyArticle, titleLength, writingAddressOf, type ArticleKind } from '../../articles/rules.ts';
import { lines } from '../calls.ts';
import { KindChoice } from './kind-choice.tsx';

/** A new article begins with its kind and title; it is a draft from then on. */
export function NewArticle() {
  const say = useText();
  const [kind, setKind] = useState<ArticleKind>('normal');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<'titleMissing' | Failure | null>(null);
  const [busy, setBusy] = useState(false);

  async function begin() {
    if (!name.trim()) return setFault('titleMissing');
    setBusy(true);
    setFault(null);
    try {
      const article = { ...emptyArticle(kind), name: name.trim() };
      const { itemId } = await call(lines.saveArticle, { draft: true, article }, { quiet: true });
      location.assign(writingAddressOf(itemId));
    } catch (error) {
      setFault(error instanceof Failure ? error : new Failure('requestFailed'));
      setBusy(false);
    }
  }
  return (
    <>
      <h1>{say('article.write')}</h1>
      <p className="lead">{say('articleWriting.lead')}</p>
      <form
        className="writing-form ui"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <KindChoice kind={kind} onKind={setKind} />
        <Field
          label={say('articleWriting.name')}
          fault={fault === 'titleMissing' ? say('finding.titleMissing') : undefined}
        >
          {(described) => <TextField {...described} most={titleLength / 2} value={name} onText={setName} required />}
        </Field>
        {fault instanceof Failure && (
          <p role="alert" className="fault">
            {say(`error.${fault.errorName}`, fault.details as Record<string, string>)}
          </p>
        )}
        <p className="acts">
          <button className="button first" aria-busy={busy}>
            {say('articleWriting.begin')}
          </button>
        </p>
      </form>
    </>
  );
}
