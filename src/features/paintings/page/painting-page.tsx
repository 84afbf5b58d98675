import { Island } from '../../../kit/islands/island.tsx';
import { Redirect, type LoaderData, type PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { licenceName, licenceUrl } from '../../../rules/licences.ts';
import { languageTag } from '../../../rules/languages.ts';
import { fail } from '../../../rules/errors.ts';
import { pageTitle } from '../../../rules/text/page-title.ts';
import { isDrawing } from '../../../rules/pictures/drawing.ts';
import { readPictureAddress } from '../../../rules/picture-address.ts';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { TimeSpans } from '../../../ui/charts/time-spans.tsx';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { manifestAddress, collectionAddress } from '../../media/face/iiif/addresses.ts';
import { drawPlaceMap, PlaceMap } from '../../timemaps/face/year-picture/place-map.tsx';
import { Comments } from '../../social/face/comments.tsx';
import { SocialBar } from '../../social/face/social-bar.tsx';
import { museumPaintings, paintingDetail, paintingStats, similarPaintings } from '../contract.ts';
import { paintingAddress } from '../face/painting-address.ts';
import { formatSize } from '../face/format-size.ts';
import { PaintingCard } from '../face/painting-card.tsx';
import { BesidePerson } from '../face/hung-to-scale.tsx';
import { Fact, Facts } from './facts.tsx';
import { PaintingViewer } from './painting-viewer.tsx';
import './painting-page.css';

/** Maximum number of other paintings of the same museum. */
const maxFromMuseum = 8;

/** `/painting/detail?paintingType=alone&paintingId=…`. Source: spec §2 (R15). */
export async function loader({ call, origin, language, t, url }: PageRequest) {
  const id = url.searchParams.get('paintingId');
  if (!id) return fail('entryNotFound');
  const painting = await call(paintingDetail, { id });
  if (painting.id !== id && painting.language === language && !(id in painting.langs)) {
    // The id of a subject, or of an entry in another language, redirects to the entry in the reader's language.
    if (Object.values(painting.langs).includes(painting.id) && id !== painting.itemId)
      throw new Redirect(paintingAddress(painting.id));
  }
  const [similar, stats, ofMuseum] = await Promise.all([
    call(similarPaintings, { id }),
    call(paintingStats, { id }),
    painting.museum
      ? call(museumPaintings, { museumId: painting.museum.itemId, paintingId: painting.itemId, size: maxFromMuseum })
      : null,
  ]);
  return {
    painting,
    similar,
    stats,
    ofMuseum,
    head: { origin, language, siteName: t('site.name') },
  };
}

export const head = ({ painting, head }: LoaderData<typeof loader>) => {
  const { name, artists, summary, views, langs } = painting;
  const stored = readPictureAddress(painting.picture?.url ?? ''),
    pictures = views.filter(({ credit }) => !isDrawing(credit));
  return pageMeta({
    ...head,
    title: pageTitle(name, artists.map((artist) => artist.name).join(', ') || null),
    description: summary || name,
    type: 'article',
    canonical: paintingAddress(painting.id),
    alternates: Object.fromEntries(Object.entries(langs).map(([language, id]) => [language, paintingAddress(id)])),
    image: stored && painting.picture ? { url: painting.picture.url, ...stored, alt: name } : null,
    jsonLd: {
      '@type': 'Painting',
      name,
      url: head.origin + paintingAddress(painting.id),
      creator: artists.map((artist) => ({ '@type': 'Person', name: artist.name })),
      artMedium: painting.materials,
      artworkSurface: painting.supports,
      ...(painting.museum && { contentLocation: { '@type': 'Museum', name: painting.museum.name } }),
      ...(pictures.length && { image: pictures.map(({ url }) => head.origin + url) }),
    },
  });
};

/** A painting: its pictures in a deep-zoom viewer with regions, its facts, its museum, and similar paintings. */
export default function PaintingPage({ painting, similar, stats, ofMuseum }: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const { name, artists, time, museum, museumPlace, place, size, views, summary, licence, lives, museumManifest } =
    painting;
  const lang = painting.language === language ? undefined : languageTag(painting.language);
  const where = museumPlace ?? place;
  const isShown = views.some(({ credit }) => !isDrawing(credit));
  const words = (kind: 'style' | 'theme', choices: readonly { value: string; name: string }[]) =>
    choices.map(({ value, name: word }) => (
      <a key={value} className="chip" href={`/product/painting?${kind}=${encodeURIComponent(value)}`}>
        {word}
      </a>
    ));
  const pictures = views.length > 0 && (
    <section
      className={isShown ? undefined : 'painting-diagram'}
      aria-labelledby={isShown ? undefined : 'painting-diagram'}
    >
      {!isShown && <h2 id="painting-diagram">{t('painting.diagram')}</h2>}
      <Island name="painting-viewer" of={PaintingViewer} props={{ id: painting.itemId, views, name }} />
    </section>
  );
  const about = (
    <section aria-labelledby="painting-about">
      <h2 id="painting-about">{t('painting.about')}</h2>
      {summary && <p lang={lang}>{summary}</p>}
      {!isShown && <AbsentPicture painting={painting} />}
      <p className="ui">
        <a className="button" href={painting.href}>
          {t('painting.entry')}
        </a>{' '}
        <a className="button" href={`/user/edit?id=${encodeURIComponent(painting.id)}#/painting`} rel="nofollow">
          {t('write.editLink')}
        </a>
      </p>
      {painting.provenance && (
        <>
          <h3>{t('painting.provenance')}</h3>
          <p>{painting.provenance}</p>
        </>
      )}
    </section>
  );
  return (
    <article className="painting-page">
      <div className="wrap">
        <header className="painting-head">
          <p className="ui">
            <a href="/product/painting">{t('kinds.painting')}</a>
          </p>
          <h1 lang={lang}>{name}</h1>
          <p className="painting-line">
            {artists.map((artist, at) => (
              <span key={at}>
                {at > 0 && ', '}
                {artist.role !== 'painter' && `${t(`painting.role.${artist.role}`)} `}
                {artist.entry ? <a href={entryAddress(artist.entry.id)}>{artist.name}</a> : artist.name}
              </span>
            ))}
            {time && (
              <span className="tabular">
                {artists.length > 0 && ' · '}
                {formatRecord(time, language)}
              </span>
            )}
          </p>
        </header>
        {isShown && pictures}
        <div className="columns painting-columns">
          <div className="painting-sight">
            <BesidePerson painting={painting} />
            {!isShown && pictures}
            {about}
          </div>
          <div className="stack">
            <Facts>
              <Fact name={t('painting.materials')}>{[...painting.materials, ...painting.supports].join(' · ')}</Fact>
              <Fact name={t('painting.size')}>{formatSize(size, language)}</Fact>
              <Fact name={t('painting.museum')}>{museum && <EntryLink entry={museum} />}</Fact>
              <Fact name={t('painting.inventory')}>{painting.inventory}</Fact>
              <Fact name={t('painting.styles')}>{words('style', painting.styles)}</Fact>
              <Fact name={t('painting.themes')}>{words('theme', painting.themes)}</Fact>
              <Fact name={t('painting.creditLine')}>{painting.creditLine}</Fact>
              <Fact name={t('painting.licence')}>
                {licence &&
                  (licenceUrl(licence) ? (
                    <a href={licenceUrl(licence)!} rel="license noopener external">
                      {licenceName(licence, language)}
                    </a>
                  ) : (
                    licenceName(licence, language)
                  ))}
              </Fact>
              <Fact name={t('painting.source')}>
                {painting.source?.url ? (
                  <a href={painting.source.url} rel="noopener external">
                    {painting.source.title}
                  </a>
                ) : (
                  painting.source?.title
                )}
              </Fact>
              <Fact name={t('painting.counts')}>
                {t('painting.countsLine', {
                  relations: t('painting.relations', { count: stats.relations }),
                  versions: t('painting.versions', { count: stats.versions }),
                })}
              </Fact>
              <Fact name="IIIF">
                {views.length > 0 && (
                  <a href={manifestAddress('painting', painting.itemId)} rel="nofollow">
                    {t('gallery.iiif')}
                  </a>
                )}
              </Fact>
              <Fact name={t('painting.museumManifest')}>
                {museumManifest && (
                  <a href={museumManifest} rel="noopener nofollow external">
                    {new URL(museumManifest).host}
                  </a>
                )}
              </Fact>
            </Facts>
            {time && (
              <TimeSpans label={t('painting.time')} spans={[...lives, { name, kind: 'painting' as const, time }]} />
            )}
            {where && (
              <section className="painting-where" aria-labelledby="painting-where">
                <h2 id="painting-where">{t('painting.where')}</h2>
                <PlaceMap map={drawPlaceMap(where)} name={museum?.name ?? where.name[language] ?? name} />
                {museum && ofMuseum && ofMuseum.total > 0 && (
                  <p className="ui">
                    <a href={`/product/painting?museum=${encodeURIComponent(museum.itemId)}`}>
                      {t('painting.allOf', { name: museum.name, count: ofMuseum.total + 1 })}
                    </a>{' '}
                    ·{' '}
                    <a href={collectionAddress(museum.itemId)} rel="nofollow">
                      {t('painting.iiifCollection')}
                    </a>
                  </p>
                )}
              </section>
            )}
          </div>
        </div>
        {similar.length > 0 && (
          <section aria-labelledby="painting-similar">
            <h2 id="painting-similar">{t('painting.similar')}</h2>
            <ul className="bare tiles painting-list">
              {similar.map((similarPainting) => (
                <li key={similarPainting.itemId}>
                  <PaintingCard
                    painting={similarPainting}
                    note={similarPainting.shares.map((share) => t(`painting.shares.${share}`)).join(' · ')}
                  />
                  {isShown && similarPainting.picture && !similarPainting.picture.isDrawing && (
                    <a
                      className="ui"
                      rel="nofollow"
                      href={`/painting/compare?paintingId=${encodeURIComponent(painting.id)}&with=${encodeURIComponent(similarPainting.id)}`}
                    >
                      {t('painting.compare')}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        <SocialBar thingId={painting.itemId} id={painting.id} type="painting" title={name} />
        <Comments thingId={painting.itemId} id={painting.id} type="painting" />
      </div>
    </article>
  );
}

/** Where the painting itself can be seen, if this site has no picture of it. */
function AbsentPicture({ painting }: Pick<LoaderData<typeof loader>, 'painting'>) {
  const { t } = useReader();
  const { id, source, wikidata } = painting;
  return (
    <div className="panel stack close painting-absent ui">
      <p>{t('painting.absent')}</p>
      <p className="links">
        {source?.url && (
          <a href={source.url} rel="noopener external">
            {t('painting.absent.theirs')}
          </a>
        )}
        {wikidata && (
          <a href={`https://www.wikidata.org/wiki/${encodeURIComponent(wikidata)}`} rel="noopener external">
            {t('painting.absent.wikidata')}
          </a>
        )}
        <a href={`/user/edit?id=${encodeURIComponent(id)}#/painting`} rel="nofollow">
          {t('painting.bring')}
        </a>
      </p>
    </div>
  );
}
