import { useReader } from '../../../../kit/reader.tsx';
import type { SearchTarget } from '../rules.ts';

/** Searches books or passages; a plain form. */
export function BookSearchForm({ keyword, asking }: { keyword: string; asking: SearchTarget }) {
  const { t } = useReader();
  return (
    <form
      className="row book-search-form ui"
      role="search"
      aria-label={t('bookSearch.title')}
      action="/book/search"
      method="get"
    >
      <input
        type="search"
        name="q"
        defaultValue={keyword}
        aria-label={t('bookSearch.title')}
        placeholder={t('bookSearch.placeholder')}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      <fieldset className="links">
        <legend className="unseen">{t('bookSearch.where')}</legend>
        {(['books', 'allText'] as const).map((scope) => (
          <label key={scope}>
            <input type="radio" name="in" value={scope} defaultChecked={scope === asking} />
            <span>{t(`bookSearch.in.${scope}`)}</span>
          </label>
        ))}
      </fieldset>
      <button className="button primary">{t('bookSearch.find')}</button>
    </form>
  );
}
