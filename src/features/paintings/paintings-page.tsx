import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { paintingPageSize } from '../../rules/limits.ts';
import { languageAlternates, pageMeta } from '../../ui/page-meta.tsx';
import { Pager } from '../../ui/pager.tsx';
import { museumList, paintingFilters, paintingList, paintingTags, searchPaintings } from './contract.ts';
import { PaintingCard } from './face/painting-card.tsx';
import { HungToScale } from './face/hung-to-scale.tsx';
import { CollectionMap } from './home/collection-map.tsx';
import { PictureSearch } from './home/picture-search.tsx';
import { filtersOf, homeAddress, readHomeQuery, type HomeQuery } from './home/query.ts';
import { PaintingWall } from './wall/painting-wall.tsx';
import './page/painting-page.css';
import './paintings-page.css';

/** `/product/painting`: the address holds all of its state, so that each list can be linked. Source: spec §2 (R16). */
export async function loader({ call, origin, language, t, url }: PageRequest) {
  const query = readHomeQuery(url.searchParams);
  const filters = filtersOf(query);
  const list = (page: number, size: number) =>
    query.q
      ? call(searchPaintings, { page, size, filters, keyword: query.q })
      : call(paintingList, { page, size, filters, order: query.order });
  const [result, hung, { groups, pictures }, tags, museums] = await Promise.all([
    list(query.page, paintingPageSize),
    query.page === 1 ? list(1, maxHung) : null,
    call(paintingFilters, {}),
    call(paintingTags, {}),
    call(museumList, {}),
  ]);
  return {
    query,
    total: result.total,
    paintings: result.paintings,
    hung: hung?.paintings ?? [],
    groups,
    pictures,
    tags,
    museums,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: t('kinds.painting'),
      description: t('painting.what'),
    },
  };
}

export const head = ({ query, head }: LoaderData<typeof loader>) => {
  const isPlain = homeAddress(query) === '/product/painting';
  return pageMeta({
    ...head,
    canonical: homeAddress(query, { page: query.page }),
    alternates: isPlain && query.page === 1 ? languageAlternates('/product/painting') : {},
    indexed: isPlain,
  });
};

/** The address parameter of each group of filters. */
const parameters = {
  styles: 'style',
  themes: 'theme',
  materials: 'material',
  centuries: 'century',
  museums: 'museum',
  hues: 'hue',
} as const;
type Group = keyof typeof parameters;

/** Most paintings hung to scale, above the first page of the list. */
const maxHung = 60;

/** Most tags shown above the list: all are among the filters. */
const shownTags = 12;

/** Colours of the hues, in the order of `painting.hue`. */
const swatch = (hue: number) => (hue === 12 ? 'linear-gradient(90deg,#111,#eee)' : `hsl(${hue * 30} 70% 50%)`);

/** The home of paintings: search by words and by picture, filters, tags, the collection map. */
export default function PaintingsPage({
  query,
  total,
  paintings,
  hung,
  groups,
  pictures,
  tags,
  museums,
}: LoaderData<typeof loader>) {
  const { t } = useReader();
  const isAsked = homeAddress(query) !== '/product/painting';
  return (
    <div className="stack wide wrap page paintings-page">
      <header>
        <h1>{t('kinds.painting')}</h1>
        <p className="lead">{t('painting.what')}</p>
        {pictures === 0 && (
          <p className="hint">
            {t('painting.noPictures')} <a href="/help/importing-data">{t('painting.noPictures.how')}</a>
          </p>
        )}
      </header>
      <form className="row paintings-search ui" role="search" action="/product/painting">
        <label htmlFor="painting-q" className="unseen">
          {t('painting.search')}
        </label>
        <input
          id="painting-q"
          type="search"
          name="q"
          defaultValue={query.q}
          placeholder={t('painting.search.example')}
        />
        <button className="button first">{t('painting.search')}</button>
      </form>
      {pictures > 0 && <Island name="picture-search" of={PictureSearch} props={{}} wake="touch" />}
      {tags.length > 0 && (
        <nav className="row paintings-tags" aria-label={t('painting.tags')}>
          {tags.slice(0, shownTags).map(({ group, value, name, count, color }) => {
            const parameter = parameters[group];
            const isOn = query[parameter] === value;
            return (
              <a
                key={`${group} ${value}`}
                className="chip"
                style={{ '--tag': `var(--tag-${color})` }}
                aria-current={isOn || undefined}
                href={homeAddress(query, { [parameter]: isOn ? null : value })}
              >
                {name} <small className="tabular">{count}</small>
              </a>
            );
          })}
        </nav>
      )}
      <HungToScale paintings={hung} />
      <div className="columns paintings-columns">
        <aside className="paintings-filters ui" aria-label={t('painting.filters')}>
          {groups.map(({ group, choices }) => (
            <FilterGroup key={group} group={group as Group} choices={choices} query={query} />
          ))}
          {isAsked && (
            <p>
              <a className="button" href="/product/painting">
                {t('painting.clear')}
              </a>
            </p>
          )}
        </aside>
        <section aria-labelledby="paintings-found">
          <div className="row ends paintings-bar ui">
            <h2 id="paintings-found">{t('painting.count', { count: total })}</h2>
            {!query.q && (
              <p className="row">
                {(['rank', 'time'] as const).map((order) => (
                  <a
                    key={order}
                    className="chip"
                    aria-current={query.order === order || undefined}
                    href={homeAddress(query, { order })}
                  >
                    {t(`painting.order.${order}`)}
                  </a>
                ))}
              </p>
            )}
          </div>
          {paintings.length ? (
            <ul className="bare tiles painting-list">
              {paintings.map((painting) => (
                <li key={painting.itemId}>
                  <PaintingCard painting={painting} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="nothing">{t('painting.none')}</p>
          )}
          <Pager
            className="pager ui"
            page={query.page}
            pages={Math.max(1, Math.ceil(total / paintingPageSize))}
            label={t('painting.pages')}
            href={(page) => homeAddress(query, { page })}
          />
        </section>
      </div>
      {pictures > 0 && (
        <section aria-labelledby="paintings-wall">
          <h2 id="paintings-wall">{t('wall.title')}</h2>
          <Island name="painting-wall" of={PaintingWall} props={{}} />
        </section>
      )}
      <section aria-labelledby="paintings-map">
        <h2 id="paintings-map">{t('painting.map')}</h2>
        {museums.length ? (
          <Island
            name="collection-map"
            of={CollectionMap}
            props={{
              places: museums.map(({ itemId, name, place, count }) => ({
                id: itemId,
                name,
                href: homeAddress(query, { museum: itemId }),
                latitude: place.latitude,
                longitude: place.longitude,
                count,
              })),
            }}
          />
        ) : (
          <p>{t('painting.noMuseums')}</p>
        )}
      </section>
      <p className="ui">
        <a href="/timemap?kinds=painting">{t('painting.onTimemap')}</a>
      </p>
    </div>
  );
}

interface Props {
  group: Group;
  choices: readonly { value: string; name: string; count: number }[];
  query: HomeQuery;
}

/** Values of one group as links that add or remove a filter. */
function FilterGroup({ group, choices, query }: Props) {
  const { t } = useReader();
  if (!choices.length) return null;
  const parameter = parameters[group],
    selectedValue = query[parameter] === null ? null : String(query[parameter]);
  return (
    <details open={selectedValue !== null}>
      <summary>{t(`painting.${group}`)}</summary>
      <ul className="bare">
        {choices.map(({ value, name, count }) => {
          const isOn = selectedValue === value;
          const next = isOn ? null : parameter === 'century' || parameter === 'hue' ? Number(value) : value;
          return (
            <li key={value}>
              <a href={homeAddress(query, { [parameter]: next })} aria-current={isOn || undefined} rel="nofollow">
                {group === 'hues' && (
                  <span className="swatch" style={{ background: swatch(Number(value)) }} aria-hidden="true" />
                )}
                {name} <small className="tabular">{count}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
