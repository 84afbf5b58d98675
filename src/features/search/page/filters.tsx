import type { CSSProperties } from 'react';
import type { Translate } from '../../../kit/texts.ts';
import { useReader } from '../../../kit/reader.tsx';
import { formatCentury } from '../../../rules/time/centuries.ts';
import type { Kind, Region } from '../../../rules/kinds.ts';
import { languageName, type Language } from '../../../rules/languages.ts';
import type { SearchResults } from '../contract.ts';
import { filterNames, searchAddress, type SearchRequest, type FilterName } from './search-address.ts';

/** The name of a filter's value: Persons, Europe, 3rd century BC, French. */
function nameOf(filter: FilterName, value: string | number, language: Language, t: Translate): string {
  if (filter === 'kind') return t(`kinds.${value as Kind}`);
  if (filter === 'region') return t(`region.${value as Region}`);
  if (filter === 'century') return formatCentury(value as number, language);
  return languageName(value as Language, language);
}

/** The active filters, each a link that removes it. */
export function ActiveFilters({ request }: { request: SearchRequest }) {
  const { language, t } = useReader();
  const taken = filterNames.filter((filter) => request[filter] !== undefined);
  if (!taken.length) return null;
  return (
    <ul className="row bare ui filters-taken" aria-label={t('search.filtered')}>
      {taken.map((filter) => {
        const name = nameOf(filter, request[filter]!, language, t);
        return (
          <li key={filter}>
            <a
              className="button"
              href={searchAddress({ ...request, page: 1, [filter]: undefined })}
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

/** Most values of a filter shown at once; above that, their number. */
const maxOpenValues = 10;

/** The available filters, each with the number of results that would be left. */
export function FilterLinks({ request, facets }: { request: SearchRequest; facets: SearchResults['facets'] }) {
  const { language, t } = useReader();
  const byFilter = { kind: facets.kind, region: facets.region, century: facets.century, in: facets.language } as const;
  // A group with only one value would filter nothing.
  const groups = filterNames.filter((filter) => request[filter] === undefined && byFilter[filter].length > 1);
  if (!groups.length) return null;
  return (
    <aside className="stack wide filters ui" id="filters" aria-label={t('search.filters')}>
      {groups.map((filter) => {
        const maxCount = Math.max(...byFilter[filter].map(({ count }) => count));
        const list = (
          <ul className="bare">
            {byFilter[filter].map(({ value, count }) => (
              <li key={value} data-kind={filter === 'kind' ? value : undefined}>
                <a
                  href={searchAddress({ ...request, page: 1, [filter]: value })}
                  style={{ '--share': count / maxCount } as CSSProperties}
                >
                  <span>{nameOf(filter, value, language, t)}</span>{' '}
                  <small className="tabular">{t('search.count', { n: count })}</small>
                </a>
              </li>
            ))}
          </ul>
        );
        // Thirty centuries are collapsed: readers look for a specific one.
        return byFilter[filter].length > maxOpenValues ? (
          <details key={filter}>
            <summary>
              <h2 className="small-head">{t(`search.filter.${filter}`)}</h2>{' '}
              <small className="tabular">{t('search.count', { n: byFilter[filter].length })}</small>
            </summary>
            {list}
          </details>
        ) : (
          <section key={filter}>
            <h2 className="small-head">{t(`search.filter.${filter}`)}</h2>
            {list}
          </section>
        );
      })}
    </aside>
  );
}
