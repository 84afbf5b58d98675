import type { CSSProperties } from 'react';
import type { Say } from '../../../kit/texts.ts';
import { useReader } from '../../../kit/reader.tsx';
import { formatCentury } from '../../../rules/time/centuries.ts';
import type { Kind, Region } from '../../../rules/kinds.ts';
import { languageName, type Language } from '../../../rules/languages.ts';
import type { SearchResults } from '../contract.ts';
import { filterNames, searchAddress, type Asked, type FilterName } from './search-address.ts';

/** The name of a filter's value: Persons, Europe, 3rd century BC, French. */
function nameOf(filter: FilterName, value: string | number, language: Language, say: Say): string {
  if (filter === 'kind') return say(`kinds.${value as Kind}`);
  if (filter === 'region') return say(`region.${value as Region}`);
  if (filter === 'century') return formatCentury(value as number, language);
  return languageName(value as Language, language);
}

/** The active filters, each a link that removes it. */
export function FiltersTaken({ asked }: { asked: Asked }) {
  const { language, say } = useReader();
  const taken = filterNames.filter((filter) => asked[filter] !== undefined);
  if (!taken.length) return null;
  return (
    <ul className="bare ui filters-taken" aria-label={say('search.filtered')}>
      {taken.map((filter) => {
        const name = nameOf(filter, asked[filter]!, language, say);
        return (
          <li key={filter}>
            <a
              className="button"
              href={searchAddress({ ...asked, page: 1, [filter]: undefined })}
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

/** Most values of a filter shown at once; above that, their number. */
const mostOpen = 10;

/** The available filters, each with the number of results that would be left. */
export function FilterLinks({ asked, facets }: { asked: Asked; facets: SearchResults['facets'] }) {
  const { language, say } = useReader();
  const byFilter = { kind: facets.kind, region: facets.region, century: facets.century, in: facets.language } as const;
  // A group with only one value would filter nothing.
  const groups = filterNames.filter((filter) => asked[filter] === undefined && byFilter[filter].length > 1);
  if (!groups.length) return null;
  return (
    <aside className="filters ui" id="filters" aria-label={say('search.filters')}>
      {groups.map((filter) => {
        const most = Math.max(...byFilter[filter].map(({ count }) => count));
        const list = (
          <ul className="bare">
            {byFilter[filter].map(({ value, count }) => (
              <li key={value} data-kind={filter === 'kind' ? value : undefined}>
                <a
                  href={searchAddress({ ...asked, page: 1, [filter]: value })}
                  style={{ '--share': count / most } as CSSProperties}
                >
                  <span>{nameOf(filter, value, language, say)}</span>{' '}
                  <small className="tabular">{say('search.count', { n: count })}</small>
                </a>
              </li>
            ))}
          </ul>
        );
        // Thirty centuries are collapsed: readers look for a specific one.
        return byFilter[filter].length > mostOpen ? (
          <details key={filter}>
            <summary>
              <h2>{say(`search.filter.${filter}`)}</h2>{' '}
              <small className="tabular">{say('search.count', { n: byFilter[filter].length })}</small>
            </summary>
            {list}
          </details>
        ) : (
          <section key={filter}>
            <h2>{say(`search.filter.${filter}`)}</h2>
            {list}
          </section>
        );
      })}
    </aside>
  );
}
