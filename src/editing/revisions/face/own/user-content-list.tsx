import { useState } from 'react';
import type { Endpoint } from '../../../../kit/calls/endpoint.ts';
import { useCall } from '../../../../kit/calls/use-call.ts';
import { useReader } from '../../../../kit/reader.tsx';
import { useSavedInput } from '../../../../kit/saved-input/use-saved-input.ts';
import { languageNames, languageTag } from '../../../../rules/languages.ts';
import * as limits from '../../../../rules/limits.ts';
import { formatRelativeTime } from '../../../../rules/time/relative-time.ts';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { FailedLine } from '../../../../ui/failed-line.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { notify } from '../../../../ui/notices.tsx';
import type { TextKey } from '../../../../kit/texts.ts';
import type { UserContent } from './user-content.ts';
import './user-content-list.css';
import { Button } from '../../../../ui/form/button.tsx';

interface UserContentType {
  /** The type of thing, which is also the first segment of its address: `tour`. */
  type: string;
  title: TextKey;
  lead: TextKey;
  /** Calls that list the member's things, with page and size. */
  drafts: Endpoint;
  committed: Endpoint;
  /** Parameters that distinguish the two calls, if they are the same endpoint. */
  asking?: { drafts: object; committed: object };
  create(title: string): Promise<{ id: string }>;
  submitDraft(id: string): Promise<unknown>;
  deleteDraft(id: string): Promise<unknown>;
  deleteSubmitted(id: string): Promise<unknown>;
}

/** A member's own things of one type: drafts, submitted ones, and a form to create another. */
export function UserContentList(ownType: UserContentType) {
  const { t } = useReader();
  // After an action both lists may have changed.
  const [round, setRound] = useState(0);
  const changed = () => setRound(round + 1);
  return (
    <section aria-labelledby={`own-${ownType.type}`}>
      <header className="section-head">
        <h2 id={`own-${ownType.type}`}>{t(ownType.title)}</h2>
      </header>
      <p className="hint">{t(ownType.lead)}</p>
      <NewContentForm ownType={ownType} />
      {(['drafts', 'committed'] as const).map((which) => (
        <ContentItems key={`${which} ${round}`} ownType={ownType} which={which} onChanged={changed} />
      ))}
    </section>
  );
}

function NewContentForm({ ownType }: { ownType: UserContentType }) {
  const { t } = useReader();
  const { value: title, set: setTitle, clear } = useSavedInput(`new ${ownType.type}`, '');
  const [busy, setBusy] = useState(false);
  async function begin() {
    if (!title.trim()) return notify(t('finding.titleMissing'), { tone: 'alert' });
    setBusy(true);
    try {
      const { id } = await ownType.create(title.trim());
      clear();
      location.assign(`/${ownType.type}/edit/${encodeURIComponent(id)}`);
    } catch {
      setBusy(false); // a notice has already shown the error
    }
  }
  return (
    <form
      className="row own-begin"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <Field label={t('own.newTitle')}>
        <TextField characters={limits.nameLength} value={title} onText={setTitle} autoComplete="off" />
      </Field>
      <button className="button first" aria-busy={busy} disabled={busy}>
        {t('own.begin')}
      </button>
    </form>
  );
}

interface ContentItems {
  total: number;
  items: UserContent[];
}

interface Props {
  ownType: UserContentType;
  which: 'drafts' | 'committed';
  onChanged(): void;
}

function ContentItems({ ownType, which, onChanged }: Props) {
  const { t } = useReader();
  const { answer, failed, again } = useCall(ownType[which], {
    page: 1,
    size: limits.maxPageSize,
    ...ownType.asking?.[which],
  });
  const works = answer as ContentItems | null;
  return (
    <>
      <h3>{t(`own.${which}`)}</h3>
      {failed && <FailedLine again={again} />}
      {works && !works.items.length && <p className="hint">{t('own.none')}</p>}
      <ul className="bare own-works" aria-busy={!works && !failed}>
        {works?.items.map((work) => (
          <ContentItem key={work.id} ownType={ownType} which={which} work={work} onChanged={onChanged} />
        ))}
      </ul>
    </>
  );
}

interface ContentItemProps {
  ownType: UserContentType;
  which: 'drafts' | 'committed';
  work: UserContent;
  onChanged(): void;
}

function ContentItem({ ownType, which, work, onChanged }: ContentItemProps) {
  const { language, t } = useReader();
  const [deletes, setDeletes] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, title, language: spoken, state, rejectReason, isPublished, changedAt } = work;
  const page = `/${ownType.type}/${encodeURIComponent(id)}`,
    editing = `/${ownType.type}/edit/${encodeURIComponent(id)}`;
  const isDraft = which === 'drafts',
    mayGo = isDraft || state === 'submitted' || state === 'not passed' || state === 'passed';
  async function commit() {
    setBusy(true);
    try {
      await ownType.submitDraft(id);
      notify(t('write.sent'));
      onChanged();
    } catch {
      setBusy(false); // a notice has already shown the error
    }
  }
  return (
    <li>
      <p className="own-work-what">
        <a href={isDraft || !isPublished ? editing : page} lang={languageTag(spoken)}>
          {title}
        </a>
        <small>
          {t(`desk.state.${state}`)} · <span lang={languageTag(spoken)}>{languageNames[spoken]}</span> ·{' '}
          <time dateTime={changedAt}>{formatRelativeTime(new Date(changedAt), new Date(), language)}</time>
        </small>
        {rejectReason !== null && <q>{rejectReason}</q>}
      </p>
      <p className="acts">
        {isDraft && (
          <Button aria-busy={busy} disabled={busy} onClick={() => void commit()}>
            {t('own.commit')}
          </Button>
        )}
        <a className="button" href={editing}>
          {t('own.edit')}
        </a>
        {mayGo && <Button onClick={() => setDeletes(true)}>{t('own.delete')}</Button>}
      </p>
      {deletes && (
        <ConfirmDialog
          title={t('own.delete')}
          onClose={() => setDeletes(false)}
          onConfirm={async () => {
            await (isDraft ? ownType.deleteDraft(id) : ownType.deleteSubmitted(id));
            onChanged();
            return true;
          }}
        >
          <p>
            {t(isDraft ? 'own.delete.draft' : isPublished ? 'own.delete.published' : 'own.delete.committed', {
              title,
            })}
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}
