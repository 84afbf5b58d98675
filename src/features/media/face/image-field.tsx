import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { InLanguages, Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { Picture } from '../contract.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import '../media.css';
import { Button } from '../../../ui/form/button.tsx';

/** A picture with its caption at this place. */
interface CaptionedImage {
  id: string;
  url: string;
  caption: InLanguages | null;
}

interface Props {
  images: readonly CaptionedImage[];
  max: number;
  onImages(images: CaptionedImage[]): void;
  itemId: string | null;
}

/** Edits a list of pictures: upload, caption, remove; at most `max`. */
export function ImageField({ images, max, onImages, itemId }: Props) {
  const { language, t } = useReader();
  const [file, setFile] = useState<File | null>(null);
  /** Adds a picture; one that is already in the list is replaced. */
  const take = ({ id, url, title }: Picture) =>
    onImages([
      ...images.filter((image) => image.id !== id),
      { id, url, caption: Object.keys(title).length ? title : null },
    ]);
  return (
    <div className="stack image-field">
      {images.length > 0 && (
        <ul className="bare stack">
          {images.map((image, index) => (
            <li key={image.id}>
              <ResponsivePicture url={image.url} alt={image.caption?.[language] ?? ''} sizes="10rem" />
              <Field label={t('picture.caption')}>
                <TextField
                  characters={limits.image.titleLength}
                  value={image.caption?.[language] ?? ''}
                  onText={(caption) =>
                    onImages(images.with(index, { ...image, caption: withText(image.caption, language, caption) }))
                  }
                />
              </Field>
              <Button
                look="icon"
                aria-label={t('picture.remove')}
                title={t('picture.remove')}
                onClick={() => onImages(images.filter((_, at) => at !== index))}
              >
                <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {images.length < max && (
        <PictureChooser
          label={t('picture.choose')}
          onFile={setFile}
          onOwn={take}
          onDeleted={(id) =>
            images.some((image) => image.id === id) && onImages(images.filter((image) => image.id !== id))
          }
        />
      )}
      {file && (
        <PictureDialog
          file={file}
          itemId={itemId}
          onClose={() => setFile(null)}
          onUploaded={(picture) => {
            setFile(null);
            take(picture);
          }}
        />
      )}
    </div>
  );
}

/** Sets or clears the text of one language; null if none is left. */
export function withText(texts: InLanguages | null, language: Language, text: string): InLanguages | null {
  const { [language]: _, ...others } = texts ?? {};
  const next = text.trim() ? { ...others, [language]: text } : others;
  return Object.keys(next).length ? next : null;
}
