import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { selectTranslation } from '../../../rules/languages.ts';
import { formatFileSize } from '../../../rules/text/file-size.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { deleteImage } from '../contract.ts';
import { CreditLine } from '../face/credit-line.tsx';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import { myUploads } from '../gallery/contract.ts';
import { ChangeMany } from './change-many.tsx';
import { uploadsHash } from '../face/uploads/uploads-hash.ts';
import { Button } from '../../../ui/form/button.tsx';

type OwnUpload = ReplyOf<typeof myUploads>['items'][number];
/** Number of pictures per page. */
const pageSize = 20;

/** A member's uploaded pictures, each with the entries that show it; selected ones can be edited together. */
export function MyPictures({ page }: { page: number }) {
  const { language, t } = useReader();
  const { answer, failed, again } = useCall(myUploads, { page, size: pageSize });
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState<OwnUpload | null>(null);
  const nameOf = ({ title, name }: OwnUpload) => selectTranslation(title, language)?.value ?? name;
  const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((otherId) => otherId !== id));
  const toggle = (id: string) => setChosen((now) => (now.has(id) ? without(now, id) : new Set([...now, id])));
  const items = answer?.items ?? [];

  async function remove({ id }: OwnUpload): Promise<boolean> {
    await call(deleteImage, { id });
    setChosen((now) => without(now, id));
    notify(t('picture.own.deleted'));
    again();
    return true;
  }
  return (
    <>
      {failed && <FailedLine again={again} />}
      {answer && !items.length && (
        <div className="nothing">
          <p>{t('uploads.nothing')}</p>
          <p className="hint">{t('uploads.where')}</p>
        </div>
      )}
      {items.length > 0 && (
        <p>
          <Button onClick={() => setChosen(new Set(items.map(({ id }) => id)))}>{t('uploads.chooseAll')}</Button>
        </p>
      )}
      {chosenIds.size > 0 && (
        <ChangeMany
          key={[...chosenIds].join()}
          ids={[...chosenIds]}
          onDone={() => {
            setChosen(new Set());
            again();
          }}
        />
      )}
      <ul className="bare tiles upload-cards" aria-busy={!answer && !failed}>
        {items.map((item) => (
          <li key={item.id} className="stack close" data-chosen={chosenIds.has(item.id) || undefined}>
            <label>
              <input
                type="checkbox"
                checked={chosenIds.has(item.id)}
                aria-label={t('uploads.choose', { name: nameOf(item) })}
                onChange={() => toggle(item.id)}
              />
              <ResponsivePicture url={item.url} alt="" sizes="12rem" />
            </label>
            <p>
              <b>{nameOf(item)}</b>
              <small className="tabular">
                {item.infos.width} × {item.infos.height} · {formatFileSize(item.size, language)}
              </small>
              <small>{t(item.isPublished ? 'uploads.published' : 'uploads.unpublished')}</small>
              {item.tags.length > 0 && <small>{item.tags.join(' · ')}</small>}
              <CreditLine credit={item.credit} />
              {item.shownBy.length > 0 && (
                <small>
                  {t('uploads.shownBy')}
                  {item.shownBy.map((entry) => (
                    <EntryLink key={entry.itemId} entry={entry} />
                  ))}
                </small>
              )}
            </p>
            {!item.isPublished && (
              <Button aria-label={`${t('picture.own.delete')}: ${nameOf(item)}`} onClick={() => setLeaving(item)}>
                {t('picture.own.delete')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={answer && Math.ceil(answer.total / pageSize)}
        label={t('messageCentre.pages')}
        href={(to) => uploadsHash({ of: 'pictures', page: to })}
      />
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
