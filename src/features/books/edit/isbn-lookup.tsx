import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { Failure, type ErrorName } from '../../../rules/errors.ts';
import { isIsbn10, isIsbn13, isbnDigits } from '../../../rules/source-identifiers.ts';
import { Field } from '../../../ui/form/field.tsx';
import { findBook, type FoundBook } from '../../../editing/lookups/source-contract.ts';
import { useSourceLookup } from '../../../editing/fields/use-source-lookup.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Fills the empty fields of a book by its ISBN; renders nothing if the operator has disabled lookups. */
export function IsbnLookup({ onFound }: { onFound(book: FoundBook): void }) {
  const { t } = useReader();
  const isOn = useSourceLookup();
  const [isbn, setIsbn] = useState('');
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ failure: ErrorName } | { title: string } | null>(null);
  if (!isOn) return null;

  async function lookUp() {
    const digits = isbnDigits(isbn);
    if (!isIsbn10(digits) && !isIsbn13(digits)) return setResult({ failure: 'identifierWrong' });
    setBusy(true);
    try {
      const { book } = await call(findBook, { isbn: digits }, { quiet: true });
      if (book) onFound(book);
      setResult(book ? { title: book.title } : { failure: 'sourceNotFound' });
    } catch (error) {
      setResult({ failure: error instanceof Failure ? error.errorName : 'requestFailed' });
    } finally {
      setBusy(false);
    }
  }
  const failure = result && 'failure' in result ? result.failure : null;
  return (
    <div className="isbn-lookup">
      <Field
        label={t('bookWriting.isbn')}
        hint={
          result && 'title' in result
            ? t('bookWriting.isbn.found', { title: result.title })
            : t('bookWriting.isbn.hint')
        }
        fault={failure ? t(`error.${failure}`) : undefined}
      >
        {(described) => (
          <span className="together">
            <input
              {...described}
              type="text"
              inputMode="text"
              autoComplete="off"
              maxLength={40}
              value={isbn}
              onChange={({ target }) => {
                setIsbn(target.value);
                setResult(null);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault(); // does not submit the surrounding form
                if (!busy) void lookUp();
              }}
            />
            <Button aria-busy={busy} disabled={!isbn.trim()} onClick={() => busy || void lookUp()}>
              {t('write.source.lookUp')}
            </Button>
          </span>
        )}
      </Field>
      <p className="unseen" role="status">
        {result && 'title' in result && t('bookWriting.isbn.found', { title: result.title })}
      </p>
    </div>
  );
}
