import { useText } from '../../../kit/reader.tsx';
import type { BookContent, ChapterContent } from '../rules.ts';
import { draftKey } from '../../../editing/drafts/local-drafts.ts';
import { PartLoader } from '../../../editing/drafts/part-loader.tsx';
import { ClosedPart, isClosed } from '../../../editing/part-notices.tsx';
import { BookEditor } from './book-editor.tsx';
import { ChapterEditor } from './chapter-editor.tsx';
import type { BookRequest } from './book-request.ts';
import { NewBook } from './new-book.tsx';
import { openBook, type OpenedBook } from './open-book.ts';
import { PhotocopyEditor } from './photocopy-editor.tsx';

interface Props {
  request: BookRequest;
  memberId: string;
  isSignedIn: boolean;
}

const readingAddress = (id: string, chapter: string | null) =>
  `/book/detail?${new URLSearchParams({ id, ...(chapter !== null && { vid: chapter }) })}`;

/** Creates a book, or opens a whole book or one of its chapters. */
export function EditBook({ request, ...who }: Props) {
  return request.id === null ? (
    <NewBook work={request.work} />
  ) : (
    <ExistingBook key={request.id} request={request} id={request.id} {...who} />
  );
}

type OpenedBookOrChapter =
  | { is: 'book'; opened: OpenedBook<BookContent> }
  | { is: 'chapter'; opened: OpenedBook<ChapterContent>; place: { chapter: string; witness: string } };

/** Opens the book or chapter. A chapter without a witness in the address opens the first witness. */
async function openBookOrChapter(id: string, { chapter, witness }: BookRequest): Promise<OpenedBookOrChapter> {
  const book = await openBook<BookContent>(id);
  const key = witness ?? book.reply.book.witnesses[0]?.key;
  if (chapter === null || key === undefined) return { is: 'book', opened: book };
  const place = { chapter, witness: key };
  return { is: 'chapter', opened: await openBook<ChapterContent>(id, place), place };
}

function ExistingBook({ id, request, memberId, isSignedIn }: Props & { id: string }) {
  const t = useText();
  return (
    <PartLoader
      name={draftKey(memberId, id, `book ${request.chapter ?? ''} ${request.witness ?? ''}`, '')}
      open={() => openBookOrChapter(id, request)}
    >
      {(ready, { again, inSeat }) => {
        const { reply } = ready.opened;
        const common = { memberId, isSignedIn, onAgain: again };
        const isPhotocopy =
          ready.is === 'chapter' &&
          reply.book.witnesses.find(({ key }) => key === ready.place.witness)?.kind === 'photocopy';
        return (
          <>
            <h1>
              {t('bookWriting.title')} <small lang={reply.book.facts.language}>{reply.title}</small>
            </h1>
            <p className="row ui">
              {ready.is === 'chapter' && (
                <a href={`/book/edit?id=${encodeURIComponent(id)}`}>{t('bookWriting.toBook')}</a>
              )}
              {reply.isPublished && (
                <a href={readingAddress(id, ready.is === 'chapter' ? ready.place.chapter : null)}>
                  {t('bookWriting.read')}
                </a>
              )}
            </p>
            {isClosed(reply.state) ? (
              <div className="ui">
                <ClosedPart state={reply.state} pending={reply.pending} itemId={id} onChanged={again} />
              </div>
            ) : (
              inSeat(
                ready.is === 'book' ? (
                  <BookEditor opened={ready.opened} {...common} />
                ) : isPhotocopy ? (
                  <PhotocopyEditor opened={ready.opened} place={ready.place} {...common} />
                ) : (
                  <ChapterEditor opened={ready.opened} place={ready.place} {...common} />
                ),
              )
            )}
          </>
        );
      }}
    </PartLoader>
  );
}
