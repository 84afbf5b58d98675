import { useEffect, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import { languageName } from '../../../rules/languages.ts';
import { articleAddress } from '../../articles/rules.ts';
import { draftKey } from '../drafts/local-drafts.ts';
import { SeatContext, useTakenSeat } from '../drafts/seat.ts';
import { ClosedPart, isClosed } from '../part-notices.tsx';
import { OtherTabNotice } from '../tab-notices.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { NewArticle } from './new-article.tsx';
import { newerThanDraft, openArticle, type OpenedArticle } from './open-article.ts';

interface Props {
  id: string | null;
  memberId: string;
  isSignedIn: boolean;
}

/** A new article, or one of mine. */
export function EditArticle({ id, ...who }: Props) {
  return id === null ? <NewArticle /> : <Opened key={id} id={id} {...who} />;
}

interface Ready {
  round: number;
  opened: OpenedArticle;
  /** Readers have a newer version than the draft was written upon. */
  isOld: boolean;
}

function Opened({ id, memberId, isSignedIn }: Props & { id: string }) {
  const { language, say } = useReader();
  const [ready, setReady] = useState<Ready | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  const { seat, place, round, take } = useTakenSeat(draftKey(memberId, id, 'article', ''));
  useEffect(() => {
    let over = false;
    setReady(null);
    Promise.all([openArticle(id), newerThanDraft(id)]).then(
      ([opened, isOld]) => void (over || setReady({ round, opened, isOld })),
      (error: unknown) => void (over || setFailure(error instanceof Failure ? error : new Failure('requestFailed'))),
    );
    return () => {
      over = true;
    };
  }, [id, round, tries]);
  const again = () => {
    setFailure(null);
    setTries(tries + 1);
  };
  if (failure)
    return (
      <>
        <h1>{say('articleWriting.title')}</h1>
        <p className="writing-told ui" role="alert">
          {say(`error.${failure.errorName}`)}{' '}
          <button type="button" className="button" onClick={again}>
            {say('error.again')}
          </button>
        </p>
      </>
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
  const { opened, isOld } = ready,
    { reply } = opened;
  return (
    <>
      <h1>
        {say('articleWriting.title')} <small>{languageName(reply.language, language)}</small>
      </h1>
      {reply.isPublished && (
        <p className="ui">
          <a href={articleAddress(id)}>{say('articleWriting.read')}</a>
        </p>
      )}
      {isOld && (
        <p className="writing-told ui" role="note">
          {say('articleWriting.newer')} <a href={articleAddress(id)}>{say('articleWriting.newer.look')}</a>
        </p>
      )}
      {isClosed(reply.state) ? (
        <div className="ui">
          <ClosedPart state={reply.state} pending={reply.pending} itemId={id} page={null} onChanged={again} />
        </div>
      ) : (
        <SeatContext value={seat}>
          <OtherTabNotice place={place} onTake={take} />
          <div key={`${tries} ${round}`} inert={!seat.isWriting}>
            <ArticleEditor opened={opened} memberId={memberId} isSignedIn={isSignedIn} onAgain={again} />
          </div>
        </SeatContext>
      )}
    </>
  );
}
