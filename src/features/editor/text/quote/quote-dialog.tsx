import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useText } from '../../../../kit/reader.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FindPassage } from './find-passage.tsx';
import { FindDetail } from './find-detail.tsx';
import './quote.css';

/** Inserts a quotation of a book or a detail of a painting at the cursor. */
export function QuoteDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const say = useText();
  const [of, setOf] = useState<'passage' | 'detail'>('passage');
  function insert(html: string) {
    editor.chain().focus().insertContent(html).scrollIntoView().run();
    onClose();
  }
  return (
    <Dialog
      title={say('write.tool.quote')}
      onClose={onClose}
      actions={
        <button type="button" className="button" onClick={onClose}>
          {say('dialog.cancel')}
        </button>
      }
    >
      <div className="writing-dialog quote-dialog">
        <fieldset className="quote-of">
          <legend className="unseen">{say('write.tool.quote')}</legend>
          {(['passage', 'detail'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="quote-of" checked={of === one} onChange={() => setOf(one)} />{' '}
              {say(`write.quote.${one}`)}
            </label>
          ))}
        </fieldset>
        {of === 'passage' ? <FindPassage onInsert={insert} /> : <FindDetail onInsert={insert} />}
      </div>
    </Dialog>
  );
}
