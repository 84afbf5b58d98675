import { createContext, use, type ReactNode } from 'react';
import { useReader } from '../../../../kit/reader.tsx';
import { licenceName, licenceUrl } from '../../../../rules/licences.ts';
import { readPictureAddress } from '../../../../rules/picture-address.ts';
import { formatFileSize } from '../../../../rules/text/file-size.ts';
import { ResponsivePicture } from '../../../../ui/responsive-picture.tsx';
import type { ComparedPicture, Difference } from '../../../../rules/revisions/difference.ts';
import { SourceValue } from '../values.tsx';

/** The pictures of the shown difference, by the hash in their address. */
const Pictures = createContext<ReadonlyMap<string, ComparedPicture>>(new Map());

interface Props {
  of: Pick<Difference, 'pictures' | 'ofPicture'>;
  children: ReactNode;
}

export function ComparedPictures({ of: { pictures, ofPicture }, children }: Props) {
  const allPictures = [...pictures, ...(ofPicture ? [ofPicture] : [])];
  return (
    <Pictures value={new Map(allPictures.map((picture) => [readPictureAddress(picture.url)?.hash ?? '', picture]))}>
      {children}
    </Pictures>
  );
}

/** A large uploaded picture with its file and rights, for reviewers. `children` are overlaid. */
export function ReviewPicture({ url, alt = '', children }: { url: string; alt?: string; children?: ReactNode }) {
  const { t } = useReader();
  const picture = use(Pictures).get(readPictureAddress(url)?.hash ?? '');
  return (
    <figure className="stack close compared-picture">
      <a
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={t('difference.enlarge', { name: alt || picture?.name || '' })}
      >
        <ResponsivePicture url={url} alt={alt} sizes="(width < 40rem) 90vw, 32rem" />
        {children}
      </a>
      <figcaption>{picture ? <FileAndRights picture={picture} /> : t('difference.noRights')}</figcaption>
    </figure>
  );
}

function FileAndRights({ picture: { name, size, url, author, licence, source } }: { picture: ComparedPicture }) {
  const { t, language } = useReader();
  const pixels = readPictureAddress(url),
    link = licenceUrl(licence);
  return (
    <dl>
      <div>
        <dt>{t('desk.field.licence')}</dt>
        <dd>
          {link ? (
            <a href={link} rel="noopener external">
              {licenceName(licence, language)}
            </a>
          ) : (
            licenceName(licence, language)
          )}
        </dd>
      </div>
      <div>
        <dt>{t('desk.field.source')}</dt>
        <dd>
          <SourceValue source={source} />
        </dd>
      </div>
      {author && (
        <div>
          <dt>{t('desk.field.author')}</dt>
          <dd>{author}</dd>
        </div>
      )}
      <div>
        <dt>{t('desk.field.file')}</dt>
        <dd className="tabular">
          {[name, pixels && `${pixels.width} × ${pixels.height}`, formatFileSize(size, language)]
            .filter(Boolean)
            .join(' · ')}
        </dd>
      </div>
    </dl>
  );
}
