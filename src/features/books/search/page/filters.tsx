import type { CSSProperties } from 'react';
import type { Translate } from '../../../../kit/texts.ts';
import { useReader } from '../../../../kit/reader.tsx';
import type { PassageResults } from '../contract.ts';
import { bookSearchAddress, filterNames, sortOrders, type BookSearch, type FilterName } from '../rules.ts';

type Facets = PassageResults['facets'];

/** Facets whose values are translated here; all others come with names. */
const valueLabels: Partial<Record<FilterName, (t: Translate, value: string) => string>> = {
  part: (t, value) => t(`bookSearch.part.${value as 'text' | 'notes' | 'names'}`),
  kind: (t, value) => t(`bookSearch.kind.${value as 'original' | 'translation' | 'photocopy'}`),
  genre: (t, value) => t(`bookSearch.genre.${value as 'ancient_cn' | 'ancient_en' | 'ancient_writing' | 'other'}`),
};

const nameOf = (t: Translate, filter: FilterName, value: string, name: string) =>
  valueLabels[filter]?.(t, value) ?? name;

const removeFilter = (search: BookSearch, filter: FilterName): BookSearch => {
  const { [filter]: _taken, ...filters } = search.filters;
  return { ...search, page: 1, filters };
};

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ search, facets }: { search: BookSearch; facets: Facets }) {
  const { t } = useReader();
  const taken = filterNames.filter((filter) => search.filters[filter] !== undefined);
  if (!taken.length) return null;
  return (
    <ul className="row bare ui filters-taken" aria-label={t('search.filtered')}>
      {taken.map((filter) => {
        const value = search.filters[filter]!;
        const facetName = facets[filter].find((facetValue) => facetValue.value === value)?.name ?? value;
        const name = nameOf(t, filter, value, facetName);
        return (
          <li key={filter}>
            <a
              className="button"
              href={bookSearchAddress(removeFilter(search, filter))}
              aria-label={t('search.takeOff', { name })}
            >
              {name} <span aria-hidden="true">×</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The available filters, with the number of results for each. */
export function FilterLinks({ search, facets }: { search: BookSearch; facets: Facets }) {
  const { t } = useReader();
  // A facet with a single value cannot filter.
  const groups = filterNames.filter((filter) => search.filters[filter] === undefined && facets[filter].length > 1);
  if (!groups.length) return null;
  return (
    <aside className="stack wide filters ui" id="filters" aria-label={t('search.filters')}>
      {groups.map((filter) => {
        const maxCount = Math.max(...facets[filter].map(({ count }) => count));
        return (
          <section key={filter}>
            <h2 className="small-head">{t(`bookSearch.filter.${filter}`)}</h2>
            <ul className="bare">
              {facets[filter].map(({ value, name, count }) => (
                <li key={value}>
                  <a
                    href={bookSearchAddress({ ...search, page: 1, filters: { ...search.filters, [filter]: value } })}
                    style={{ '--share': count / maxCount } as CSSProperties}
                  >
                    <span>{nameOf(t, filter, value, name)}</span>{' '}
                    <small className="tabular">{t('search.count', { n: count })}</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </aside>
  );
}

export function SortLinks({ search }: { search: BookSearch }) {
  const { t } = useReader();
  return (
    <nav className="ui links quiet found-order" aria-label={t('bookSearch.sort')}>
      {sortOrders.map((sort) => (
        <a
          key={sort}
          href={bookSearchAddress({ ...search, page: 1, sort })}
          aria-current={sort === search.sort ? 'true' : undefined}
        >
          {t(`bookSearch.sort.${sort}`)}
        </a>
      ))}
    </nav>
  );
}
