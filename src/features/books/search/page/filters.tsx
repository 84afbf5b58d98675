import type { CSSProperties } from 'react';
import type { Say } from '../../../../kit/texts.ts';
import { useReader } from '../../../../kit/reader.tsx';
import type { PassageResults } from '../contract.ts';
import { bookSearchAddress, filterNames, sortings, type BookSearch, type FilterName } from '../rules.ts';

type Facets = PassageResults['facets'];

/** Facets whose values are translated here; all others come with names. */
const worded: Partial<Record<FilterName, (say: Say, value: string) => string>> = {
  part: (say, value) => say(`bookSearch.part.${value as 'text' | 'notes' | 'names'}`),
  kind: (say, value) => say(`bookSearch.kind.${value as 'original' | 'translation' | 'photocopy'}`),
  genre: (say, value) => say(`bookSearch.genre.${value as 'ancient_cn' | 'ancient_en' | 'ancient_writing' | 'other'}`),
};

const nameOf = (say: Say, filter: FilterName, value: string, name: string) => worded[filter]?.(say, value) ?? name;

const without = (asked: BookSearch, filter: FilterName): BookSearch => {
  const { [filter]: _taken, ...filters } = asked.filters;
  return { ...asked, page: 1, filters };
};

/** The active filters, each with a link that removes it. */
export function FiltersTaken({ asked, facets }: { asked: BookSearch; facets: Facets }) {
  const { say } = useReader();
  const taken = filterNames.filter((filter) => asked.filters[filter] !== undefined);
  if (!taken.length) return null;
  return (
    <ul className="bare ui filters-taken" aria-label={say('search.filtered')}>
      {taken.map((filter) => {
        const value = asked.filters[filter]!;
        const known = facets[filter].find((one) => one.value === value)?.name ?? value;
        const name = nameOf(say, filter, value, known);
        return (
          <li key={filter}>
            <a
              className="button"
              href={bookSearchAddress(without(asked, filter))}
              aria-label={say('search.takeOff', { name })}
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
export function FilterLinks({ asked, facets }: { asked: BookSearch; facets: Facets }) {
  const { say } = useReader();
  // A facet with a single value cannot filter.
  const groups = filterNames.filter((filter) => asked.filters[filter] === undefined && facets[filter].length > 1);
  if (!groups.length) return null;
  return (
    <aside className="filters ui" id="filters" aria-label={say('search.filters')}>
      {groups.map((filter) => {
        const most = Math.max(...facets[filter].map(({ count }) => count));
        return (
          <section key={filter}>
            <h2>{say(`bookSearch.filter.${filter}`)}</h2>
            <ul className="bare">
              {facets[filter].map(({ value, name, count }) => (
                <li key={value}>
                  <a
                    href={bookSearchAddress({ ...asked, page: 1, filters: { ...asked.filters, [filter]: value } })}
                    style={{ '--share': count / most } as CSSProperties}
                  >
                    <span>{nameOf(say, filter, value, name)}</span>{' '}
                    <small className="tabular">{say('search.count', { n: count })}</small>
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

/** Links to the sort orders. */
export function Sorted({ asked }: { asked: BookSearch }) {
  const { say } = useReader();
  return (
    <nav className="ui found-order" aria-label={say('bookSearch.sort')}>
      {sortings.map((sort) => (
        <a
          key={sort}
          href={bookSearchAddress({ ...asked, page: 1, sort })}
          aria-current={sort === asked.sort ? 'true' : undefined}
        >
          {say(`bookSearch.sort.${sort}`)}
        </a>
      ))}
    </nav>
  );
}
