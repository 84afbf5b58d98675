import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { isLanguageTag } from '../../books/face/language-names.ts';
import { genres, titleLength, type Genre } from '../../books/rules.ts';
import { lines } from '../calls.ts';
import type { FoundBook } from '../../sources/contract.ts';
import { emptyBook, fillFacts } from './book-writing.ts';
import { IsbnLookup } from './isbn-lookup.tsx';
import { useBegin } from '../use-begin.ts';
import { LanguageField } from './language-field.tsx';

const nothing = {
  genre: 'ancient_cn' as Genre,
  title: '',
  author: '',
  language: 'lzh',
  /** Result of the ISBN lookup. */
  found: null as FoundBook | null,
};

/** The authors that the lookup found, unless the member typed others. */
const authorsOf = (typed: string, found: FoundBook | null) =>
  (found && typed === found.authors.join(', ') ? found.authors : [typed]).map((name) => ({ name, itemId: null }));

/** Asks for what identifies a new book: genre, title, author, language. Its form asks for the rest. */
export function NewBook({ work }: { work: string | null }) {
  const say = useText();
  const input = useSavedInput(`new book ${work ?? ''}`, nothing),
    { genre, title, author, language, found } = input.value;
  const put = (change: Partial<typeof nothing>) => input.set((now) => ({ ...now, ...change }));
  const [fault, setFault] = useState<'titleMissing' | 'authorMissing' | 'languageUnknown' | null>(null);
  const { busy, failure, begin } = useBegin();

  function send() {
    if (!title.trim()) return setFault('titleMissing');
    if (!author.trim()) return setFault('authorMissing');
    if (!isLanguageTag(language)) return setFault('languageUnknown');
    setFault(null);
    void begin(async () => {
      const empty = emptyBook(genre),
        { facts } = empty;
      const begun = { ...facts, title, language, bookAuthors: authorsOf(author, found) };
      const { itemId } = await call(
        lines.saveBook,
        {
          draft: true,
          book: {
            ...empty,
            work,
            facts: found ? fillFacts(begun, found) : begun,
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
      <h1>{say('book.add')}</h1>
      <p className="lead">{say('bookWriting.new.lead')}</p>
      <form
        className="writing-form ui book-new"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <fieldset>
          <legend>{say('book.field.genre')}</legend>
          {genres.map((one) => (
            <label key={one} className="book-genre">
              <input type="radio" name="genre" checked={genre === one} onChange={() => put({ genre: one })} />{' '}
              {say(`book.genre.${one}`)}
            </label>
          ))}
        </fieldset>
        <IsbnLookup
          onFound={(book) =>
            put({
              found: book,
              title: title.trim() ? title : book.title,
              author: author.trim() ? author : book.authors.join(', '),
            })
          }
        />
        <Field
          label={say('book.field.title')}
          fault={fault === 'titleMissing' ? say('finding.titleMissing') : undefined}
        >
          {(described) => (
            <TextField
              {...described}
              characters={titleLength}
              value={title}
              onText={(next) => put({ title: next })}
              lang={language}
            />
          )}
        </Field>
        <Field
          label={say('book.field.bookAuthors')}
          fault={fault === 'authorMissing' ? say('finding.authorMissing') : undefined}
        >
          {(described) => (
            <TextField
              {...described}
              characters={titleLength}
              value={author}
              onText={(next) => put({ author: next })}
            />
          )}
        </Field>
        <LanguageField
          label={say('book.field.language')}
          value={language}
          onValue={(next) => put({ language: next })}
          isRefused={fault === 'languageUnknown'}
        />
        {failure && (
          <p role="alert" className="fault">
            {say(`error.${failure.errorName}`, failure.details as Record<string, string>)}
          </p>
        )}
        <p className="acts">
          <button className="button first" aria-busy={busy}>
            {say('bookWriting.begin')}
          </button>
        </p>
      </form>
    </>
  );
}
