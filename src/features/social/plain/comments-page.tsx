import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { fail } from '../../../rules/errors.ts';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { CommentHeader, CommentText } from '../comments/comment-text.tsx';
import { comments, replies, type Comment } from '../contract.ts';
import { commentOrders, commentsPageAddress, isSocialType, type SocialType } from '../rules.ts';
import '../../../ui/form/form.css';
import '../face/social.css';

/** Not cached: comments do not invalidate the page cache. */
export const isKept = false;

/** `/comments?type=&id=`: all comments on a thing, and a form to add one, for readers without script. */
export async function loader({ call, origin, language, t, url }: PageRequest) {
  const parameters = Object.fromEntries(url.searchParams) as Record<string, string | undefined>;
  const { id = '', type = null, to, comment, thread } = parameters;
  if (!isSocialType(type)) fail('pageNotFound');
  const order = commentOrders.find((commentOrder) => commentOrder === parameters.order) ?? 'newest',
    page = Number(parameters.page ?? 1);
  if (!Number.isInteger(page) || page < 1) fail('pageNotFound');
  const result = await call(comments, {
    id,
    type,
    order,
    page: thread ? 1 : page,
    named: true,
    ...((thread ?? comment) && { comment: thread ?? comment }),
  });
  const { about } = result;
  if (!about) fail('pageNotFound');
  // A single thread: all its answers, page by page.
  const threadReplies = thread === undefined ? null : await call(replies, { id: thread, page });
  const [root] = result.items;
  return {
    id,
    type,
    order,
    page,
    to: to ?? null,
    thread: thread ?? null,
    about,
    more: threadReplies?.more ?? result.more,
    total: result.total,
    threads: threadReplies && root ? [{ ...root, first: threadReplies.items }] : result.items,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: `${about.name} · ${t('comments.title')}`,
      description: t('comments.count', { count: result.total }),
      canonical: commentsPageAddress({ id, type }),
      alternates: {},
      indexed: false,
    },
  };
}

export const head = (loaded: LoaderData<typeof loader>) => pageMeta(loaded.head);

export default function CommentsPage(loaded: LoaderData<typeof loader>) {
  const { id, type, order, page, to, thread, about, more, total, threads } = loaded;
  const { language, t } = useReader();
  const answered = threads.flatMap((root) => [root, ...root.first]).find((comment) => comment.id === to) ?? null;
  const lang = about.language === language ? undefined : languageTag(about.language);
  const turn = (next: number) =>
    thread === null ? commentsPageAddress({ id, type, order, page: next }) : threadAddress({ id, type }, thread, next);
  return (
    <div className="wrap page plain-comments">
      <header>
        <p className="ui">
          <a href={about.href} lang={lang}>
            {about.name}
          </a>
        </p>
        <h1>{t('comments.title')}</h1>
      </header>
      <div className="stack conversation ui">
        <PlainForm id={id} type={type} answered={answered} />
        {threads.length > 0 && (
          <p className="row comment-orders" role="group" aria-label={t('comments.order')}>
            <span>{t('comments.count', { count: total })}</span>
            {commentOrders.map((commentOrder) => (
              <a
                key={commentOrder}
                href={commentsPageAddress({ id, type, order: commentOrder })}
                aria-current={commentOrder === order ? 'page' : undefined}
              >
                {t(`comments.order.${commentOrder}`)}
              </a>
            ))}
          </p>
        )}
        {!threads.length && <p>{t('comments.none')}</p>}
        <ol className="bare threads">
          {threads.map((root) => (
            <li key={root.id} className="thread">
              <PlainComment comment={root} id={id} type={type} />
              {root.first.length > 0 && (
                <ol className="bare answers">
                  {root.first.map((answer) => (
                    <li key={answer.id}>
                      <PlainComment comment={answer} id={id} type={type} />
                    </li>
                  ))}
                </ol>
              )}
              {thread === null && root.replies > root.first.length && (
                <a className="more-answers" href={threadAddress({ id, type }, root.id, 1)}>
                  {t('comments.answers', { count: root.replies - root.first.length })}
                </a>
              )}
            </li>
          ))}
        </ol>
        <p className="turn-pages">
          {page > 1 && (
            <a className="button" rel="prev" href={turn(page - 1)}>
              {t('category.previous')}
            </a>
          )}{' '}
          {more && (
            <a className="button" rel="next" href={turn(page + 1)}>
              {t('comments.more')}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

interface CommentTarget {
  id: string;
  type: SocialType;
}

const threadAddress = (about: CommentTarget, thread: string, page: number) =>
  `${commentsPageAddress({ ...about, page })}&thread=${encodeURIComponent(thread)}`;

function PlainComment({ comment, id, type }: CommentTarget & { comment: Comment }) {
  const { t } = useReader();
  const { state, hideReason } = comment;
  if (state === 'deleted') return <p className="comment gone">{t('comments.deleted')}</p>;
  return (
    <article className="comment" id={`comment-${comment.id}`} data-state={state}>
      <CommentHeader comment={comment} />
      {state === 'hidden' && <p className="gone">{t('comments.hidden', { reason: hideReason ?? '' })}</p>}
      <CommentText comment={comment} />
      {state === 'shown' && (
        <p className="row comment-acts">
          <a href={`${commentsPageAddress({ id, type, comment: comment.id, to: comment.id })}#write`} rel="nofollow">
            {t('comments.reply')}
          </a>
        </p>
      )}
    </article>
  );
}

/** A plain HTML form; `send-plain.server.ts` handles it. */
function PlainForm({ id, type, answered }: CommentTarget & { answered: Comment | null }) {
  const { t } = useReader();
  const label = answered
    ? answered.author
      ? t('comments.replyTo', { name: answered.author.name })
      : t('comments.reply')
    : t('comments.write');
  return (
    <form id="write" className="stack close composer field" method="post" action="/comments/send">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="type" value={type} />
      {answered && <input type="hidden" name="to" value={answered.id} />}
      <label htmlFor="reply">{label}</label>
      <textarea
        id="reply"
        name="reply"
        rows={4}
        required
        maxLength={limits.comment.length}
        aria-describedby="reply-hint"
      />
      <div className="row composer-foot">
        <p id="reply-hint" className="hint">
          {t('comments.hint')}
        </p>
        <button className="button first">{t(answered ? 'comments.reply' : 'comments.send')}</button>
      </div>
    </form>
  );
}
