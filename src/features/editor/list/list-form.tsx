import { type KeyboardEvent, type ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { ListDefinition } from './list-part.ts';
import type { Opened } from '../drafts/open-part.ts';
import { SentTold } from '../part-told.tsx';
import { Standing } from '../standing.tsx';
import { SubmitBar } from '../submit-bar.tsx';
import type { ListPart } from './use-list-part.ts';

interface Props<Content, Item, Writing> {
  opened: Opened<Content>;
  form: ListDefinition<Content, Item, Writing>;
  part: ListPart<Writing>;
  isSignedIn: boolean;
  /** What stands beside undo and redo: adding, importing. */
  tools: ReactNode;
  children: ReactNode;
}

/**
 * The frame around a part that is a list: who may write, what came in meanwhile, undo and redo, and sending it to a
 * reviewer.
 */
export function ListForm<Content, Item, Writing>({
  opened,
  form,
  part,
  isSignedIn,
  tools,
  children,
}: Props<Content, Item, Writing>) {
  const { language, say } = useReader();
  const { list } = part;
  if (part.saved) return <SentTold saved={part.saved} />;

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
    <form
      className="writing-form list-form ui"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        part.submit();
      }}
    >
      <Standing
        lock={part.lock}
        saving={part.saving}
        isSignedIn={isSignedIn}
        draftAt={part.draftAt}
        onAgain={part.again}
        onStartOver={part.startOver}
      />
      {opened.rejected && part.draftAt === null && (
        <div className="writing-told" role="note">
          <p>{say('write.rejected', { reason: opened.rejected.reason })}</p>
          <p>
            <button
              type="button"
              className="button"
              onClick={() =>
                part.takeUp(form.itemsOf(opened.rejected!.content).map((item) => form.write(item, language)))
              }
            >
              {say('write.rejected.goOn')}
            </button>
          </p>
        </div>
      )}
      {part.told && (
        <p className="writing-told" role="status">
          {say(part.told, { count: part.arrived })}
        </p>
      )}
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
      <SubmitBar note={part.note} onNote={part.setNote} busy={part.busy} fault={part.fault} />
    </form>
  );
}
