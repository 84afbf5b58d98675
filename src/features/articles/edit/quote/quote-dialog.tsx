import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useText } from '../../../../kit/reader.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FindPassage } from './find-passage.tsx';
import { FindDetail } from './find-detail.tsx';
import './quote.css';
import { Button } from '../../../../ui/form/button.tsx';

/** Inserts a quotation of a book or a detail of a painting at the cursor. */
export function QuoteDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const t = useText();
  const [of, setOf] = useState<'passage' | 'detail'>('passage');
  function insert(html: string) {
    editor.chain().focus().insertContent(html).scrollIntoView().run();
    onClose();
  }
  return (
    <Dialog
      title={t('write.tool.quote')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('dialog.cancel')}</Button>}
    >
      <div className="stack writing-dialog quote-dialog">
        <fieldset className="row quote-of">
          <legend className="unseen">{t('write.tool.quote')}</legend>
          {(['passage', 'detail'] as const).map((kind) => (
            <label key={kind}>
              <input type="radio" name="quote-of" checked={of === kind} onChange={() => setOf(kind)} />{' '}
              {t(`write.quote.${kind}`)}
            </label>
          ))}
        </fieldset>
        {of === 'passage' ? <FindPassage onInsert={insert} /> : <FindDetail onInsert={insert} />}
      </div>
    </Dialog>
  );
}
