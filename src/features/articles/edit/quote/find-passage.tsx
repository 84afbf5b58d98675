import { useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import { useText } from '../../../../kit/reader.tsx';
import { Failure } from '../../../../rules/errors.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { searchBook, type FoundBook } from '../../../books/search/contract.ts';
import { passageHtml } from './quotation-html.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Fault } from '../../../../ui/form/fault.tsx';

/** Searches segments of books and quotes one. */
export function FindPassage({ onInsert }: { onInsert(html: string): void }) {
  const t = useText();
  const [keyword, setKeyword] = useState('');
  const [result, setFound] = useState<FoundBook[] | 'asking' | Failure | null>(null);
  async function find() {
    if (!keyword.trim()) return;
    setFound('asking');
    try {
      setFound((await call(searchBook, { keyword }, { quiet: true })).inTexts.books);
    } catch (error) {
      setFound(error instanceof Failure ? error : new Failure('requestFailed'));
    }
  }
  return (
    <>
      <Field label={t('write.quote.words')}>
        <TextField
          value={keyword}
          onText={setKeyword}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void find();
          }}
        />
      </Field>
      <p className="acts">
        <Button aria-busy={result === 'asking'} onClick={() => void find()}>
          {t('write.quote.find')}
        </Button>
      </p>
      {result instanceof Failure && <Fault>{t(`error.${result.errorName}`)}</Fault>}
      {Array.isArray(result) && result.length === 0 && <p role="status">{t('write.quote.none')}</p>}
      {Array.isArray(result) && (
        <ul className="bare quote-found">
          {result.flatMap(({ id, title, passages }) =>
            passages.map((passage) => (
              <li key={passage.href}>
                <button type="button" onClick={() => onInsert(passageHtml({ id, title: title.text }, passage))}>
                  <span lang={passage.lang}>{passage.text}</span>
                  <small>
                    {title.text} · {passage.chapterTitle} {passage.segment}
                  </small>
                </button>
              </li>
            )),
          )}
        </ul>
      )}
    </>
  );
}
