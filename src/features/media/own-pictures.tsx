import { useState } from 'react';
import { call } from '../../kit/calls/call.ts';
import { useReader } from '../../kit/reader.tsx';
import { useCall } from '../../kit/calls/use-call.ts';
import { formatFileSize } from '../../rules/text/file-size.ts';
import * as limits from '../../rules/limits.ts';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { FailedLine } from '../../ui/failed-line.tsx';
import { notify } from '../../ui/notices.tsx';
import { ownImages, deleteImage, type Picture } from './contract.ts';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import './media.css';
import { Button } from '../../ui/form/button.tsx';

interface Props {
  /** Called with a picture chosen for use. */
  onUse?(picture: Picture): void;
  onDeleted?(id: string): void;
  onClose(): void;
}

/** A member's unpublished uploads: to be used again, or deleted to free quota. */
export function OwnPictures({ onUse, onDeleted, onClose }: Props) {
  const { language, t } = useReader();
  const { answer, setAnswer, failed, again } = useCall(ownImages, {});
  const [leaving, setLeaving] = useState<Picture | null>(null);
  const nameOf = ({ title, name }: Picture) => title[language] ?? Object.values(title)[0] ?? name;

  async function remove({ id }: Picture): Promise<boolean> {
    await call(deleteImage, { id });
    setAnswer((now) => now && { ...now, pictures: now.pictures.filter((picture) => picture.id !== id) });
    again(); // refreshes the used space
    onDeleted?.(id);
    notify(t('picture.own.deleted'));
    return true;
  }
  const { pictures: maxPictures, pictureBytes } = limits.quota;
  const taken = answer && {
    have: answer.pictures.length,
    most: maxPictures,
    bytes: formatFileSize(answer.bytes, language),
    mostMb: pictureBytes >> 20,
  };
  return (
    <>
      <Dialog
        title={t('picture.own.title')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('dialog.close')}</Button>}
      >
        <div className="stack own-pictures" aria-busy={!answer && !failed}>
          {taken && <p className="hint">{t('picture.own.lead', taken)}</p>}
          {failed && <FailedLine again={again} />}
          <ul className="bare">
            {answer?.pictures.map((picture) => (
              <li key={picture.id}>
                <ResponsivePicture url={picture.url} alt="" sizes="6rem" />
                <p>
                  {nameOf(picture)}
                  <small className="hint tabular">
                    {picture.infos.width}×{picture.infos.height}
                  </small>
                </p>
                <p className="acts">
                  {onUse && (
                    <Button onClick={() => onUse(picture)}>
                      {t('picture.own.use')}
                      <span className="unseen"> {nameOf(picture)}</span>
                    </Button>
                  )}
                  <Button onClick={() => setLeaving(picture)}>
                    {t('picture.own.delete')}
                    <span className="unseen"> {nameOf(picture)}</span>
                  </Button>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
      {leaving && (
        <ConfirmDialog
          title={t('picture.own.delete')}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>{t('picture.own.deleteWhat', { name: nameOf(leaving) })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
