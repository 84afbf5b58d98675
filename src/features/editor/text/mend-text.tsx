import { useId, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import type { Text } from '../../entries/rules.ts';
import type { MendProps } from '../face/part.ts';

/** A text mended by its reviewer before it passes: small things that are not worth another round. */
export function MendText({ content: text, language, busy, onPass, onClose }: MendProps<Text>) {
  const { say } = useReader();
  const id = useId();
  const [{ name, summary, body }, setWritten] = useState({ name: text.name, summary: text.summary, body: text.body });
  const write =
    (field: 'name' | 'summary' | 'body') =>
    ({ target }: { target: { value: string } }) =>
      setWritten((written) => ({ ...written, [field]: target.value }));
  const lang = languageTag(language);
  return (
    <form
      className="desk-edit"
      onSubmit={(event) => {
        event.preventDefault();
        onPass({ ...text, name: name.trim(), summary, body });
      }}
    >
      <h3>{say('desk.edit.title')}</h3>
      <p className="hint">{say('desk.edit.lead')}</p>
      <label htmlFor={`${id}-name`}>{say('desk.field.name')}</label>
      <input id={`${id}-name`} lang={lang} required value={name} onChange={write('name')} />
      <label htmlFor={`${id}-summary`}>{say('desk.field.summary')}</label>
      <textarea id={`${id}-summary`} lang={lang} rows={3} value={summary} onChange={write('summary')} />
      <label htmlFor={`${id}-body`}>{say('desk.edit.body')}</label>
      <textarea
        id={`${id}-body`}
        className="source-text"
        lang={lang}
        rows={16}
        spellCheck={false}
        value={body}
        onChange={write('body')}
      />
      <p className="label" id={`${id}-preview`}>
        {say('desk.edit.preview')}
      </p>
      {/* In a frame of its own, without scripts and without rights: what is typed here is not checked yet. */}
      <iframe
        className="desk-preview"
        sandbox=""
        aria-labelledby={`${id}-preview`}
        srcDoc={`<!doctype html><html lang="${lang}"><meta name="color-scheme" content="light dark"><body style="font:1rem/1.75 serif">${body}`}
      />
      <div className="desk-buttons">
        <button className="button first" aria-busy={busy} disabled={busy}>
          {say('desk.edit.pass')}
        </button>
        <button type="button" className="button" disabled={busy} onClick={onClose}>
          {say('dialog.cancel')}
        </button>
      </div>
    </form>
  );
}
