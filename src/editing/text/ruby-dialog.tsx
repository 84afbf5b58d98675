import type { Editor, JSONContent } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../kit/reader.tsx';
import { placeOnContent, useSavedInput } from '../../kit/saved-input/use-saved-input.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/form/field.tsx';
import { parseInert } from './schema/islands.ts';
import { Button } from '../../ui/form/button.tsx';

/** Edits ruby: a text and its reading. */
export function RubyDialog({ editor, at, onClose }: { editor: Editor; at: number | null; onClose(): void }) {
  const text = useText();
  const [initial] = useState(() => wordsOf(editor, at));
  const input = useSavedInput(placeOnContent('ruby', initial), initial),
    { value: values, set: setValues } = input;
  const [isRefused, setRefused] = useState(false);
  const reading = useRef<HTMLInputElement>(null);
  // If text is selected, start with the reading, after the dialog has taken the focus.
  useEffect(() => {
    if (initial.base) reading.current!.focus();
  }, [initial]);
  function close() {
    input.clear();
    onClose();
  }

  function set() {
    const base = values.base.trim(),
      read = values.reading.trim();
    setRefused(!base || !read);
    if (!base || !read) return;
    const ruby = document.createElement('ruby'),
      rt = document.createElement('rt');
    rt.textContent = read;
    ruby.append(base, rt);
    const { doc, selection } = editor.state,
      { $from, empty } = selection;
    // Keeps the marks around the text.
    const around = at === null && empty ? $from.marks() : (doc.nodeAt(at ?? $from.pos)?.marks ?? []);
    const marks = around.map((mark) => mark.toJSON() as JSONContent);
    const content = { type: 'ruby', attrs: { html: ruby.innerHTML }, marks } as JSONContent;
    if (at === null) editor.chain().focus().insertContent(content).run();
    else
      editor
        .chain()
        .focus()
        .insertContentAt({ from: at, to: at + 1 }, content)
        .run();
    close();
  }
  function remove() {
    editor
      .chain()
      .focus()
      .command(({ tr }) => {
        const { marks } = tr.doc.nodeAt(at!)!;
        tr.replaceWith(at!, at! + 1, editor.schema.text(values.base, marks));
        return true;
      })
      .run();
    close();
  }
  const field = (name: 'base' | 'reading') => (
    <Field
      label={text(`write.ruby.${name}`)}
      fault={isRefused && !values[name].trim() ? text('field.missing') : undefined}
    >
      <input
        ref={name === 'reading' ? reading : undefined}
        type="text"
        value={values[name]}
        onChange={({ target }) => setValues((now) => ({ ...now, [name]: target.value }))}
        onKeyDown={(event) => void (event.key === 'Enter' && !event.nativeEvent.isComposing && set())}
      />
    </Field>
  );
  return (
    <Dialog
      title={text('write.tool.ruby')}
      onClose={onClose}
      input={input}
      actions={at !== null && <Button onClick={remove}>{text('write.ruby.remove')}</Button>}
      submit={
        <Button look="first" onClick={set}>
          {text('write.insert')}
        </Button>
      }
    >
      <div className="stack writing-dialog">
        {field('base')}
        {field('reading')}
      </div>
    </Dialog>
  );
}

/** The text and reading of the ruby at a position, or the selected text. */
function wordsOf(editor: Editor, at: number | null): { base: string; reading: string } {
  const { from, to } = editor.state.selection;
  if (at === null) return { base: editor.state.doc.textBetween(from, to, ' '), reading: '' };
  const inside = parseInert(String(editor.state.doc.nodeAt(at)?.attrs.html ?? ''));
  const reading = [...inside.querySelectorAll('rt')].map(({ textContent }) => textContent).join('');
  for (const element of inside.querySelectorAll('rt, rp')) element.remove();
  return { base: inside.textContent, reading };
}
