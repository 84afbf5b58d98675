import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import '../../../ui/form/form.css';
import { openAccountDialog } from '../../../kit/member/account-dialog-request.ts';
import { isSignedIn } from '../../../kit/member/sign-in-state.ts';
import { useCurrentMember } from '../../../kit/member/current-member.ts';
import { comments, sendComment, type Anchor, type Thread } from '../contract.ts';
import { changeState, useSocialState, type Subject } from '../face/state.ts';
import { useCommentOn } from '../face/comment-on.ts';
import { commentOrders, type CommentOrder } from '../rules.ts';
import { AnchorChoice } from './anchor-choice.tsx';
import { Composer } from './composer.tsx';
import { AboutContext } from './mention-list.tsx';
import { ThreadView } from './thread-view.tsx';
import { Button } from '../../../ui/form/button.tsx';

export interface ConversationProps extends Subject {
  /** The id in the address. */
  id: string;
}

interface LoadedThreads {
  threads: Thread[];
  page: number;
  more: boolean;
}

/** All comments on a thing, and a field to add one. */
export function Conversation({ thingId, type }: ConversationProps) {
  const { t } = useReader();
  const subject = { thingId, type };
  const state = useSocialState(subject);
  const who = useCurrentMember();
  const about = useSavedInput<Anchor | null>(`comment ${type} ${thingId} about`, null),
    anchor = about.value;
  useCommentOn(about.set);
  const [order, setOrder] = useState<CommentOrder>('newest');
  const { shown: threadList, setShown, failed, load } = useThreads(subject, order);
  const total = state?.comments ?? 0;

  async function comment(reply: string): Promise<boolean> {
    const newComment = await call(sendComment, { id: thingId, type, reply, ...(anchor && { anchor }) }).catch(
      () => null,
    );
    if (!newComment) return false;
    setShown((now) => now && { ...now, threads: [{ ...newComment, replies: 0, first: [] }, ...now.threads] });
    changeState(subject, { comments: total + 1 });
    about.clear();
    return true;
  }
  const count = (by: number) => changeState(subject, { comments: Math.max(0, total + by) });

  return (
    <AboutContext value={subject}>
      <div className="stack conversation ui">
        {who && who !== 'asking' ? (
          <Composer
            key={`${type} ${thingId}`}
            place={`comment ${type} ${thingId}`}
            label={t('comments.write')}
            action={t('comments.send')}
            onSend={comment}
          >
            <AnchorChoice type={type} anchor={anchor} onAnchor={about.set} />
          </Composer>
        ) : (
          <p>
            <Button onClick={() => openAccountDialog({ what: 'sign-in' })}>{t('comments.signIn')}</Button>
          </p>
        )}
        {threadList && threadList.threads.length > 0 && (
          <div className="row comment-orders" role="group" aria-label={t('comments.order')}>
            <span>{t('comments.count', { count: total })}</span>
            {commentOrders.map((commentOrder) => (
              <Button
                key={commentOrder}
                look="plain"
                aria-pressed={commentOrder === order}
                onClick={() => setOrder(commentOrder)}
              >
                {t(`comments.order.${commentOrder}`)}
              </Button>
            ))}
          </div>
        )}
        {failed && <FailedLine again={() => load(1)} />}
        {!threadList && !failed && (
          <p className="hint" role="status">
            {t('comments.loading')}
          </p>
        )}
        {threadList && threadList.threads.length === 0 && (
          <div className="nothing">
            <p>{t('comments.none')}</p>
            <p className="hint">{t('comments.none.hint')}</p>
          </div>
        )}
        <ol className="bare threads">
          {threadList?.threads.map((thread) => (
            <ThreadView
              key={thread.id}
              thread={thread}
              reviews={who !== null && who !== 'asking' && who.role !== 'member'}
              onCount={count}
              onChange={(next) =>
                setShown(
                  (now) =>
                    now && {
                      ...now,
                      threads: now.threads.flatMap((other) => (other.id === thread.id ? (next ?? []) : other)),
                    },
                )
              }
            />
          ))}
        </ol>
        {threadList?.more && <Button onClick={() => load(threadList.page + 1)}>{t('comments.more')}</Button>}
      </div>
    </AboutContext>
  );
}

/** The comment requested in the address, which is shown first. */
const requestedCommentId = () => new URLSearchParams(location.search).get('comment') ?? undefined;

/** Loads threads page by page in an order; reloads after sign-in. */
function useThreads({ thingId, type }: Subject, order: CommentOrder) {
  const [threadList, setShown] = useState<LoadedThreads | null>(null);
  const [failed, setFailed] = useState(false);
  const signedIn = useCurrentMember() !== null && isSignedIn();

  function load(page: number, signal?: AbortSignal) {
    setFailed(false);
    const comment = page === 1 ? requestedCommentId() : undefined;
    call(comments, { id: thingId, type, order, page, ...(comment && { comment }) }, { quiet: true, signal }).then(
      ({ items, more }) => {
        setShown((before) => {
          const earlierThreads = page === 1 || !before ? [] : before.threads;
          // New comments shift others to the next page: skip those already shown.
          const fresh = items.filter(({ id }) => !earlierThreads.some((thread) => thread.id === id));
          return { threads: [...earlierThreads, ...fresh], page, more };
        });
        if (comment !== undefined)
          requestAnimationFrame(() =>
            document.getElementById(`comment-${comment}`)?.scrollIntoView({ block: 'center' }),
          );
      },
      () => setFailed(!signal?.aborted),
    );
  }
  useEffect(() => {
    const flight = new AbortController();
    load(1, flight.signal);
    return () => flight.abort();
    // `load` changes on every render, but depends only on these.
  }, [thingId, type, order, signedIn]);
  return { shown: threadList, setShown, failed, load: (page: number) => load(page) };
}
