import { useEffect, useState, type FunctionComponent } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import type { TextKey } from '../../../texts.ts';
import type { OpenedWork } from '../../revisions/face/own/own-work.ts';
import { draftKey } from '../drafts/local-drafts.ts';
import { SeatContext, useTakenSeat } from '../drafts/seat.ts';
import { Entrance, useWriter } from '../entrance.tsx';
import { ClosedPart, isClosed } from '../part-notices.tsx';
import { OtherTabNotice } from '../tab-notices.tsx';
import { openedOwn, type OpenedOwn } from './open-own.ts';

/** What the editor of something of one's own is given. */
export interface OwnEditorProps<Content> {
  opened: OpenedOwn<Content>;
  memberId: string;
  isSignedIn: boolean;
  onAgain(): void;
}
interface Own {
  /** The type of thing, which its part and its page are called by: `tour`. */
  type: string;
  title: TextKey;
  open(id: string): Promise<OpenedWork>;
  /** A module's own function: the editor's code, which comes for whoever may write. */
  load(): Promise<FunctionComponent<OwnEditorProps<never>>>;
}

/** The page on which somebody goes on with what is theirs: `/{type}/edit/{id}`. */
export function OwnEdit(own: Own) {
  const { load } = own;
  const say = useText();
  const writer = useWriter();
  const [id, setId] = useState<string | null>(null);
  const [Editor, setEditor] = useState<FunctionComponent<OwnEditorProps<never>> | 'failed' | null>(null);
  useEffect(() => setId(decodeURIComponent(location.pathname.split('/')[3] ?? '')), []);
  useEffect(() => {
    if (!writer.member || Editor) return;
    load().then(
      (loaded) => setEditor(() => loaded),
      () => setEditor('failed'),
    );
  }, [writer.member, Editor, load]);
  return (
    <div className="wrap page writing-page">
      {id !== null && writer.member && Editor && Editor !== 'failed' ? (
        <Opened own={own} id={id} Editor={Editor} memberId={writer.member.id} isSignedIn={writer.isSignedIn} />
      ) : (
        <>
          <h1>{say(own.title)}</h1>
          <Entrance writer={writer} failed={Editor === 'failed'} />
        </>
      )}
    </div>
  );
}

interface OpenedProps {
  own: Own;
  id: string;
  Editor: FunctionComponent<OwnEditorProps<never>>;
  memberId: string;
  isSignedIn: boolean;
}

function Opened({ own: { type, title, open }, id, Editor, memberId, isSignedIn }: OpenedProps) {
  const say = useText();
  const [ready, setReady] = useState<{ opened: OpenedOwn<never>; round: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  const { seat, place, round, take } = useTakenSeat(draftKey(memberId, id, type, ''));
  useEffect(() => {
    let over = false;
    setReady(null);
    open(id).then(
      (reply) => void (over || setReady({ opened: openedOwn<never>(reply), round })),
      (error: unknown) => void (over || setFailure(error instanceof Failure ? error : new Failure('requestFailed'))),
    );
    return () => {
      over = true;
    };
  }, [id, open, round, tries]);
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
  const { state, pending, isPublished } = ready.opened.reply;
  return (
    <>
      <h1>{say(title)}</h1>
      {isClosed(state) ? (
        <div className="ui">
          <ClosedPart
            state={state}
            pending={pending}
            itemId={id}
            page={isPublished ? `/${type}/${encodeURIComponent(id)}` : null}
            onChanged={again}
          />
        </div>
      ) : (
        <SeatContext value={seat}>
          <OtherTabNotice place={place} onTake={take} />
          <div key={`${tries} ${round}`} inert={!seat.isWriting}>
            <Editor opened={ready.opened} memberId={memberId} isSignedIn={isSignedIn} onAgain={again} />
          </div>
        </SeatContext>
      )}
    </>
  );
}
