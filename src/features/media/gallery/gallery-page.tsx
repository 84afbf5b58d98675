import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { formatFileSize } from '../../../rules/text/file-size.ts';
import { selectTranslation } from '../../../rules/languages.ts';
import { pageTitle } from '../../../rules/text/page-title.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { CreditLine } from '../face/credit-line.tsx';
import { picturePath } from '../face/picture-path.ts';
import { PictureViewer } from '../face/picture-viewer.tsx';
import { manifestAddress } from '../face/iiif/addresses.ts';
import { Comments } from '../../social/face/comments.tsx';
import { SocialBar } from '../../social/face/social-bar.tsx';
import { galleryPage } from './contract.ts';
import './gallery-page.css';

export async function loader({ call, origin, language, t, params }: PageRequest<{ itemId: string; imageId: string }>) {
  const page = await call(galleryPage, params);
  return { ...page, head: { origin, language, siteName: t('site.name') } };
}

export const head = ({ entry, picture, details, head }: LoaderData<typeof loader>) =>
  pageMeta({
    ...head,
    title: pageTitle(picture.caption ?? details.name, entry.name),
    description: selectTranslation(details.desc, head.language)?.value ?? picture.caption ?? entry.name,
    canonical: picturePath(entry.id, picture.id),
    alternates: {},
    image: {
      url: picture.url,
      width: details.infos.width,
      height: details.infos.height,
      alt: picture.caption ?? entry.name,
    },
  });

/** One picture of an entry: deep zoom, credit and the pictures around it. Source: spec §2. */
export default function GalleryPage({
  entry,
  picture,
  details,
  previous,
  next,
  place,
  total,
  also,
}: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const name = picture.caption ?? entry.name;
  const description = selectTranslation(details.desc, language)?.value;
  return (
    <article className="wrap page gallery-page">
      <header>
        <p className="ui">
          <a href={entryAddress(entry.id)}>{entry.name}</a> ·{' '}
          <span className="tabular">{t('gallery.place', { place, total })}</span>
        </p>
        <h1>{name}</h1>
      </header>
      <Island name="picture-viewer" of={PictureViewer} props={{ views: [picture], name }} />
      <nav className="row ui gallery-ways" aria-label={t('gallery.of', { name: entry.name })}>
        {previous && (
          <a className="button" rel="prev" href={picturePath(entry.id, previous)}>
            {t('gallery.previous')}
          </a>
        )}
        {next && (
          <a className="button" rel="next" href={picturePath(entry.id, next)}>
            {t('gallery.next')}
          </a>
        )}
      </nav>
      {description && <p className="gallery-description">{description}</p>}
      <dl className="gallery-facts ui">
        <dt>{t('gallery.rights')}</dt>
        <dd>
          <CreditLine credit={picture.credit} />
        </dd>
        <dt>{t('gallery.pixels')}</dt>
        <dd className="tabular">
          {picture.width} × {picture.height}
        </dd>
        <dt>{t('gallery.file')}</dt>
        <dd>
          {details.name} · {details.infos.format.toUpperCase()} · {formatFileSize(details.size, language)}
        </dd>
        <dt>{t('gallery.hash')}</dt>
        <dd className="tabular">{details.murmurHash}</dd>
        {details.tags.length > 0 && (
          <>
            <dt>{t('gallery.tags')}</dt>
            <dd>{details.tags.join(' · ')}</dd>
          </>
        )}
        {also.length > 0 && (
          <>
            <dt>{t('gallery.also')}</dt>
            <dd>
              {also.map((otherEntry) => (
                <EntryLink key={otherEntry.itemId} entry={otherEntry} />
              ))}
            </dd>
          </>
        )}
        <dt>{t('gallery.regions')}</dt>
        <dd>
          <a href={`/user/picture?id=${encodeURIComponent(picture.id)}`} rel="nofollow">
            {t('write.editLink')}
          </a>
        </dd>
        <dt>IIIF</dt>
        <dd>
          <a href={manifestAddress('gallery', entry.itemId)} rel="nofollow">
            {t('gallery.iiif')}
          </a>
        </dd>
      </dl>
      <SocialBar thingId={picture.id} id={picture.id} type="image" title={name} />
      <Comments thingId={picture.id} id={picture.id} type="image" />
    </article>
  );
}
