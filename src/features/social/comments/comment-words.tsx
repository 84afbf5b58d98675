import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { commentTime } from '../../../rules/time/relative-time.ts';
import type { Comment, Piece } from '../contract.ts';
import { commentAddress } from '../rules.ts';

/** Author, addressee, date and anchor of a comment. */
export function Said({ comment }: { comment: Comment }) {
  const { language, say } = useReader();
  const { id, author, answers, createdAt, edited, anchor } = comment;
  return (
    <header className="comment-said">
      <b>{author?.name ?? say('comments.formerMember')}</b>
      {answers && <span>{say('comments.answering', { name: answers.author ?? say('comments.formerMember') })}</span>}
      <a href={commentAddress(id)} title={say('comments.link')} rel="nofollow">
        <time dateTime={createdAt}>{commentTime(new Date(createdAt), new Date(), language)}</time>
      </a>
      {edited && <span>{say('comments.edited')}</span>}
      {anchor && (
        <a className="comment-anchor" href={anchor.href}>
          {say(`comments.anchor.${anchor.kind}`, { label: anchor.label })}
        </a>
      )}
    </header>
  );
}

/** The text of a comment, with its mentions and links. */
export function Words({ comment: { body, language: written } }: { comment: Comment }) {
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
  const { say } = useReader();
  if ('text' in piece) return piece.text;
  if ('member' in piece) return <b className="mention">@{piece.member ?? say('comments.formerMember')}</b>;
  if ('link' in piece)
    return (
      <a href={piece.link} rel="nofollow ugc noopener external">
        {piece.link.replace(/^https?:\/\//, '')}
      </a>
    );
  const { name, href } = piece.entry;
  return href === null ? name : <a href={href}>{name}</a>;
}
