import { useEffect, useState, type FunctionComponent } from 'react';
import { useText } from '../../kit/reader.tsx';
import type { TextKey } from '../../kit/texts.ts';
import type { OpenedUserContent } from '../revisions/face/own/user-content.ts';
import { draftKey } from '../drafts/local-drafts.ts';
import { PartLoader } from '../drafts/part-loader.tsx';
import { EditingGate, useWriter } from '../editing-gate.tsx';
import { ClosedPart, isClosed } from '../part-notices.tsx';
import { toOpenedUserContent, type EditableUserContent } from './opened-user-content.ts';

/** Props of the editor of a member's own work. */
export interface UserContentEditorProps<Content> {
  opened: Omit<EditableUserContent<Content>, 'reply'> & { reply: Pick<EditableUserContent<Content>['reply'], 'id'> };
  memberId: string;
  isSignedIn: boolean;
  onAgain(): void;
}
interface UserContentEditProps {
  /** The type, used in the names of its part and page: `tour`. */
  type: string;
  title: TextKey;
  open(id: string): Promise<OpenedUserContent>;
  /** Loads the editor's code, only for members who may write. Must be a stable module-level function. */
  load(): Promise<FunctionComponent<UserContentEditorProps<never>>>;
}

/** The page to edit a member's own work: `/{type}/edit/{id}`. */
export function UserContentEdit(work: UserContentEditProps) {
  const { load } = work;
  const t = useText();
  const writer = useWriter();
  const [id, setId] = useState<string | null>(null);
  const [Editor, setEditor] = useState<FunctionComponent<UserContentEditorProps<never>> | 'failed' | null>(null);
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
        <ExistingContent
          work={work}
          id={id}
          Editor={Editor}
          memberId={writer.member.id}
          isSignedIn={writer.isSignedIn}
        />
      ) : (
        <>
          <h1>{t(work.title)}</h1>
          <EditingGate writer={writer} failed={Editor === 'failed'} />
        </>
      )}
    </div>
  );
}

interface OpenedProps {
  work: UserContentEditProps;
  id: string;
  Editor: FunctionComponent<UserContentEditorProps<never>>;
  memberId: string;
  isSignedIn: boolean;
}

function ExistingContent({ work: { type, title, open }, id, Editor, memberId, isSignedIn }: OpenedProps) {
  const t = useText();
  return (
    <PartLoader name={draftKey(memberId, id, type, '')} open={async () => toOpenedUserContent<never>(await open(id))}>
      {(opened, { again, inSeat }) => {
        const { state, pending, isPublished } = opened.reply;
        return (
          <>
            <h1>{t(title)}</h1>
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
              inSeat(<Editor opened={opened} memberId={memberId} isSignedIn={isSignedIn} onAgain={again} />)
            )}
          </>
        );
      }}
    </PartLoader>
  );
}
