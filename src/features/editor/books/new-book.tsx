import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { genres, titleLength, type Genre } from '../../books/rules.ts';
import { lines } from '../calls.ts';
import { emptyBook } from './book-writing.ts';
import { LanguageField } from './language-field.tsx';

/** A new book begins with what tells it from others: genre, title, author, language. The rest follows in its form. */
export function NewBook({ work }: { work: string | null }) {
  const say = useText();
  const [genre, setGenre] = useState<Genre>('ancient_cn');
  const [title, setTitle] = useState(''),
    [author, setAuthor] = useState(''),
    [language, setLanguage] = useState('lzh');
  const [fault, setFault] = useState<'titleMissing' | 'authorMissing' | Failure | null>(null);
  const [busy, setBusy] = useState(false);

  async function begin() {
    if (!title.trim()) return setFault('titleMissing');
    if (!author.trim()) return setFault('authorMissing');
    setBusy(true);
    setFault(null);
    try {
      const empty = emptyBook(genre);
      const { itemId } = await call(
        lines.saveBook,
        {
          draft: true,
          book: {
            ...empty,
            work,
            facts: { ...empty.facts, title, language, bookAuthors: [{ name: author, itemId: null }] },
            witnesses: [{ key: 'original', kind: 'original', language }],
            volumes: [{ key: '1', title: '', chapters: [] }],
          },
        },
        { quiet: true },
      );
      location.assign(`/book/edit?id=${encodeURIComponent(itemId)}`);
    } catch (error) {
      setFault(error instanceof Failure ? error : new Failure('requestFailed'));
      setBusy(false);
    }
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
          void begin();
        }}
      >
        <fieldset>
          <legend>{say('book.field.genre')}</legend>
          {genres.map((one) => (
            <label key={one} className="book-genre">
              <input type="radio" name="genre" checked={genre === one} onChange={() => setGenre(one)} />{' '}
              {say(`book.genre.${one}`)}
            </label>
          ))}
        </fieldset>
        <Field
          label={say('book.field.title')}
          fault={fault === 'titleMissing' ? say('finding.titleMissing') : undefined}
        >
          {(described) => (
            <TextField {...described} most={titleLength} value={title} onText={setTitle} lang={language} />
          )}
        </Field>
        <Field
          label={say('book.field.bookAuthors')}
          fault={fault === 'authorMissing' ? say('finding.authorMissing') : undefined}
        >
          {(described) => <TextField {...described} most={titleLength} value={author} onText={setAuthor} />}
        </Field>
        <LanguageField label={say('book.field.language')} value={language} onValue={setLanguage} />
        {fault instanceof Failure && (
          <p role="alert" className="fault">
            {say(`error.${fault.errorName}`, fault.details as Record<string, string>)}
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
