import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useText } from '../../../../kit/reader.tsx';
import { placeOnPage, useSavedInput } from '../../../../kit/saved-input/use-saved-input.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { safeAttributes } from '../../face/segment-markup.ts';
import { LanguageField } from '../language-field.tsx';
import { getLanguageRun, setInline } from './schema.ts';
import { Button } from '../../../../ui/form/button.tsx';

/** Sets the language and writing direction of a run of text. */
export function LanguageDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const text = useText();
  const [before] = useState(() => getLanguageRun(editor));
  const input = useSavedInput(placeOnPage(`language ${before.lang ?? ''} ${before.dir ?? ''}`), {
      lang: before.lang ?? '',
      isRtl: before.dir === 'rtl',
    }),
    { lang, isRtl } = input.value;
  const attributes = safeAttributes('span', { lang, ...(isRtl && { dir: 'rtl' }) });
  const isWhole = 'lang' in attributes || (lang === '' && isRtl);

  function set(next: Record<string, string> | null) {
    if (Object.keys(before).length) setInline(editor, 'span', before, false);
    if (next) setInline(editor, 'span', next, true);
    input.clear();
    onClose();
  }
  return (
    <Dialog
      title={text('bookWriting.segment.language')}
      onClose={onClose}
      input={input}
      actions={
        Object.keys(before).length > 0 && (
          <Button onClick={() => set(null)}>{text('bookWriting.segment.language.remove')}</Button>
        )
      }
      submit={
        <Button look="first" disabled={!isWhole} onClick={() => set(attributes)}>
          {text('write.insert')}
        </Button>
      }
    >
      <div
        className="stack writing-dialog"
        // Does not submit the surrounding form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (isWhole) set(attributes);
        }}
      >
        <LanguageField
          label={text('bookWriting.segment.language')}
          value={lang}
          onValue={(typed) => input.set((now) => ({ ...now, lang: typed }))}
        />
        <label>
          <input
            type="checkbox"
            checked={isRtl}
            onChange={({ target }) => input.set((now) => ({ ...now, isRtl: target.checked }))}
          />{' '}
          {text('bookWriting.witness.rtl')}
        </label>
      </div>
    </Dialog>
  );
}
