import type { ReactNode } from 'react';
import { useText } from '../../kit/reader.tsx';
import type { Finding } from '../../rules/revisions/findings.ts';
import type { OpenedEntryPart } from '../drafts/open-part.ts';
import { PartForm } from '../drafts/part-form.tsx';
import type { ListPart } from './use-list-part.ts';
import { UndoButtons } from '../drafts/undo-buttons.tsx';

interface Props<Content, Item, Writing> {
  opened: OpenedEntryPart<Content>;
  part: ListPart<Content, Item, Writing>;
  isSignedIn: boolean;
  /** Tools next to undo and redo: add, import. */
  tools: ReactNode;
  /** Findings of the checks by row, also shown in the rows. */
  findings?: ReadonlyMap<number, readonly Finding[]>;
  children: ReactNode;
}

/** The frame of a list editor: undo and redo, by button or key. */
export function ListForm<Content, Item, Writing>({
  opened,
  part,
  isSignedIn,
  tools,
  findings,
  children,
}: Props<Content, Item, Writing>) {
  const t = useText();
  const { list } = part;
  const unsourced = [...(findings?.values() ?? [])].flat().filter(({ name }) => name === 'sourceMissing').length;

  return (
    <PartForm
      className="list-form"
      opened={opened}
      draft={part.draft}
      isSignedIn={isSignedIn}
      merged={part.merged}
      onContinueRejected={part.continueRejected}
    >
      <div className="row list-tools" role="toolbar" aria-label={t('write.list.tools')}>
        {tools}
        <UndoButtons history={list} />
      </div>
      {children}
      {unsourced > 0 && (
        <p className="hint" role="note">
          {t('write.unsourced.rows', { count: unsourced })}
        </p>
      )}
    </PartForm>
  );
}
