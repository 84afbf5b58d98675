import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { Picture } from '../contract.ts';
import { CreditLine } from './credit-line.tsx';
import { withText } from './image-field.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import type { Portrait } from '../../../rules/pictures/portrait.ts';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import '../media.css';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  portrait: Portrait | null;
  onPortrait(portrait: Portrait | null): void;
  itemId: string | null;
}

/** Edits the main picture of an entry: upload, caption, remove. */
export function PortraitField({ portrait, onPortrait, itemId }: Props) {
  const { language, t } = useReader();
  const [file, setFile] = useState<File | null>(null);
  const take = ({ id, url, title, credit }: Picture) => onPortrait({ id, url, caption: title, credit });
  return (
    <div className="portrait-field" data-empty={portrait ? undefined : ''}>
      {portrait && (
        <figure>
          <ResponsivePicture
            url={portrait.url}
            alt={portrait.caption[language] ?? t('picture.portrait')}
            sizes="14rem"
          />
          <figcaption>
            <CreditLine credit={portrait.credit} />
          </figcaption>
        </figure>
      )}
      <div className="stack">
        {portrait && (
          <Field label={t('picture.caption')}>
            <TextField
              rows={2}
              characters={limits.image.titleLength}
              placeholder={t('picture.caption.example')}
              value={portrait.caption[language] ?? ''}
              onText={(caption) =>
                onPortrait({ ...portrait, caption: withText(portrait.caption, language, caption) ?? {} })
              }
            />
          </Field>
        )}
        <PictureChooser
          label={t(portrait ? 'picture.replace' : 'picture.choose')}
          onFile={setFile}
          onOwn={take}
          onDeleted={(id) => id === portrait?.id && onPortrait(null)}
        >
          {portrait && <Button onClick={() => onPortrait(null)}>{t('picture.remove')}</Button>}
        </PictureChooser>
      </div>
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
