import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { replies, sendComment, type Comment, type Thread } from '../contract.ts';
import { CommentView } from './comment-view.tsx';
import { Composer } from './composer.tsx';

/** Answers loaded per page. */
const pageSize = 20;

interface Props {
  thread: Thread;
  reviews: boolean;
  /** Called with null when it was deleted. */
  onChange(next: Thread | null): void;
  /** Called with the change in the number of visible comments. */
  onCount(by: number): void;
}

/** A comment with its answers in chronological order; each names its addressee. */
export function ThreadView({ thread, reviews, onChange, onCount }: Props) {
  const text = useText();
  const [answering, setAnswering] = useState<Comment | null>(null);
  const [lastPage, setAll] = useState<{ page: number; more: boolean } | null>(null);
  const { first } = thread;
  const left = thread.replies - first.length;

  async function answer(to: Comment, reply: string): Promise<boolean> {
    const newComment = await call(sendComment, { id: to.id, type: 'comment', reply }).catch(() => null);
    if (!newComment) return false;
    setAnswering(null);
    onChange({ ...thread, replies: thread.replies + 1, first: [...first, newComment] });
    onCount(1);
    return true;
  }
  async function showMore() {
    const page = (lastPage?.page ?? 0) + 1;
    const nextPage = await call(replies, { id: thread.id, page, size: pageSize }).catch(() => null);
    if (!nextPage) return;
    const fresh = nextPage.items.filter(({ id }) => !first.some((comment) => comment.id === id));
    setAll({ page, more: nextPage.more });
    onChange({ ...thread, first: sortByDate([...first, ...fresh]) });
  }
  function change(before: Comment, next: Comment | null) {
    onCount(Number(next?.state === 'shown') - Number(before.state === 'shown'));
    if (before.id === thread.id) return onChange(next && { ...thread, ...next });
    onChange({
      ...thread,
      replies: thread.replies - (next ? 0 : 1),
      first: first.flatMap((comment) => (comment.id === before.id ? (next ?? []) : comment)),
    });
  }
  const view = (comment: Comment) => (
    <CommentView
      comment={comment}
      reviews={reviews}
      isAnswered={comment.id === thread.id && thread.replies > 0}
      onReply={() => setAnswering(comment)}
      onChange={(next) => change(comment, next)}
    />
  );
  const composer = (to: Comment) =>
    answering?.id === to.id && (
      <Composer
        place={`reply ${to.id}`}
        label={to.author ? text('comments.replyTo', { name: to.author.name }) : text('comments.reply')}
        action={text('comments.reply')}
        onSend={(reply) => answer(to, reply)}
        onCancel={() => setAnswering(null)}
      />
    );
  return (
    <li className="thread">
      {view(thread)}
      {composer(thread)}
      {(first.length > 0 || left > 0) && (
        <ol className="bare answers">
          {first.map((comment) => (
            <li key={comment.id}>
              {view(comment)}
              {composer(comment)}
            </li>
          ))}
        </ol>
      )}
      {left > 0 && (lastPage === null || lastPage.more) && (
        <button type="button" className="plain more-answers" onClick={() => void showMore()}>
          {text('comments.answers', { count: left })}
        </button>
      )}
    </li>
  );
}

const sortByDate = (some: readonly Comment[]): Comment[] =>
  some.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));
