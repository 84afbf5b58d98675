import { useState, type ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { parseEntryId } from '../../../rules/entry-ids.ts';
import { languageName, type Language } from '../../../rules/languages.ts';
import { requirePartView, partViews } from '../../../kit/registry/part-views.ts';
import { useHash } from '../../../ui/use-hash.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { draftKey } from '../../../editing/drafts/local-drafts.ts';
import { openPart, type OpenedEntryPart } from '../../../editing/drafts/open-part.ts';
import { PartLoader } from '../../../editing/drafts/part-loader.tsx';
import type { EditorProps, EntryPart } from '../../../editing/part-editor.ts';
import { isClosed, ClosedPart } from '../../../editing/part-notices.tsx';

const entryParts = () => partViews().filter((part): part is EntryPart => part.editor !== undefined);
const nameOf = (hash: string) => (entryParts().find((part) => part.hash === hash) ?? entryParts()[0]!).name;

interface Props {
  id: string;
  from: string | null;
  member: UserInfo;
  isSignedIn: boolean;
}

/** Edits an entry's parts; each is opened, locked, saved and submitted separately. */
export function EditEntry({ id, from, member, isSignedIn }: Props) {
  const { language, t } = useReader();
  const selectedName = useHash(nameOf, entryParts()[0]!.name);
  const tab = entryParts().find((part) => part.name === selectedName)!;
  const [head, setHead] = useState<Pick<LoadedPart['head'], 'name' | 'kind'> | null>(null);
  const visibleParts = entryParts().filter(
    (part) => !part.kinds || part === tab || (head && part.kinds.includes(head.kind)),
  );

  // Assigning an empty hash would not change the address: `#/` selects the part without a hash.
  const choose = (next: string) => {
    location.hash = requirePartView(next).hash || '#/';
  };
  return (
    <>
      <h1>
        {t('write.edit')}
        {head && <small>{head.name}</small>}
      </h1>
      <div className="ui">
        <Tabs
          label={t('write.parts')}
          selectedTab={tab.name}
          onChoose={choose}
          tabs={visibleParts.map(({ name: part, tab: title }) => ({
            name: part,
            title: t(title, { language: languageName(language, language) }),
          }))}
        >
          <PartEditor
            key={tab.name}
            part={tab}
            id={id}
            from={from}
            memberId={member.id}
            isSignedIn={isSignedIn}
            onOpened={setHead}
          />
        </Tabs>
      </div>
    </>
  );
}

interface PartProps {
  part: EntryPart;
  id: string;
  from: string | null;
  memberId: string;
  isSignedIn: boolean;
  onOpened(head: LoadedPart['head']): void;
}
interface LoadedPart extends Pick<OpenedEntryPart<never>, 'itemId' | 'state' | 'head' | 'pending'> {
  show(props: Omit<EditorProps<never>, 'opened'>): ReactNode;
}

async function loadPart(part: EntryPart, id: string): Promise<LoadedPart> {
  const [opened, Editor] = await Promise.all([openPart<never>(part.name, id), part.editor()]);
  return { ...opened, show: (props) => <Editor {...props} opened={opened} /> };
}

/** Name of the seat. A part that is shared by all languages has one seat for all of them. */
const tabLeaderName = (memberId: string, id: string, part: EntryPart, language: Language) =>
  draftKey(memberId, parseEntryId(id).subjectId, part.name, part.perLanguage ? language : '');

function PartEditor({ part, id, from, onOpened, ...who }: PartProps) {
  const { language } = useReader();
  return (
    <PartLoader
      name={tabLeaderName(who.memberId, id, part, language)}
      open={async () => {
        const ready = await loadPart(part, id);
        onOpened(ready.head);
        return ready;
      }}
    >
      {({ state, pending, itemId, show }, { again, inSeat }) =>
        isClosed(state) ? (
          <ClosedPart state={state} pending={pending} itemId={itemId} onChanged={again} />
        ) : (
          inSeat(show({ from, onAgain: again, ...who }))
        )
      }
    </PartLoader>
  );
}
