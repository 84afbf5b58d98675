import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useReader } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import type { openPicture } from '../../media/gallery/contract.ts';
import { lines } from '../calls.ts';
import { DetailsForm } from './details-form.tsx';
import { RegionsForm } from './regions-form.tsx';
import './edit-picture.css';

export type OpenedPicture = ReplyOf<typeof openPicture>;

/** A published picture: its regions drawn, its words and rights written; each submitted for review by itself. */
export function EditPicture({ id }: { id: string }) {
  const { say } = useReader();
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let over = false;
    call(lines.openPicture, { id }, { quiet: true }).then(
      (found) => over || setOpened(found),
      (error: unknown) => over || setFailure(error instanceof Failure ? error : new Failure('requestFailed')),
    );
    return () => {
      over = true;
    };
  }, [id, round]);
  if (failure)
    return (
      <p className="writing-told" role="alert">
        {say(`error.${failure.errorName}`, failure.details as Record<string, string>)}
      </p>
    );
  if (!opened)
    return (
      <p className="ui" role="status">
        {say('write.loading')}
      </p>
    );
  const again = () => {
    setOpened(null);
    setRound(round + 1);
  };
  return (
    <div className="edit-picture">
      <p className="ui">
        <a href={opened.href}>{opened.name}</a>
      </p>
      <RegionsForm key={`regions ${round}`} id={id} opened={opened} onSent={again} />
      <DetailsForm key={`details ${round}`} id={id} opened={opened} onSent={again} />
    </div>
  );
}
