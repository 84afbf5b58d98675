import { useEffect, useState } from 'react';
import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useReader } from '../../../kit/reader.tsx';
import { isSignedIn } from '../../accounts/face/account-marks.ts';
import { openAccountDialog } from '../../accounts/face/account-dialog-request.ts';
import type { bookLikes, likeBook } from '../contract.ts';

const likes = byRoute<typeof bookLikes>('GET /home/Book/socialLike/{lang}/{id}/{type}');
const like = byRoute<typeof likeBook>('POST /data/book/like', concurrent);

/** How many like a book; whoever has not signed in is asked to. */
export function BookLike({ bookId }: { bookId: string }) {
  const { say } = useReader();
  const [now, setNow] = useState<ReplyOf<typeof bookLikes> | null>(null);
  useEffect(() => {
    const flight = new AbortController();
    call(likes, { id: bookId, type: 'book' }, { quiet: true, signal: flight.signal }).then(setNow, () => {});
    return () => flight.abort();
  }, [bookId]);
  async function turn() {
    if (!isSignedIn()) return openAccountDialog({ what: 'sign-in' });
    setNow(await call(like, { id: bookId, like: !now?.mine }));
  }
  return (
    <button
      type="button"
      className="button"
      aria-pressed={now?.mine ?? false}
      title={now ? say('book.like.count', { count: now.count }) : undefined}
      onClick={() => void turn().catch(() => {})}
    >
      {say('book.like')} {now && now.count > 0 && <span className="tabular">{now.count}</span>}
    </button>
  );
}
