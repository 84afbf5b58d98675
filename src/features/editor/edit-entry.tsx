import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { partsOfEntryId } from '../../rules/entry-ids.ts';
import { Failure } from '../../rules/errors.ts';
import { languageName, type Language } from '../../rules/languages.ts';
import { moduleHashes } from '../../rules/modules.ts';
import { useHash } from '../../ui/use-hash.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { UserInfo } from '../accounts/contract.ts';
import { draftKey } from './drafts/local-drafts.ts';
import { openPart, type Opened, type PartName } from './drafts/open-part.ts';
import { isClosed, PartTold } from './part-told.tsx';
import { SeatContext, useTakenSeat } from './drafts/seat.ts';
import { TabTold } from './tab-told.tsx';

/** What every editor of a part is given. */
export interface EditorProps<P extends PartName> {
  opened: Opened<P>;
  /** The revision beside which a text is translated. */
  from: string | null;
  memberId: string;
  isSignedIn: boolean;
  /** Opens the part anew. */
  onAgain(): void;
}
/** Each editor comes when its part is opened: graph, map and text need much of their own. */
const editors: { [P in PartName]: () => Promise<ComponentType<EditorProps<P>>> } = {
  text: () => import('./text/edit-text.tsx').then(({ EditText }) => EditText),
  facts: () => import('./facts/edit-facts.tsx').then(({ EditFacts }) => EditFacts),
  timeline: () => import('./timeline/edit-timeline.tsx').then(({ EditTimeline }) => EditTimeline),
  timemap: () => import('./timemap/edit-timemap.tsx').then(({ EditTimemap }) => EditTimemap),
  relations: () => import('./relations/edit-relations.tsx').then(({ EditRelations }) => EditRelations),
};
const partOf = (hash: string) =>
  (Object.keys(moduleHashes) as PartName[]).find((part) => moduleHashes[part] === hash) ?? 'text';

/** An entry's parts, each opened, locked, kept and submitted by itself. */
export function EditEntry({
  id,
  from,
  member,
  isSignedIn,
}: {
  id: string;
  from: string | null;
  member: UserInfo;
  isSignedIn: boolean;
}) {
  const { language, say } = useReader();
  const tab = useHash(partOf, 'text');
  const [name, setName] = useState<string | null>(null);
  const titles: Record<PartName, string> = {
    text: say('write.part.text', { language: languageName(language, language) }),
    facts: say('write.part.facts'),
    timeline: say('entry.timeline'),
    timemap: say('entry.timemap'),
    relations: say('entry.graphs'),
  };

  // Without a hash the address would stay where it is: an empty one is the text's.
  const choose = (next: PartName) => {
    location.hash = moduleHashes[next] || '#/';
  };
  return (
    <>
      <h1>
        {say('write.edit')}
        {name && <small>{name}</small>}
      </h1>
      <div className="ui">
        <Tabs
          label={say('write.parts')}
          chosen={tab}
          onChoose={choose}
          tabs={(Object.keys(moduleHashes) as PartName[]).map((part) => ({ name: part, title: titles[part] }))}
        >
          <Part
            key={tab}
            part={tab}
            id={id}
            from={from}
            memberId={member.id}
            isSignedIn={isSignedIn}
            onNamed={setName}
          />
        </Tabs>
      </div>
    </>
  );
}

interface PartProps {
  part: PartName;
  id: string;
  from: string | null;
  memberId: string;
  isSignedIn: boolean;
  onNamed(name: string): void;
}
interface Ready extends Pick<Opened<PartName>, 'itemId' | 'state' | 'head' | 'pending'> {
  /** For which of this tab's turns it was opened. */
  round: number;
  show(props: Omit<EditorProps<PartName>, 'opened'>): ReactNode;
}

async function open<P extends PartName>(part: P, id: string, round: number): Promise<Ready> {
  const [opened, Editor] = await Promise.all([openPart(part, id), editors[part]()]);
  return { ...opened, round, show: (props) => <Editor {...props} opened={opened} /> };
}

/** Tabs know of each other by this: what all languages share is one part in all of them. */
const seatName = (memberId: string, id: string, part: PartName, language: Language) =>
  draftKey(memberId, partsOfEntryId(id).subjectId, part, part === 'text' ? language : '');

function Part({ part, id, from, onNamed, ...who }: PartProps) {
  const { language, say } = useReader();
  const [ready, setReady] = useState<Ready | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  const { seat, place, round, take } = useTakenSeat(seatName(who.memberId, id, part, language));

  useEffect(() => {
    let over = false;
    setReady(null);
    open(part, id, round).then(
      (next) => {
        if (over) return;
        setReady(next);
        onNamed(next.head.name);
      },
      (error: unknown) => void (over || setFailure(error instanceof Failure ? error : new Failure('requestFailed'))),
    );
    return () => {
      over = true;
    };
  }, [part, id, round, tries, onNamed]);

  const again = () => {
    setFailure(null);
    setTries(tries + 1);
  };
  if (failure)
    return (
      <p className="writing-told" role="alert">
        {say(`error.${failure.errorName}`, failure.details as Record<string, string>)}{' '}
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
        <div />
      </div>
    );
  if (isClosed(ready.state))
    return <PartTold state={ready.state} pending={ready.pending} itemId={ready.itemId} onChanged={again} />;
  return (
    <SeatContext value={seat}>
      <TabTold place={place} onTake={take} />
      <div key={`${tries} ${round}`} inert={!seat.isWriting}>
        {ready.show({ from, onAgain: again, ...who })}
      </div>
    </SeatContext>
  );
}
