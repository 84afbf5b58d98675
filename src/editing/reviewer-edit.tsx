import { createContext, use, useEffect, useState, type FunctionComponent, type ReactNode } from 'react';
import { call } from '../kit/calls/call.ts';
import { inputOwner } from '../kit/saved-input/owner.ts';
import { useReader } from '../kit/reader.tsx';
import { parseEntryId } from '../rules/entry-ids.ts';
import type { Language } from '../rules/languages.ts';
import { LoadStatus } from '../ui/load-status.tsx';
import { TabLeaderContext, type TabLeader } from './drafts/tab-leader.ts';
import type { OpenedEntryPart } from './drafts/open-part.ts';
import type { EditorProps, SubmissionEditorProps, ReviewerEditorProps } from './part-editor.ts';
import '../ui/form/form.css';
import './editor.css';
import { openPart } from './lookups/contract.ts';
import { Fault } from '../ui/form/fault.tsx';
import { Button } from '../ui/form/button.tsx';

interface ReviewerEdit {
  /** Language of the submission; null for parts shared by all languages. */
  language: Language | null;
  busy: boolean;
  /** Name of the local draft, by reviewer and version; it is stored in the browser until the correction is approved. */
  keptAs: string;
  /** Returns whether it was approved. */
  onApprove(content: unknown): Promise<boolean>;
  onClose(): void;
}
const ReviewerEditContext = createContext<ReviewerEdit | null>(null);
/** The reviewer's correction in progress; null when an author edits. */
export const useReviewerEdit = () => use(ReviewerEditContext);

/** A correction is stored in this browser only: the part is neither locked nor saved as a draft. */
const reviewerTabLeader: TabLeader = {
  tab: crypto.randomUUID?.() ?? String(Math.random()).slice(2),
  isWriting: true,
  onHandover: () => () => {},
  leave: () => {},
};
const draftNameOf = ({ id, version }: ReviewerEditorProps['submission']) => `${inputOwner() ?? ''}~${id}~${version}`;

/** Lets a reviewer correct a part before approval, in the author's editor. */
export function ReviewerPartEditor({
  Editor,
  submission,
  content,
  ...acts
}: ReviewerEditorProps & { Editor: FunctionComponent<EditorProps<never>> }) {
  const { itemId, module, name, kind, language, hasPage } = submission;
  const { language: read } = useReader();
  const [head, setHead] = useState<OpenedEntryPart<never>['head'] | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!hasPage) return setHead(headOf({ itemId, name, kind, language: language ?? read }));
    let over = false;
    call(openPart, { itemId, module }, { quiet: true }).then(
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
  const opened: OpenedEntryPart<never> = {
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
    <ReviewerEditFrame mending={{ language, keptAs: draftNameOf(submission), ...acts }}>
      <Editor opened={opened} from={null} memberId="" isSignedIn onAgain={acts.onClose} />
    </ReviewerEditFrame>
  );
}

/** The same for work that its author edits on a separate page: an article, a map script, a tour. */
export function ReviewerPageEditor({
  Editor,
  submission,
  content,
  ...acts
}: ReviewerEditorProps & { Editor: FunctionComponent<SubmissionEditorProps> }) {
  const { language: read } = useReader();
  const { itemId, language, key } = submission;
  return (
    <ReviewerEditFrame mending={{ language, keptAs: draftNameOf(submission), ...acts }}>
      <Editor itemId={itemId} partKey={key} language={language ?? read} content={content} onAgain={acts.onClose} />
    </ReviewerEditFrame>
  );
}

function ReviewerEditFrame({ mending, children }: { mending: ReviewerEdit; children: ReactNode }) {
  const { t } = useReader();
  return (
    <section className="mending" aria-labelledby="mending-title">
      <h3 id="mending-title">{t('desk.edit.title')}</h3>
      <p className="hint">{t('desk.edit.lead')}</p>
      <TabLeaderContext value={reviewerTabLeader}>
        <ReviewerEditContext value={mending}>{children}</ReviewerEditContext>
      </TabLeaderContext>
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
  kind: ReviewerEditorProps['submission']['kind'];
  language: Language;
}): OpenedEntryPart<never>['head'] => ({
  id: itemId,
  global: parseEntryId(itemId).subjectId,
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

interface Props {
  mending: ReviewerEdit;
  fault: string | null;
  /** Discards the correction; null if none is stored. */
  onStartOver: (() => void) | null;
}

/** Replaces the submit bar: approve the correction, or discard it. */
export function ReviewerEditBar({ mending: { busy, onClose }, fault, onStartOver }: Props) {
  const { t } = useReader();
  return (
    <div className="stack submit-bar">
      <Fault>{fault}</Fault>
      <p className="acts">
        <button className="button first" aria-busy={busy} disabled={busy}>
          {t('desk.edit.pass')}
        </button>
        <Button disabled={busy} onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        {onStartOver && (
          <Button look="plain" disabled={busy} onClick={onStartOver}>
            {t('write.draft.startOver')}
          </Button>
        )}
      </p>
    </div>
  );
}
