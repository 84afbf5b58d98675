import { useReader } from '../../../kit/reader.tsx';
import { inLanguage } from '../../../rules/languages.ts';
import { readPictureAddress } from '../../../rules/picture-address.ts';
import { CreditLine } from '../../media/face/credit-line.tsx';
import { ShownPicture } from '../../../ui/shown-picture.tsx';
import type { Portrait } from '../../media/rules.ts';
import { TextsValue } from '../../revisions/face/values.tsx';
import type { NodeImage } from '../../timemaps/rules.ts';

export function PortraitValue({ portrait: { url, caption, credit } }: { portrait: Portrait }) {
  const { language } = useReader();
  return (
    <span className="portrait-value">
      <ShownPicture url={url} alt={caption[language] ?? ''} sizes="12rem" />
      <TextsValue of={caption} /> <CreditLine credit={credit} />
    </span>
  );
}

/** The pictures of a node, as readers will see them; of what is none of ours only the address. */
export function PicturesValue({ pictures, alt }: { pictures: readonly NodeImage[]; alt: string }) {
  const { language } = useReader();
  return (
    <span className="pictures-value">
      {pictures.map(({ id, url, caption }, place) => (
        <span key={`${place} ${id}`}>
          {readPictureAddress(url) ? (
            <ShownPicture url={url} alt={inLanguage(caption, language)?.value ?? alt} sizes="8rem" />
          ) : (
            <code>{url}</code>
          )}
          {caption && <TextsValue of={caption} />}
        </span>
      ))}
    </span>
  );
}
