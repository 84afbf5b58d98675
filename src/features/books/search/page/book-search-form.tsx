import { useReader } from '../../../../kit/reader.tsx';
import type { Asking } from '../rules.ts';

/** Searches books or passages; a plain form. */
export function BookSearchForm({ keyword, asking }: { keyword: string; asking: Asking }) {
  const { say } = useReader();
  return (
    <form
      className="book-search-form ui"
      role="search"
      aria-label={say('bookSearch.title')}
      action="/book/search"
      method="get"
    >
      <input
        type="search"
        name="q"
        defaultValue={keyword}
        aria-label={say('bookSearch.title')}
        placeholder={say('bookSearch.placeholder')}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      <fieldset>
        <legend className="unseen">{say('bookSearch.where')}</legend>
        {(['books', 'allText'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="in" value={one} defaultChecked={one === asking} />
            <span>{say(`bookSearch.in.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <button className="button primary">{say('bookSearch.find')}</button>
    </form>
  );
}
