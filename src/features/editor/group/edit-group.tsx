import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useText } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import type { groupDetail } from '../../groups/contract.ts';
import { draftKey } from '../drafts/local-drafts.ts';
import { SeatContext, useTakenSeat } from '../drafts/seat.ts';
import { lines } from '../calls.ts';
import { OtherTabNotice } from '../tab-notices.tsx';
import { BeginGroup } from './begin-group.tsx';
import type { AskedGroup } from './edit-group-page.tsx';
import { GroupForm } from './group-form.tsx';

export type OpenedGroup = ReplyOf<typeof groupDetail>;

interface Props {
  asked: AskedGroup;
  memberId: string;
  isSignedIn: boolean;
}

/** A group of one's own: begun, or gone on with. */
export function EditGroup({ asked, ...who }: Props) {
  return asked.id === null ? <BeginGroup kind={asked.kind} /> : <OpenGroup id={asked.id} {...who} />;
}

function OpenGroup({ id, memberId, isSignedIn }: Omit<Props, 'asked'> & { id: string }) {
  const say = useText();
  const [opened, setOpened] = useState<{ group: OpenedGroup; round: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  const key = draftKey(memberId, id, 'group', '');
  const { seat, place, round, take } = useTakenSeat(key);
  useEffect(() => {
    let over = false;
    setOpened(null);
    call(lines.groupDetail, { id }, { quiet: true })
      .then((group) => {
        if (!group.isMine) throw new Failure('groupNotFound');
        if (!over) setOpened({ group, round });
      })
      .catch(
        (error: unknown) => void (over || setFailure(error instanceof Failure ? error : new Failure('requestFailed'))),
      );
    return () => {
      over = true;
    };
  }, [id, round, tries]);
  if (failure)
    return (
      <>
        <h1>{say('make.title')}</h1>
        <p className="writing-told ui" role="alert">
          {say(`error.${failure.errorName}`)}{' '}
          <button
            type="button"
            className="button"
            onClick={() => {
              setFailure(null);
              setTries(tries + 1);
            }}
          >
            {say('error.again')}
          </button>
        </p>
      </>
    );
  if (!opened || opened.round !== round)
    return (
      <div className="writing-shape" aria-busy="true">
        <h1 className="unseen">{say('make.title')}</h1>
        <p className="unseen" role="status">
          {say('write.loading')}
        </p>
        <div />
        <div />
      </div>
    );
  return (
    <SeatContext value={seat}>
      <OtherTabNotice place={place} onTake={take} />
      <div key={`${tries} ${round}`} inert={!seat.isWriting}>
        <GroupForm opened={opened.group} draftKey={key} isSignedIn={isSignedIn} />
      </div>
    </SeatContext>
  );
}
