import { lazy, Suspense, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { formatShortCount } from '../../../rules/text/short-count.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { sendLike, editComment, deleteComment, hideComment, type Comment } from '../contract.ts';
import { Glyph } from '../face/glyph.tsx';
import { requireSignIn } from '../face/state.ts';
import { Composer } from './composer.tsx';
import { CommentHeader, CommentText } from './comment-text.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';

const ReportDialog = lazy(async () => ({
  default: (await import('../../review/face/report-dialog.tsx')).ReportDialog,
}));

interface Props {
  comment: Comment;
  reviews: boolean;
  /** Whether it has answers: a deleted comment then leaves a placeholder. */
  isAnswered: boolean;
  onReply(): void;
  /** Called with null when it was deleted. */
  onChange(next: Comment | null): void;
}

/** One comment: author, date, text, and the possible actions. */
export function CommentView({ comment, reviews, isAnswered, onReply, onChange }: Props) {
  const { t } = useReader();
  const [open, setOpen] = useState<'edit' | 'delete' | 'report' | 'hide' | null>(null);
  const { id, state, source, mine: isOwn } = comment;
  const close = () => setOpen(null);

  async function save(reply: string): Promise<boolean> {
    const next = await call(editComment, { id, reply }).catch(() => null);
    if (next) onChange(next);
    if (next) close();
    return next !== null;
  }
  async function removeIt(): Promise<boolean> {
    await call(deleteComment, { id });
    onChange(isAnswered ? { ...comment, state: 'deleted', author: null, body: [], source: null, anchor: null } : null);
    return true;
  }
  async function hideIt(reason: string): Promise<boolean> {
    const next = await call(hideComment, { id, reason }).catch(() => null);
    if (next) onChange(next);
    if (next) close();
    return next !== null;
  }
  if (state === 'deleted') return <p className="comment gone">{t('comments.deleted')}</p>;
  return (
    <article className="comment" id={`comment-${id}`} data-state={state}>
      <CommentHeader comment={comment} />
      {state === 'hidden' && <p className="gone">{t('comments.hidden', { reason: comment.hideReason ?? '' })}</p>}
      {open === 'edit' && source !== null ? (
        <Composer
          place={`comment edited ${id}`}
          label={t('comments.edit')}
          action={t('comments.save')}
          initialText={source}
          onSend={save}
          onCancel={close}
        />
      ) : (
        <CommentText comment={comment} />
      )}
      <p className="row comment-acts">
        {state === 'shown' && (
          <>
            <LikeButton comment={comment} onChange={onChange} />
            <Button look="plain" onClick={() => requireSignIn() && onReply()}>
              {t('comments.reply')}
            </Button>
          </>
        )}
        {source !== null && (
          <Button look="plain" onClick={() => setOpen('edit')}>
            {t('comments.edit')}
          </Button>
        )}
        {isOwn && (
          <Button look="plain" onClick={() => setOpen('delete')}>
            {t('comments.delete')}
          </Button>
        )}
        {!isOwn && state === 'shown' && (
          <Button look="plain" onClick={() => setOpen('report')}>
            {t('social.report')}
          </Button>
        )}
        {reviews && (
          <Button look="plain" onClick={() => (state === 'hidden' ? void hideIt('') : setOpen('hide'))}>
            {t(state === 'hidden' ? 'comments.show' : 'comments.hide')}
          </Button>
        )}
      </p>
      {open === 'delete' && (
        <ConfirmDialog title={t('comments.delete.sure')} onConfirm={removeIt} onClose={close}>
          <p>{t('comments.delete.what')}</p>
        </ConfirmDialog>
      )}
      {open === 'hide' && <HideDialog commentId={id} onHide={hideIt} onClose={close} />}
      {open === 'report' && (
        <Suspense>
          <ReportDialog id={id} quote="" onClose={close} />
        </Suspense>
      )}
    </article>
  );
}

function LikeButton({ comment, onChange }: { comment: Comment; onChange(next: Comment): void }) {
  const { language, t } = useReader();
  const { id, liked, likes } = comment;
  async function turn() {
    if (!requireSignIn()) return;
    const { count, mine: isLiked } = await call(sendLike, {
      socialId: id,
      type: 'comment',
      action: liked ? 'cancel' : 'add',
    });
    onChange({ ...comment, likes: count, liked: isLiked });
  }
  return (
    <Button look="plain" aria-pressed={liked} onClick={() => void turn().catch(() => {})}>
      <Glyph of="like" filled={liked} /> {t('social.like')}{' '}
      {likes > 0 && <span className="tabular">{formatShortCount(likes, language)}</span>}
    </Button>
  );
}
