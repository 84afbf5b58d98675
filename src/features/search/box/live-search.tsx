import { useEffect, type RefObject } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { searchHistory } from '../../../ui/entry-box/search-history.ts';
import { cutKeyword } from '../../../rules/search/keyword.ts';
import { Suggestions } from '../../../ui/entry-box/suggestions.tsx';
import { PathForm } from './path-form.tsx';
import { entryAddress } from '../../../rules/entry-ids.ts';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  /** Whether the box with two ends is shown. */
  two: boolean;
  onLeavePathForm(): void;
}

/** The live search box, loaded on touch: suggestions, history, and the form for a path between two entries. */
export function LiveSearch({ field, two, onLeavePathForm }: Props) {
  const text = useText();

  useEffect(() => {
    const input = field.current!,
      form = input.form!;
    const cut = () => {
      input.value = cutKeyword(input.value);
      searchHistory.remember(input.value);
    };
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && input.blur();
    form.addEventListener('submit', cut);
    form.addEventListener('keydown', leave);
    return () => {
      form.removeEventListener('submit', cut);
      form.removeEventListener('keydown', leave);
    };
  }, [field]);
  useEffect(() => (two ? () => field.current?.focus() : undefined), [field, two]);

  function search(term: string) {
    field.current!.value = term;
    field.current!.form!.requestSubmit();
  }
  return (
    <>
      <Suggestions
        field={field}
        onPick={({ id, name }) => {
          searchHistory.remember(name);
          location.assign(entryAddress(id));
        }}
        onTerm={search}
        onPlace={({ href }) => location.assign(href)}
      />
      {two && <PathForm onLeave={onLeavePathForm} />}
      <button
        type="button"
        className="close"
        aria-label={text('search.close')}
        onClick={() => (document.activeElement as HTMLElement | null)?.blur()}
      >
        <span aria-hidden="true">×</span>
      </button>
    </>
  );
}
