import { useReader } from '../../../kit/reader.tsx';
import { selectTranslation } from '../../../rules/languages.ts';
import { readPictureAddress } from '../../../rules/picture-address.ts';
import { CreditLine } from './credit-line.tsx';
import type { Portrait } from '../../../rules/pictures/portrait.ts';
import { ReviewPicture } from '../../../editing/revisions/face/pictures/compared-picture.tsx';
import type { WrittenPicture } from '../rules.ts';
import { TextsValue } from '../../../editing/revisions/face/values.tsx';

export function PortraitValue({ portrait: { url, caption, credit } }: { portrait: Portrait }) {
  const { language } = useReader();
  return (
    <span className="portrait-value">
      <ReviewPicture url={url} alt={caption[language] ?? ''} />
      <TextsValue of={caption} /> <CreditLine credit={credit} />
    </span>
  );
}

/** The pictures of a node, as readers will see them; an external picture only as its address. */
export function PicturesValue({ pictures, alt }: { pictures: readonly WrittenPicture[]; alt: string }) {
  const { language } = useReader();
  return (
    <span className="pictures-value">
      {pictures.map(({ id, url, caption }, place) => (
        <span key={`${place} ${id}`}>
          {readPictureAddress(url) ? (
            <ReviewPicture url={url} alt={selectTranslation(caption, language)?.value ?? alt} />
          ) : (
            <code>{url}</code>
          )}
          {caption && <TextsValue of={caption} />}
        </span>
      ))}
    </span>
  );
}
