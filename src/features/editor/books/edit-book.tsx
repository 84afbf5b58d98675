import { useEffect, useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import type { BookContent, ChapterContent } from '../../books/rules.ts';
import { draftKey } from '../drafts/local-drafts.ts';
import { SeatContext, useTakenSeat } from '../drafts/seat.ts';
import { ClosedPart, isClosed } from '../part-notices.tsx';
import { OtherTabNotice } from '../tab-notices.tsx';
import { BookEditor } from './book-editor.tsx';
import { ChapterEditor } from './chapter-editor.tsx';
import type { AskedBook } from './edit-book-page.tsx';
import { NewBook } from './new-book.tsx';
import { openBook, type OpenedBook } from './open-book.ts';
import { PhotocopyEditor } from './photocopy-editor.tsx';

interface Props {
  asked: AskedBook;
  memberId: string;
  isSignedIn: boolean;
}

const readingAddress = (id: string, chapter: string | null) =>
  `/book/detail?${new URLSearchParams({ id, ...(chapter !== null && { vid: chapter }) })}`;

/** A new book, a book as a whole, or one chapter of it. */
export function EditBook({ asked, ...who }: Props) {
  return asked.id === null ? (
    <NewBook work={asked.work} />
  ) : (
    <OpenedPart key={asked.id} asked={asked} id={asked.id} {...who} />
  );
}

type Ready = { round: number } & (
  | { is: 'book'; opened: OpenedBook<BookContent> }
  | { is: 'chapter'; opened: OpenedBook<ChapterContent>; place: { chapter: string; witness: string } }
);

/** Opens what is asked for; of a chapter without a witness the original, or the first that there is. */
async function open(id: string, { chapter, witness }: AskedBook, round: number): Promise<Ready> {
  const book = await openBook<BookContent>(id);
  const key = witness ?? book.reply.book.witnesses[0]?.key;
  if (chapter === null || key === undefined) return { round, is: 'book', opened: book };
  const place = { chapter, witness: key };
  return { round, is: 'chapter', opened: await openBook<ChapterContent>(id, place), place };
}

function OpenedPart({ id, asked, memberId, isSignedIn }: Props & { id: string }) {
  const say = useText();
  const [ready, setReady] = useState<Ready | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  const name = draftKey(memberId, id, `book ${asked.chapter ?? ''} ${asked.witness ?? ''}`, '');
  const { seat, place, round, take } = useTakenSeat(name);
  useEffect(() => {
    let over = false;
    setReady(null);
    open(id, asked, round).then(
      (next) => void (over || setReady(next)),
      (error: unknown) => void (over || setFailure(error instanceof Failure ? error : new Failure('requestFailed'))),
    );
    return () => {
      over = true;
    };
  }, [id, asked, round, tries]);
  const again = () => {
    setFailure(null);
    setTries(tries + 1);
  };
  if (failure)
    return (
      <p className="writing-told ui" role="alert">
        {say(`error.${failure.errorName}`)}{' '}
        <button type="button" className="button" onClick={again}>
          {say('error.again')}
        </button>
      </p>
    );
  if (!ready || ready.round !== round)
    return (
      <div className="writing-shape" aria-busy="true">
        <p className="unseen" role="status">
          {say('write.loading')}
        </p>
        <div />
        <div />
      </div>
    );
  const { reply } = ready.opened;
  const common = { memberId, isSignedIn, onAgain: again };
  const isPhotocopy =
    ready.is === 'chapter' && reply.book.witnesses.find(({ key }) => key === ready.place.witness)?.kind === 'photocopy';
  return (
    <>
      <h1>
        {say('bookWriting.title')} <small lang={reply.book.facts.language}>{reply.title}</small>
      </h1>
      <p className="ui book-writing-links">
        {ready.is === 'chapter' && <a href={`/book/edit?id=${encodeURIComponent(id)}`}>{say('bookWriting.toBook')}</a>}
        {reply.isPublished && (
          <a href={readingAddress(id, ready.is === 'chapter' ? ready.place.chapter : null)}>
            {say('bookWriting.read')}
          </a>
        )}
      </p>
      {isClosed(reply.state) ? (
        <div className="ui">
          <ClosedPart state={reply.state} pending={reply.pending} itemId={id} onChanged={again} />
        </div>
      ) : (
        <SeatContext value={seat}>
          <OtherTabNotice place={place} onTake={take} />
          <div key={`${tries} ${round}`} inert={!seat.isWriting}>
            {ready.is === 'book' ? (
              <BookEditor opened={ready.opened} {...common} />
            ) : isPhotocopy ? (
              <PhotocopyEditor opened={ready.opened} place={ready.place} {...common} />
            ) : (
              <ChapterEditor opened={ready.opened} place={ready.place} {...common} />
            )}
          </div>
        </SeatContext>
      )}
    </>
  );
}
