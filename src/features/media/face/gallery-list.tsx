import type { PictureInLanguage } from '../contract.ts';
import { picturePath } from './picture-path.ts';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import './gallery-list.css';

/** The pictures of an entry, each with a link to its own page. */
export function GalleryList({ entryId, pictures }: { entryId: string; pictures: readonly PictureInLanguage[] }) {
  return (
    <ul className="bare gallery-list">
      {pictures.map(({ id, url, title, name }) => {
        const caption = title || null;
        return (
          <li key={id}>
            <a href={picturePath(entryId, id)} aria-label={caption ?? name}>
              <ResponsivePicture url={url} alt="" sizes="(max-width: 40rem) 45vw, 12rem" />
              {caption && <span className="ui">{caption}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
