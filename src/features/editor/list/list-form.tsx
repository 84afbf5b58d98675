import { type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../../kit/reader.tsx';
import type { Opened } from '../drafts/open-part.ts';
import { PartForm } from '../drafts/part-form.tsx';
import type { ListPart } from './use-list-part.ts';

interface Props<Content, Item, Writing> {
  opened: Opened<Content>;
  part: ListPart<Content, Item, Writing>;
  isSignedIn: boolean;
  /** What stands beside undo and redo: adding, importing. */
  tools: ReactNode;
  children: ReactNode;
}

/** The frame around a part that is a list: undo and redo, by button and by key. */
export function ListForm<Content, Item, Writing>({
  opened,
  part,
  isSignedIn,
  tools,
  children,
}: Props<Content, Item, Writing>) {
  const say = useText();
  const { list } = part;

  /** In a field, undo is the field's own. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      (event.target as HTMLElement).matches(
        'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable=true]',
      )
    )
      return;
    const step =
      event.key.toLowerCase() === 'y' || (event.key.toLowerCase() === 'z' && event.shiftKey)
        ? list.redo
        : event.key.toLowerCase() === 'z'
          ? list.undo
          : undefined;
    if (step === undefined) return;
    event.preventDefault();
    step?.();
  }
  return (
    <PartForm
      className="list-form"
      opened={opened}
      draft={part.draft}
      isSignedIn={isSignedIn}
      merged={part.merged}
      onTakeUp={part.takeUp}
      onKeyDown={onKeyDown}
    >
      <div className="list-tools" role="toolbar" aria-label={say('write.list.tools')}>
        {tools}
        <button type="button" className="button" disabled={!list.undo} onClick={() => list.undo?.()}>
          {say('write.list.undo')}
        </button>
        <button type="button" className="button" disabled={!list.redo} onClick={() => list.redo?.()}>
          {say('write.list.redo')}
        </button>
      </div>
      {children}
    </PartForm>
  );
}
