import { createContext, use, useEffect, useState, type FunctionComponent, type ReactNode } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { inputOwner } from '../../../kit/saved-input/owner.ts';
import { useReader } from '../../../kit/reader.tsx';
import { partsOfEntryId } from '../../../rules/entry-ids.ts';
import type { Language } from '../../../rules/languages.ts';
import { LoadStatus } from '../../../ui/load-status.tsx';
import { lines } from '../calls.ts';
import { SeatContext, type Seat } from '../drafts/seat.ts';
import type { Opened } from '../drafts/open-part.ts';
import type { EditorProps, MendEditorProps, MendProps } from './part.ts';
import '../../../ui/form/form.css';
import '../editor.css';

interface Mending {
  /** Language of the submission; null for parts shared by all languages. */
  language: Language | null;
  busy: boolean;
  /** Name of the local draft, by reviewer and version; it is stored in the browser until the correction is approved. */
  keptAs: string;
  /** Returns whether it was approved. */
  onPass(content: unknown): Promise<boolean>;
  onClose(): void;
}
const MendingContext = createContext<Mending | null>(null);
/** The reviewer's correction in progress; null when an author edits. */
export const useMending = () => use(MendingContext);

/** A correction is stored in this browser only: the part is neither locked nor saved as a draft. */
const reviewerSeat: Seat = {
  tab: crypto.randomUUID?.() ?? String(Math.random()).slice(2),
  isWriting: true,
  beforeYield: () => () => {},
  leave: () => {},
};
const keptAs = ({ id, version }: MendProps['submission']) => `${inputOwner() ?? ''}~${id}~${version}`;

/** Lets a reviewer correct a part before approval, in the author's editor. */
export function MendPart({
  Editor,
  submission,
  content,
  ...acts
}: MendProps & { Editor: FunctionComponent<EditorProps<never>> }) {
  const { itemId, module, name, kind, language, hasPage } = submission;
  const { language: read } = useReader();
  const [head, setHead] = useState<Opened<never>['head'] | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!hasPage) return setHead(headOf({ itemId, name, kind, language: language ?? read }));
    let over = false;
    call(lines.part, { itemId, module }, { quiet: true }).then(
      (opened) => void (over || setHead(opened.head)),
      () => void (over || setFailed(true)),
    );
    return () => {
      over = true;
    };
  }, [itemId, module, name, kind, language, hasPage, read, tries]);

  if (!head)
    return (
      <LoadStatus
        failed={failed}
        retry={() => {
          setFailed(false);
          setTries(tries + 1);
        }}
        loading="write.loading"
        failure="error.requestFailed"
      />
    );
  const opened: Opened<never> = {
    itemId,
    head,
    base: { id: itemId, content: content as never, translatedFrom: null },
    state: 'open',
    owner: null,
    until: null,
    pending: null,
    draft: null,
    rejected: null,
  };
  return (
    <MendFrame mending={{ language, keptAs: keptAs(submission), ...acts }}>
      <Editor opened={opened} from={null} memberId="" isSignedIn onAgain={acts.onClose} />
    </MendFrame>
  );
}

/** The same for work that its author edits on a separate page: an article, a map script, a tour. */
export function MendApart({
  Editor,
  submission,
  content,
  ...acts
}: MendProps & { Editor: FunctionComponent<MendEditorProps> }) {
  const { language: read } = useReader();
  const { itemId, language, key } = submission;
  return (
    <MendFrame mending={{ language, keptAs: keptAs(submission), ...acts }}>
      <Editor itemId={itemId} partKey={key} language={language ?? read} content={content} onAgain={acts.onClose} />
    </MendFrame>
  );
}

function MendFrame({ mending, children }: { mending: Mending; children: ReactNode }) {
  const { t } = useReader();
  return (
    <section className="mending" aria-labelledby="mending-title">
      <h3 id="mending-title">{t('desk.edit.title')}</h3>
      <p className="hint">{t('desk.edit.lead')}</p>
      <SeatContext value={reviewerSeat}>
        <MendingContext value={mending}>{children}</MendingContext>
      </SeatContext>
    </section>
  );
}

/** The entry has no page yet: only its name and kind are known. */
const headOf = ({
  itemId,
  name,
  kind,
  language,
}: {
  itemId: string;
  name: string;
  kind: MendProps['submission']['kind'];
  language: Language;
}): Opened<never>['head'] => ({
  id: itemId,
  global: partsOfEntryId(itemId).subjectId,
  name,
  disambiguation: null,
  pronunciation: null,
  language,
  summary: '',
  summaryLanguage: language,
  langs: {},
  kind: kind ?? 'idea',
  region: null,
  names: {},
  otherNames: [],
  times: [],
  place: null,
  portrait: null,
});

/** Replaces the submit bar: approve the correction, or discard it. */
export function MendBar({
  mending: { busy, onClose },
  fault,
  onStartOver,
}: {
  mending: Mending;
  fault: string | null;
  /** Discards the correction; null if none is stored. */
  onStartOver: (() => void) | null;
}) {
  const { t } = useReader();
  return (
    <div className="submit-bar">
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      <p className="acts">
        <button className="button first" aria-busy={busy} disabled={busy}>
          {t('desk.edit.pass')}
        </button>
        <button type="button" className="button" disabled={busy} onClick={onClose}>
          {t('dialog.cancel')}
        </button>
        {onStartOver && (
          <button type="button" className="plain" disabled={busy} onClick={onStartOver}>
            {t('write.draft.startOver')}
          </button>
        )}
      </p>
    </div>
  );
}
