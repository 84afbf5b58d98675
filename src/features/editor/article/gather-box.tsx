import { useState } from 'react';
import { byRoute, call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { BookCard, bookSuggestion } from '../../books/contract.ts';
import { EntryBox } from '../../search/face/entry-box.tsx';
import { lines } from '../calls.ts';
import { thingOfAddress } from './gathered.ts';

const suggestBooks = byRoute<typeof bookSuggestion>('POST /api/search/bookSuggestion');

/** Adds a thing: an entry or painting by its name, a book by its title, anything else by its address on this site. */
export function GatherBox({ has, onGather }: { has(id: string): boolean; onGather(id: string): void }) {
  const say = useText();
  const [typed, setTyped] = useState('');
  const [books, setBooks] = useState<BookCard[] | null>(null);
  const [fault, setFault] = useState<string>();

  function gather(id: string) {
    if (has(id)) return setFault(say('articleWriting.gather.there'));
    setFault(undefined);
    setTyped('');
    setBooks(null);
    onGather(id);
  }
  async function find() {
    const text = typed.trim();
    if (!text) return;
    setFault(undefined);
    const id = thingOfAddress(text, location.origin);
    try {
      if (id) {
        const { cards } = await call(lines.gather, { ids: id }, { quiet: true });
        return cards[0] ? gather(cards[0].itemId) : setFault(say('articleWriting.gather.none'));
      }
      const found = (await call(suggestBooks, { keyword: text }, { quiet: true })).books;
      setBooks(found);
      if (!found.length) setFault(say('articleWriting.gather.none'));
    } catch {
      setFault(say('error.requestFailed'));
    }
  }
  return (
    <div className="gather-box">
      <EntryBox
        name="gather"
        label={say('articleWriting.gather.entry')}
        value={null}
        onPick={(entry) => entry && gather(entry.itemId)}
      />
      <Field label={say('articleWriting.gather.other')} fault={fault}>
        {(described) => (
          <TextField
            {...described}
            most={500}
            value={typed}
            onText={setTyped}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void find();
            }}
          />
        )}
      </Field>
      <button type="button" className="button" onClick={() => void find()}>
        {say('write.quote.find')}
      </button>
      {books && books.length > 0 && (
        <ul className="bare gather-books">
          {books.map(({ id, title, authors }) => (
            <li key={id}>
              <button type="button" className="button" onClick={() => gather(id)}>
                <span lang={title.lang}>{title.text}</span> <small>{authors.map(({ name }) => name).join(' · ')}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
