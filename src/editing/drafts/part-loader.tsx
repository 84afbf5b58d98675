import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../kit/reader.tsx';
import { Failure } from '../../rules/errors.ts';
import { OtherTabNotice } from '../tab-notices.tsx';
import { EditorPlaceholder } from '../editor-placeholder.tsx';
import { TabLeaderContext, useTabLeader } from './tab-leader.ts';
import { Button } from '../../ui/form/button.tsx';

interface PartLoaderProps<Opened> {
  /** Name of the seat (`draftKey`): identifies the thing and the part that is edited. */
  name: string;
  open(): Promise<Opened>;
  /** Title above the placeholder and the error; the opened editor shows its own. */
  title?: ReactNode;
  /** `inSeat` must wrap the editor, so that only one tab can edit. `again` reopens the part. */
  children(opened: Opened, tools: { again(): void; inSeat(editor: ReactNode): ReactNode }): ReactNode;
}

/**
 * Opens a part for editing, again each time this tab takes the seat. Shows a placeholder while loading, and the reason
 * if it fails.
 */
export function PartLoader<Opened>({ name, open, title, children }: PartLoaderProps<Opened>) {
  const t = useText();
  const [ready, setReady] = useState<{ opened: Opened; round: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  const { seat, place, round, take } = useTabLeader(name);
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    let over = false;
    setReady(null);
    latest.current().then(
      (opened) => void (over || setReady({ opened, round })),
      (error: unknown) => void (over || setFailure(error instanceof Failure ? error : new Failure('requestFailed'))),
    );
    return () => {
      over = true;
    };
  }, [name, round, tries]);
  const again = () => {
    setFailure(null);
    setTries(tries + 1);
  };
  if (failure)
    return (
      <>
        {title}
        <p className="stack close panel writing-told ui" role="alert">
          {t(`error.${failure.errorName}`, failure.details as Record<string, string>)}{' '}
          <Button onClick={again}>{t('error.again')}</Button>
        </p>
      </>
    );
  if (!ready || ready.round !== round)
    return (
      <>
        {title}
        <EditorPlaceholder />
      </>
    );
  return children(ready.opened, {
    again,
    inSeat: (editor) => (
      <TabLeaderContext value={seat}>
        <OtherTabNotice place={place} onTake={take} />
        <div key={`${tries} ${round}`} inert={!seat.isWriting}>
          {editor}
        </div>
      </TabLeaderContext>
    ),
  });
}
