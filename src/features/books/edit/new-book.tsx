import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { isLanguageTag } from '../face/language-names.ts';
import { genres, titleLength, type Genre } from '../rules.ts';
import type { FoundBook } from '../../../editing/lookups/source-contract.ts';
import { emptyBook, fillFacts } from './editable-book.ts';
import { IsbnLookup } from './isbn-lookup.tsx';
import { useCreateOnce } from '../../../editing/use-create-once.ts';
import { LanguageField } from './language-field.tsx';
import { saveBook } from '../writing-contract.ts';
import { Fault } from '../../../ui/form/fault.tsx';

const emptyInput = {
  genre: 'ancient_cn' as Genre,
  title: '',
  author: '',
  language: 'lzh',
  /** Result of the ISBN lookup. */
  foundBook: null as FoundBook | null,
};

/** The authors that the lookup found, unless the member typed others. */
const authorsOf = (typed: string, foundBook: FoundBook | null) =>
  (foundBook && typed === foundBook.authors.join(', ') ? foundBook.authors : [typed]).map((name) => ({
    name,
    itemId: null,
  }));

/** Asks for what identifies a new book: genre, title, author, language. Its form asks for the rest. */
export function NewBook({ work }: { work: string | null }) {
  const t = useText();
  const input = useSavedInput(`new book ${work ?? ''}`, emptyInput),
    { genre, title, author, language, foundBook } = input.value;
  const put = (change: Partial<typeof emptyInput>) => input.set((now) => ({ ...now, ...change }));
  const [fault, setFault] = useState<'titleMissing' | 'authorMissing' | 'languageUnknown' | null>(null);
  const { busy, failure, begin } = useCreateOnce();

  function send() {
    if (!title.trim()) return setFault('titleMissing');
    if (!author.trim()) return setFault('authorMissing');
    if (!isLanguageTag(language)) return setFault('languageUnknown');
    setFault(null);
    void begin(async () => {
      const empty = emptyBook(genre),
        { facts } = empty;
      const initialFacts = { ...facts, title, language, bookAuthors: authorsOf(author, foundBook) };
      const { itemId } = await call(
        saveBook,
        {
          draft: true,
          book: {
            ...empty,
            work,
            facts: foundBook ? fillFacts(initialFacts, foundBook) : initialFacts,
            witnesses: [{ key: 'original', kind: 'original', language }],
            volumes: [{ key: '1', title: '', chapters: [] }],
          },
        },
        { quiet: true },
      );
      input.clear();
      location.assign(`/book/edit?id=${encodeURIComponent(itemId)}`);
    });
  }
  return (
    <>
      <h1>{t('book.add')}</h1>
      <p className="lead">{t('bookWriting.new.lead')}</p>
      <form
        className="stack wide writing-form ui book-new"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <fieldset>
          <legend>{t('book.field.genre')}</legend>
          {genres.map((choice) => (
            <label key={choice} className="book-genre">
              <input type="radio" name="genre" checked={genre === choice} onChange={() => put({ genre: choice })} />{' '}
              {t(`book.genre.${choice}`)}
            </label>
          ))}
        </fieldset>
        <IsbnLookup
          onFound={(book) =>
            put({
              foundBook: book,
              title: title.trim() ? title : book.title,
              author: author.trim() ? author : book.authors.join(', '),
            })
          }
        />
        <Field label={t('book.field.title')} fault={fault === 'titleMissing' ? t('finding.titleMissing') : undefined}>
          <TextField characters={titleLength} value={title} onText={(next) => put({ title: next })} lang={language} />
        </Field>
        <Field
          label={t('book.field.bookAuthors')}
          fault={fault === 'authorMissing' ? t('finding.authorMissing') : undefined}
        >
          <TextField characters={titleLength} value={author} onText={(next) => put({ author: next })} />
        </Field>
        <LanguageField
          label={t('book.field.language')}
          value={language}
          onValue={(next) => put({ language: next })}
          isRefused={fault === 'languageUnknown'}
        />
        {failure && <Fault>{t(`error.${failure.errorName}`, failure.details as Record<string, string>)}</Fault>}
        <p className="acts">
          <button className="button first" aria-busy={busy}>
            {t('bookWriting.begin')}
          </button>
        </p>
      </form>
    </>
  );
}
