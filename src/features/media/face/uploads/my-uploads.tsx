import { useReader } from '../../../../kit/reader.tsx';
import { MyPictures } from '../../uploads/my-pictures.tsx';
import { MyRecordings } from '../../uploads/my-recordings.tsx';
import { uploadsHash, type UploadQuery } from './uploads-hash.ts';
import '../../uploads/my-uploads.css';

/** A member's uploads: pictures, with bulk editing, and unpublished sounds and films. */
export function MyUploads({ query }: { query: UploadQuery }) {
  const { t } = useReader();
  return (
    <section aria-labelledby="uploads-title" className="my-uploads">
      <header className="section-head">
        <h2 id="uploads-title">{t('usercentre.uploads')}</h2>
      </header>
      <nav className="tabs" aria-label={t('content.of')}>
        {(['pictures', 'recordings'] as const).map((of) => (
          <a key={of} href={uploadsHash({ of, page: 1 })} aria-current={of === query.of ? 'page' : undefined}>
            {t(`uploads.${of}`)}
          </a>
        ))}
      </nav>
      {query.of === 'pictures' ? <MyPictures key={query.page} page={query.page} /> : <MyRecordings />}
    </section>
  );
}
