import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { formatCommentDate } from '../../../rules/time/relative-time.ts';
import type { Comment, Piece } from '../contract.ts';
import { commentAddress } from '../rules.ts';

/** Author, addressee, date and anchor of a comment. */
export function CommentHeader({ comment }: { comment: Comment }) {
  const { language, t } = useReader();
  const { id, author, answers, createdAt, edited, anchor } = comment;
  return (
    <header className="row comment-said">
      <b>{author?.name ?? t('comments.formerMember')}</b>
      {answers && <span>{t('comments.answering', { name: answers.author ?? t('comments.formerMember') })}</span>}
      <a href={commentAddress(id)} title={t('comments.link')} rel="nofollow">
        <time dateTime={createdAt}>{formatCommentDate(new Date(createdAt), new Date(), language)}</time>
      </a>
      {edited && <span>{t('comments.edited')}</span>}
      {anchor && (
        <a className="comment-anchor" href={anchor.href}>
          {t(`comments.anchor.${anchor.kind}`, { label: anchor.label })}
        </a>
      )}
    </header>
  );
}

/** The text of a comment, with its mentions and links. */
export function CommentText({ comment: { body, language: written } }: { comment: Comment }) {
  const { language } = useReader();
  if (!body.length) return null;
  return (
    <p className="comment-words" dir="auto" lang={written === language ? undefined : languageTag(written)}>
      {body.map((piece, at) => (
        <PieceView key={at} piece={piece} />
      ))}
    </p>
  );
}

function PieceView({ piece }: { piece: Piece }) {
  const { t } = useReader();
  if ('text' in piece) return piece.text;
  if ('member' in piece) return <b className="mention">@{piece.member ?? t('comments.formerMember')}</b>;
  if ('link' in piece)
    return (
      <a href={piece.link} rel="nofollow ugc noopener external">
        {piece.link.replace(/^https?:\/\//, '')}
      </a>
    );
  const { name, href } = piece.entry;
  return href === null ? name : <a href={href}>{name}</a>;
}
