import { useEffect, useState } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { Failure } from '../../rules/errors.ts';
import { languageName } from '../../rules/languages.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { UserInfo } from '../sign-in/contract.ts';
import { EditFacts } from './edit-facts.tsx';
import { EditText } from './edit-text.tsx';
import { openPart, type Opened, type PartName } from './open-part.ts';
import { isClosed, PartTold } from './part-told.tsx';

/** An entry's text and facts, each a part of its own: opened, locked, kept and submitted by itself. */
export function EditEntry({ id, from, member, isSignedIn }: { id: string; from: string | null; member: UserInfo; isSignedIn: boolean }) {
  const { language, say } = useReader();
  const [tab, setTab] = useState<PartName>(() => (location.hash === '#/facts' ? 'facts' : 'text'));
  const [name, setName] = useState<string | null>(null);

  function choose(next: PartName) {
    setTab(next);
    history.replaceState(history.state, '', next === 'facts' ? '#/facts' : location.pathname + location.search);
  }
  const common = { id, memberId: member.id, isSignedIn, onNamed: setName };
  return (
    <>
      <h1>{say('write.edit')}{name && <small>{name}</small>}</h1>
      <div className="ui">
        <Tabs label={say('write.parts')} chosen={tab} onChoose={choose} tabs={[{ name: 'text', title: say('write.part.text', { language: languageName(language, language) }) }, { name: 'facts', title: say('write.part.facts') }]}>
          {tab === 'text' ? <Part part="text" {...common} from={from} /> : <Part part="facts" {...common} from={null} />}
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

function Part({ part, id, from, memberId, isSignedIn, onNamed }: PartProps) {
  const { language, say } = useReader();
  const [opened, setOpened] = useState<{ as: 'text'; of: Opened<'text'> } | { as: 'facts'; of: Opened<'facts'> } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let over = false;
    setOpened(null);
    const opening = part === 'text' ? openPart('text', id, language).then((of) => ({ as: 'text' as const, of })) : openPart('facts', id, language).then((of) => ({ as: 'facts' as const, of }));
    opening.then((next) => {
      if (over) return;
      setOpened(next);
      onNamed(next.of.head.name);
    }, (error: unknown) => void (over || setFailure(error instanceof Failure ? error : new Failure('requestFailed'))));
    return () => { over = true; };
  }, [part, id, language, tries, onNamed]);

  const again = () => {
    setFailure(null);
    setTries(tries + 1);
  };
  if (failure) return <p className="writing-told" role="alert">{say(`error.${failure.errorName}`)} <button type="button" className="button" onClick={again}>{say('error.again')}</button></p>;
  if (!opened) return <div className="writing-shape" aria-busy="true"><p className="unseen" role="status">{say('write.loading')}</p><div /><div /><div /></div>;
  const { of } = opened;
  if (isClosed(of.state)) return <PartTold state={of.state} part={part} itemId={of.itemId} onChanged={again} />;
  return opened.as === 'text'
    ? <EditText key={tries} opened={opened.of} from={from} memberId={memberId} isSignedIn={isSignedIn} onAgain={again} />
    : <EditFacts key={tries} opened={opened.of} memberId={memberId} isSignedIn={isSignedIn} onAgain={again} />;
}
