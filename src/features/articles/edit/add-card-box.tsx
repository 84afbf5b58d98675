import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { placeOnPage, useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { bookSuggestion, type BookCard } from '../../books/contract.ts';
import { EntryBox } from '../../../ui/entry-box/entry-box.tsx';
import { thingIdOfAddress } from './thing-address.ts';
import { thingCards } from '../contract.ts';
import { Button } from '../../../ui/form/button.tsx';

/** One callback per box with text that is not added yet: adds the text and returns whether that succeeded. */
export type PendingAdditions = RefObject<Set<() => Promise<boolean>>>;

interface Props {
  /** Index of the section. */
  section: number;
  unadded: PendingAdditions;
  has(id: string): boolean;
  onGather(id: string): void;
}

/** Adds a card: an entry or painting by name, a book by title, anything else by its address on this site. */
export function AddCardBox({ section, unadded, has, onGather }: Props) {
  const t = useText();
  const input = useSavedInput(placeOnPage(`gather ${section}`), ''),
    { value: typed, set: setTyped } = input;
  const [books, setBooks] = useState<BookCard[] | null>(null);
  const [fault, setFault] = useState<string>();

  function gather(id: string): boolean {
    setFault(has(id) ? t('articleWriting.gather.there') : undefined);
    if (has(id)) return false;
    onGather(id);
    return true;
  }
  /** Adds the thing that the typed text was resolved to. */
  function gatherTyped(id: string): boolean {
    if (!gather(id)) return false;
    input.clear();
    setBooks(null);
    return true;
  }
  function refuse(words: string): false {
    setFault(words);
    return false;
  }
  /** Resolves the typed text to one thing and adds it. If several books have the title, the author chooses one. */
  async function find(): Promise<boolean> {
    const text = typed.trim();
    if (!text) return true;
    setFault(undefined);
    const id = thingIdOfAddress(text, location.origin);
    try {
      if (id) {
        const { cards } = await call(thingCards, { ids: id }, { quiet: true });
        return cards[0] ? gatherTyped(cards[0].itemId) : refuse(t('articleWriting.gather.none'));
      }
      const foundBooks = (await call(bookSuggestion, { keyword: text }, { quiet: true })).books;
      setBooks(foundBooks);
      return refuse(t(foundBooks.length ? 'articleWriting.gather.choose' : 'articleWriting.gather.none'));
    } catch {
      return refuse(t('error.requestFailed'));
    }
  }
  const isTyped = typed.trim() !== '';
  const add = useEffectEvent(() => find());
  useEffect(() => {
    if (!isTyped) return;
    const boxes = unadded.current,
      take = () => add();
    boxes.add(take);
    return () => void boxes.delete(take);
  }, [isTyped, unadded]);
  return (
    <div className="gather-box">
      <EntryBox
        name="gather"
        label={t('articleWriting.gather.entry')}
        value={null}
        onPick={(entry) => entry && gather(entry.itemId)}
      />
      <Field label={t('articleWriting.gather.other')} fault={fault}>
        <TextField
          most={500}
          value={typed}
          onText={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void find();
          }}
        />
      </Field>
      <Button onClick={() => void find()}>{t('write.quote.find')}</Button>
      {books && books.length > 0 && (
        <ul className="row bare gather-books">
          {books.map(({ id, title, authors }) => (
            <li key={id}>
              <Button onClick={() => gatherTyped(id)}>
                <span lang={title.lang}>{title.text}</span> <small>{authors.map(({ name }) => name).join(' · ')}</small>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
