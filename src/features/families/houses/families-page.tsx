import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { fail } from '../../../rules/errors.ts';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { firstSentences } from '../../../rules/text-width.ts';
import { formatYears } from '../../../rules/time/historical-time-format.ts';
import { languageAlternates, pageMeta } from '../../../ui/page-meta.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import { houseList, type ListedHouse } from '../contract.ts';
import { LivesOfHouse } from './lives-of-house.tsx';

/** `/families`: the houses that have a family tree. */
export async function loader({ call, origin, language, t, url }: PageRequest) {
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1) fail('pageNotFound');
  const { total, houses } = await call(houseList, { page });
  const pages = Math.max(1, Math.ceil(total / limits.timemapPageSize));
  if (page > pages) fail('pageNotFound');
  return {
    houses,
    page,
    pages,
    head: { origin, language, siteName: t('site.name'), title: t('families.title'), description: t('families.lead') },
  };
}

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/families', alternates: languageAlternates('/families') });

export default function FamiliesPage({ houses, page, pages }: LoaderData<typeof loader>) {
  const { t } = useReader();
  return (
    <div className="wrap page">
      <header>
        <h1>{t('families.title')}</h1>
        <p className="lead">{t('families.lead')}</p>
      </header>
      {!houses.length && <p className="nothing">{t('families.none')}</p>}
      <ul className="bare picture-cards">
        {houses.map((listed) => (
          <HouseCard key={listed.house.itemId} listed={listed} />
        ))}
      </ul>
      <Pager page={page} pages={pages} label={t('timemap.pages')} href={(to) => `/families?page=${to}`} />
    </div>
  );
}

/** A house: its picture or the lives of its members, years and size; the card leads to the tree. */
function HouseCard({ listed: { house, people, best, summary, time, picture, lives } }: { listed: ListedHouse }) {
  const { language, t } = useReader();
  const foreign = house.language === language ? undefined : languageTag(house.language);
  return (
    <li className="panel" data-kind={house.kind}>
      <span className="wide-picture" aria-hidden="true">
        {picture ? (
          <ResponsivePicture url={picture} alt="" sizes="(max-width: 48rem) 100vw, 24rem" />
        ) : (
          <LivesOfHouse lives={lives} named={best} />
        )}
      </span>
      <p className="kind-line ui tabular">
        {time && `${formatYears(time, language)} · `}
        {t('families.people', { count: people })}
      </p>
      <h2 lang={foreign}>
        <a className="cover-link" href={`/family/${encodeURIComponent(best[0]!.id)}?way=all`}>
          {house.name}
        </a>
      </h2>
      {summary && <p lang={foreign}>{firstSentences(summary, house.language, 1)}</p>}
      <p className="links quiet ui">
        {best.map((person) => (
          <a
            key={person.itemId}
            href={entryAddress(person.id)}
            lang={person.language === language ? undefined : languageTag(person.language)}
          >
            {person.name}
          </a>
        ))}
        <a href={entryAddress(house.id)}>{t('families.about')}</a>
      </p>
    </li>
  );
}
