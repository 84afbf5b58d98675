import type { Loaded, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { fail } from '../../../rules/errors.ts';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { Said, Words } from '../comments/comment-words.tsx';
import { comments, replies, type Comment } from '../contract.ts';
import { commentOrders, commentsPage, isSocialType, type SocialType } from '../rules.ts';
import '../../../ui/form/form.css';
import '../face/social.css';

/** Not cached: comments do not invalidate the page cache. */
export const isKept = false;

/** `/comments?type=&id=`: all comments on a thing, and a form to add one, for readers without script. */
export async function loader({ call, origin, language, say, url }: PageRequest) {
  const asked = Object.fromEntries(url.searchParams) as Record<string, string | undefined>;
  const { id = '', type = null, to, comment, thread } = asked;
  if (!isSocialType(type)) fail('pageNotFound');
  const order = commentOrders.find((one) => one === asked.order) ?? 'newest',
    page = Number(asked.page ?? 1);
  if (!Number.isInteger(page) || page < 1) fail('pageNotFound');
  const found = await call(comments, {
    id,
    type,
    order,
    page: thread ? 1 : page,
    named: true,
    ...((thread ?? comment) && { comment: thread ?? comment }),
  });
  const { about } = found;
  if (!about) fail('pageNotFound');
  // A single thread: all its answers, page by page.
  const whole = thread === undefined ? null : await call(replies, { id: thread, page });
  const [root] = found.items;
  return {
    id,
    type,
    order,
    page,
    to: to ?? null,
    thread: thread ?? null,
    about,
    more: whole?.more ?? found.more,
    total: found.total,
    threads: whole && root ? [{ ...root, first: whole.items }] : found.items,
    head: {
      origin,
      language,
      siteName: say('site.name'),
      title: `${about.name} · ${say('comments.title')}`,
      description: say('comments.count', { count: found.total }),
      canonical: commentsPage({ id, type }),
      alternates: {},
      indexed: false,
    },
  };
}

export const head = (loaded: Loaded<typeof loader>) => pageMeta(loaded.head);

export default function CommentsPage(loaded: Loaded<typeof loader>) {
  const { id, type, order, page, to, thread, about, more, total, threads } = loaded;
  const { language, say } = useReader();
  const answered = threads.flatMap((one) => [one, ...one.first]).find((one) => one.id === to) ?? null;
  const lang = about.language === language ? undefined : languageTag(about.language);
  const turn = (next: number) =>
    thread === null ? commentsPage({ id, type, order, page: next }) : threadPage({ id, type }, thread, next);
  return (
    <div className="wrap page plain-comments">
      <header>
        <p className="ui">
          <a href={about.href} lang={lang}>
            {about.name}
          </a>
        </p>
        <h1>{say('comments.title')}</h1>
      </header>
      <div className="conversation ui">
        <PlainForm id={id} type={type} answered={answered} />
        {threads.length > 0 && (
          <p className="comment-orders" role="group" aria-label={say('comments.order')}>
            <span>{say('comments.count', { count: total })}</span>
            {commentOrders.map((one) => (
              <a
                key={one}
                href={commentsPage({ id, type, order: one })}
                aria-current={one === order ? 'page' : undefined}
              >
                {say(`comments.order.${one}`)}
              </a>
            ))}
          </p>
        )}
        {!threads.length && <p>{say('comments.none')}</p>}
        <ol className="bare threads">
          {threads.map((one) => (
            <li key={one.id} className="thread">
              <PlainComment comment={one} id={id} type={type} />
              {one.first.length > 0 && (
                <ol className="bare answers">
                  {one.first.map((answer) => (
                    <li key={answer.id}>
                      <PlainComment comment={answer} id={id} type={type} />
                    </li>
                  ))}
                </ol>
              )}
              {thread === null && one.replies > one.first.length && (
                <a className="more-answers" href={threadPage({ id, type }, one.id, 1)}>
                  {say('comments.answers', { count: one.replies - one.first.length })}
                </a>
              )}
            </li>
          ))}
        </ol>
        <p className="turn-pages">
          {page > 1 && (
            <a className="button" rel="prev" href={turn(page - 1)}>
              {say('category.previous')}
            </a>
          )}{' '}
          {more && (
            <a className="button" rel="next" href={turn(page + 1)}>
              {say('comments.more')}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

interface About {
  id: string;
  type: SocialType;
}

const threadPage = (about: About, thread: string, page: number) =>
  `${commentsPage({ ...about, page })}&thread=${encodeURIComponent(thread)}`;

function PlainComment({ comment, id, type }: About & { comment: Comment }) {
  const { say } = useReader();
  const { state, hideReason } = comment;
  if (state === 'deleted') return <p className="comment gone">{say('comments.deleted')}</p>;
  return (
    <article className="comment" id={`comment-${comment.id}`} data-state={state}>
      <Said comment={comment} />
      {state === 'hidden' && <p className="gone">{say('comments.hidden', { reason: hideReason ?? '' })}</p>}
      <Words comment={comment} />
      {state === 'shown' && (
        <p className="comment-acts">
          <a href={`${commentsPage({ id, type, comment: comment.id, to: comment.id })}#write`} rel="nofollow">
            {say('comments.reply')}
          </a>
        </p>
      )}
    </article>
  );
}

/** A plain HTML form; `send-plain.server.ts` handles it. */
function PlainForm({ id, type, answered }: About & { answered: Comment | null }) {
  const { say } = useReader();
  const label = answered
    ? answered.author
      ? say('comments.replyTo', { name: answered.author.name })
      : say('comments.reply')
    : say('comments.write');
  return (
    <form id="write" className="composer field" method="post" action="/comments/send">
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
      <div className="composer-foot">
        <p id="reply-hint" className="hint">
          {say('comments.hint')}
        </p>
        <button className="button first">{say(answered ? 'comments.reply' : 'comments.send')}</button>
      </div>
    </form>
  );
}
