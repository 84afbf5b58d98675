import { useRef, useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notices.tsx';
import { PictureCutter, type CutterHandle } from '../../../ui/picture-cut/picture-cutter.tsx';
import { PictureChooser } from '../../media/face/picture-chooser.tsx';
import { PictureDialog } from '../../media/face/picture-dialog.tsx';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  pictures: readonly string[];
  maxCount: number;
  /** Recommended size in pixels. Smaller sizes are scaled up to `minWidth`, so that they stay sharp. */
  size: { width: number; height: number };
  articleId: string;
  onPictures(pictures: string[]): void;
}

/** Smallest width of a stored picture, in pixels: three times a small cover. */
const minWidth = 648;

/** Chooses pictures of one aspect ratio: crops and uploads a file with its licence, or takes an earlier upload. */
export function CutPictures({ pictures, maxCount, size, articleId, onPictures }: Props) {
  const t = useText();
  const [selectedFile, setChosen] = useState<File | null>(null);
  const [cut, setCut] = useState<File | null>(null);
  const times = Math.max(1, minWidth / size.width);
  const storedSize = { width: Math.round(size.width * times), height: Math.round(size.height * times) };
  const add = (url: string) => onPictures([...pictures.filter((picture) => picture !== url), url].slice(-maxCount));
  return (
    <>
      {pictures.length > 0 && (
        <ul className="row bare cut-pictures" style={{ '--shape': size.width / size.height }}>
          {pictures.map((url, at) => (
            <li key={url}>
              <ResponsivePicture url={url} alt="" sizes={maxCount > 1 ? '14rem' : '24rem'} />
              <Button
                look="icon"
                aria-label={t('picture.remove')}
                title={t('picture.remove')}
                onClick={() => onPictures(pictures.filter((_, place) => place !== at))}
              >
                <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < maxCount && (
        <>
          <p className="hint">{t('articleWriting.size', size)}</p>
          <PictureChooser
            label={t('picture.choose')}
            onFile={setChosen}
            onOwn={({ url }) => add(url)}
            onDeleted={() => {}}
          />
        </>
      )}
      {selectedFile && (
        <CutDialog
          file={selectedFile}
          size={storedSize}
          onClose={() => setChosen(null)}
          onCut={(file) => {
            setChosen(null);
            setCut(file);
          }}
        />
      )}
      {cut && (
        <PictureDialog
          file={cut}
          itemId={articleId}
          onClose={() => setCut(null)}
          onUploaded={({ url }) => {
            setCut(null);
            add(url);
          }}
        />
      )}
    </>
  );
}

interface CutDialogProps {
  file: File;
  size: { width: number; height: number };
  onClose(): void;
  onCut(file: File): void;
}

function CutDialog({ file, size, onClose, onCut }: CutDialogProps) {
  const t = useText();
  const cutting = useRef<CutterHandle>(null);
  const [isReady, setReady] = useState(false);
  async function take() {
    const blob = isReady ? await cutting.current!.cut() : null;
    if (blob) onCut(new File([blob], file.name.replace(/\.[^.]*$/, '.webp'), { type: blob.type }));
  }
  return (
    <Dialog
      title={t('articleWriting.cut')}
      onClose={onClose}
      submit={
        <Button look="first" aria-busy={!isReady} onClick={() => void take()}>
          {t('articleWriting.cut.take')}
        </Button>
      }
    >
      <PictureCutter
        ref={cutting}
        file={file}
        size={size}
        onReady={() => setReady(true)}
        onUnreadable={() => {
          notify(t('error.pictureUnreadable'));
          onClose();
        }}
      />
    </Dialog>
  );
}
