import { useReader } from '../../../kit/reader.tsx';
import { inLanguage } from '../../../rules/languages.ts';
import type { Picture } from '../contract.ts';
import { picturePath } from './picture-path.ts';
import { ShownPicture } from '../../../ui/shown-picture.tsx';
import './gallery-list.css';

/** The pictures of an entry, each leading to its own page. */
export function GalleryList({ entryId, pictures }: { entryId: string; pictures: readonly Picture[] }) {
  const { language } = useReader();
  return (
    <ul className="bare gallery-list">
      {pictures.map(({ id, url, title, name }) => {
        const caption = inLanguage(title, language)?.value;
        return (
          <li key={id}>
            <a href={picturePath(entryId, id)} aria-label={caption ?? name}>
              <ShownPicture url={url} alt="" sizes="(max-width: 40rem) 45vw, 12rem" />
              {caption && <span className="ui">{caption}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
