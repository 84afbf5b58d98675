import { useEffect, useState } from 'react';
import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import '../../../ui/form/form.css';
import { openAccountDialog } from '../../accounts/face/account-dialog-request.ts';
import { isSignedIn } from '../../accounts/face/account-marks.ts';
import { useCurrentMember } from '../../accounts/face/current-member.ts';
import type { Anchor, comments, sendComment, Thread } from '../contract.ts';
import { changeState, useSocialState, type Subject } from '../face/state.ts';
import { useCommentOn } from '../face/comment-on.ts';
import { commentOrders, type CommentOrder } from '../rules.ts';
import { AnchorChoice } from './anchor-choice.tsx';
import { Composer } from './composer.tsx';
import { AboutContext } from './mention-list.tsx';
import { ThreadView } from './thread-view.tsx';

export interface ConversationProps extends Subject {
  /** The id in the address. */
  id: string;
}

const list = byRoute<typeof comments>('GET /data/comments', concurrent);
const send = byRoute<typeof sendComment>('POST /api/social/comment/send', concurrent);

interface Shown {
  threads: Thread[];
  page: number;
  more: boolean;
}

/** All comments on a thing, and a field to add one. */
export function Conversation({ thingId, type }: ConversationProps) {
  const { say } = useReader();
  const subject = { thingId, type };
  const state = useSocialState(subject);
  const who = useCurrentMember();
  const about = useSavedInput<Anchor | null>(`comment ${type} ${thingId} about`, null),
    anchor = about.value;
  useCommentOn(about.set);
  const [order, setOrder] = useState<CommentOrder>('newest');
  const { shown, setShown, failed, load } = useThreads(subject, order);
  const total = state?.comments ?? 0;

  async function comment(reply: string): Promise<boolean> {
    const made = await call(send, { id: thingId, type, reply, ...(anchor && { anchor }) }).catch(() => null);
    if (!made) return false;
    setShown((now) => now && { ...now, threads: [{ ...made, replies: 0, first: [] }, ...now.threads] });
    changeState(subject, { comments: total + 1 });
    about.clear();
    return true;
  }
  const count = (by: number) => changeState(subject, { comments: Math.max(0, total + by) });

  return (
    <AboutContext value={subject}>
      <div className="conversation ui">
        {who && who !== 'asking' ? (
          <Composer
            key={`${type} ${thingId}`}
            place={`comment ${type} ${thingId}`}
            label={say('comments.write')}
            action={say('comments.send')}
            onSend={comment}
          >
            <AnchorChoice type={type} anchor={anchor} onAnchor={about.set} />
          </Composer>
        ) : (
          <p>
            <button type="button" className="button" onClick={() => openAccountDialog({ what: 'sign-in' })}>
              {say('comments.signIn')}
            </button>
          </p>
        )}
        {shown && shown.threads.length > 0 && (
          <div className="comment-orders" role="group" aria-label={say('comments.order')}>
            <span>{say('comments.count', { count: total })}</span>
            {commentOrders.map((one) => (
              <button
                key={one}
                type="button"
                className="plain"
                aria-pressed={one === order}
                onClick={() => setOrder(one)}
              >
                {say(`comments.order.${one}`)}
              </button>
            ))}
          </div>
        )}
        {failed && <FailedLine again={() => load(1)} />}
        {!shown && !failed && (
          <p className="hint" role="status">
            {say('comments.loading')}
          </p>
        )}
        {shown && shown.threads.length === 0 && (
          <div className="no-comments">
            <p>{say('comments.none')}</p>
            <p className="hint">{say('comments.none.hint')}</p>
          </div>
        )}
        <ol className="bare threads">
          {shown?.threads.map((thread) => (
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
                      threads: now.threads.flatMap((one) => (one.id === thread.id ? (next ?? []) : one)),
                    },
                )
              }
            />
          ))}
        </ol>
        {shown?.more && (
          <button type="button" className="button" onClick={() => load(shown.page + 1)}>
            {say('comments.more')}
          </button>
        )}
      </div>
    </AboutContext>
  );
}

/** The comment requested in the address, which is shown first. */
const askedComment = () => new URLSearchParams(location.search).get('comment') ?? undefined;

/** Loads threads page by page in an order; reloads after sign-in. */
function useThreads({ thingId, type }: Subject, order: CommentOrder) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  const signedIn = useCurrentMember() !== null && isSignedIn();

  function load(page: number, signal?: AbortSignal) {
    setFailed(false);
    const comment = page === 1 ? askedComment() : undefined;
    call(list, { id: thingId, type, order, page, ...(comment && { comment }) }, { quiet: true, signal }).then(
      ({ items, more }) => {
        setShown((before) => {
          const kept = page === 1 || !before ? [] : before.threads;
          // New comments shift others to the next page: skip those already shown.
          const fresh = items.filter(({ id }) => !kept.some((one) => one.id === id));
          return { threads: [...kept, ...fresh], page, more };
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
  return { shown, setShown, failed, load: (page: number) => load(page) };
}
